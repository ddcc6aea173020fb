(** A translation of the plane that keeps the kinds moves every round by the same number of rounds. *)

(** Names: S, o, rho and K are as in [Plane.v]. The translation is by x rows and y columns. P i r r' says that it moves the
    beginning of round r of row i to that of round r'. *)
From Coq Require Import ZArith Lia Bool.
From Saltus.triple Require Import Rounds.
From Saltus.triple Require Plane.
Open Scope Z_scope.

(** Induction in both directions. *)
Lemma Z_two_way (P : Z -> Prop) : P 0 -> (forall n, P n -> P (n+1)) -> (forall n, P n -> P (n-1)) -> forall n, P n.
Proof.
  intros P0 Pu Pd. apply Z.peano_ind; auto.
Qed.

Section Shift.
Variables (S o : Z -> Z -> Z).
Hypothesis Hl : forall r i,
  (o r i = 0 /\ 4 <= S r (i-1) - S r i /\ (S r (i-1) - S r i) mod 2 = 0) \/
  (o r i = 1 /\ 1 <= S r (i-1) - S r i /\ (S r (i-1) - S r i) mod 2 = 1).
Hypothesis Hn : forall r i, S (r+1) i = S r (i-3) + 3 * o r (i-2).

Notation K := (Plane.K S o Hl Hn).
Notation rho := (Plane.rho S o Hl Hn).

Ltac facts r i :=
  pose proof (Hl r i); pose proof (Hl r (i-1)); pose proof (Hl r (i-2)); pose proof (Hl r (i+1));
  pose proof (Hn r i); pose proof (Hn r (i-1)); pose proof (Hn r (i+1));
  replace (i-1-1) with (i-2) in * by lia; replace (i-2-1) with (i-3) in * by lia;
  replace (i+1-1) with i in * by lia; replace (i+1-2) with (i-1) in * by lia;
  replace (i-1-2) with (i-3) in * by lia;
  replace (i+1-3) with (i-2) in * by lia; replace (i-1-3) with (i-4) in * by lia.

(** A round begins with the start of a tile A. *)
Lemma start_SA r i : K i (S r i) = SA.
Proof.
  apply (Plane.K_eq S o Hl Hn r). facts r i. unfold inr, zone. split; [lia|].
  destruct (Z.ltb_spec (S r i) (S r (i-1) + o r i)); [|lia].
  rewrite Z.sub_diag. reflexivity.
Qed.

(** The cell before a round is of kind X. *)
Lemma before_start r i : K i (S r i - 1) = X.
Proof.
  apply (Plane.K_eq S o Hl Hn (r-1)). facts (r-1) i. replace (r-1+1) with r in * by lia. 
  unfold inr, zone. replace (r-1+1) with r by lia. split; [lia|].
  destruct (Z.ltb_spec (S r i - 1) (S (r-1) (i-1) + o (r-1) i)); [lia|].
  destruct (Z.ltb_spec (S r i - 1) (S (r-1) (i-1) + 2 * o (r-1) i)); [lia|].
  destruct (Z.ltb_spec (S r i - 1) (S (r-1) (i-2) + 3 * o (r-1) (i-1))); [lia|].
  reflexivity.
Qed.

(** The beginnings of rounds can be recognised by their kinds. *)
Lemma start_iff i t : (K i t = SA /\ K i (t-1) <> CA) <-> exists r, t = S r i.
Proof.
  split.
  - intros [Q1 Q2].
    pose proof (Plane.rho_in S o Hl Hn i t) as I. exists (rho i t).
    unfold Plane.K in Q1. set (r := rho i t) in *. clearbody r.
    destruct (Z.eq_dec t (S r i)) as [E|E]; auto. exfalso. apply Q2.
    apply (Plane.K_eq S o Hl Hn r).
    unfold inr, zone in *.
    destruct (Z.ltb_spec t (S r (i-1) + o r i)).
    + destruct (Z.eqb_spec ((t - S r i) mod 2) 0); try discriminate.
      split; [lia|]. destruct (Z.ltb_spec (t - 1) (S r (i-1) + o r i)); try lia.
      destruct (Z.eqb_spec ((t - 1 - S r i) mod 2) 0); auto. exfalso. zsolve.
    + destruct (Z.ltb_spec t (S r (i-1) + 2 * o r i)); try discriminate.
      destruct (Z.ltb_spec t (S r (i-2) + 3 * o r (i-1))); try discriminate.
      destruct (Z.eqb_spec ((t - S r (i-1)) mod 2) 0); discriminate.
  - intros [r E]. subst t. split; [apply start_SA|]. rewrite before_start. discriminate.
Qed.

(** The beginnings of rounds in two neighbouring rows alternate. *)
Lemma interleave r i : S r (i+1) < S r i < S (r+1) (i+1).
Proof. facts r i. lia. Qed.

(** Rounds begin in their order. *)
Lemma S_le r r' i : r <= r' <-> S r i <= S r' i.
Proof.
  split; intros L.
  - pose proof (Plane.S_mono S o Hl Hn r r' i L). lia.
  - destruct (Z.le_gt_cases r r') as [C|C]; auto.
    pose proof (Plane.S_mono S o Hl Hn (r'+1) r i ltac:(lia)).
    pose proof (Plane.S_inc' S o Hl Hn r' i). lia.
Qed.

(** Rounds begin in their order, strictly. *)
Lemma S_lt r r' i : r < r' <-> S r i < S r' i.
Proof. pose proof (S_le r' r i). lia. Qed.

(** Different rounds begin at different columns. *)
Lemma S_inj r r' i : S r i = S r' i -> r = r'.
Proof. intros E. pose proof (S_le r r' i). pose proof (S_le r' r i). lia. Qed.

Variables x y : Z.
Hypothesis KT : forall i t, K (i+x) (t+y) = K i t.

(** The translation moves beginnings of rounds to beginnings of rounds. *)
Lemma T_starts i t : (exists r, t = S r i) <-> (exists r, t + y = S r (i+x)).
Proof.
  rewrite <- !start_iff. replace (t + y - 1) with (t - 1 + y) by lia. rewrite !KT. tauto.
Qed.

Definition P i r r' := S r i + y = S r' (i+x).

(** The translation moves each round to some round. *)
Lemma P_ex i r : exists r', P i r r'.
Proof. unfold P. apply (proj1 (T_starts i (S r i))). exists r. auto. Qed.

(** The translation moves each round to one round. *)
Lemma P_fun i r r1 r2 : P i r r1 -> P i r r2 -> r1 = r2.
Proof. unfold P. intros E1 E2. apply (S_inj _ _ (i+x)). congruence. Qed.

(** The translation moves the next round to the next round. *)
Lemma P_up i r r' : P i r r' -> P i (r+1) (r'+1).
Proof.
  unfold P. intros E.
  destruct (P_ex i (r+1)) as [r2 E2]. unfold P in E2.
  assert (Q : exists r3, S (r'+1) (i+x) - y = S r3 i).
  { apply (proj2 (T_starts i (S (r'+1) (i+x) - y))). exists (r'+1). lia. }
  destruct Q as [r3 E3].
  pose proof (S_lt r' (r'+1) (i+x)). pose proof (S_lt r (r+1) i).
  pose proof (S_lt r r3 i). pose proof (S_le (r+1) r3 i).
  pose proof (S_lt r' r2 (i+x)). pose proof (S_le r2 (r'+1) (i+x)).
  assert (r2 = r' + 1) by lia. subst r2. exact E2.
Qed.

(** The translation moves the previous round to the previous round. *)
Lemma P_down i r r' : P i r r' -> P i (r-1) (r'-1).
Proof.
  intros E. destruct (P_ex i (r-1)) as [r2 E2]. pose proof (P_up _ _ _ E2) as E3.
  replace (r-1+1) with r in E3 by lia. pose proof (P_fun _ _ _ _ E E3). 
  replace (r'-1) with r2 by lia. exact E2.
Qed.

(** In the next row the translation moves the round to the same round. *)
Lemma P_next i r r' : P i r r' -> P (i+1) r r'.
Proof.
  intros E. destruct (P_ex (i+1) r) as [r2 E2]. pose proof (P_up _ _ _ E2) as E3.
  unfold P in *.
  pose proof (interleave r i). pose proof (interleave r' (i+x)).
  replace (i + x + 1) with (i + 1 + x) in * by lia.
  pose proof (S_lt r2 (r'+1) (i+1+x)). pose proof (S_lt r' (r2+1) (i+1+x)).
  assert (r2 = r') by lia. subst r2. exact E2.
Qed.

(** In the row before the translation moves the round to the same round. *)
Lemma P_prev i r r' : P i r r' -> P (i-1) r r'.
Proof.
  intros E. destruct (P_ex (i-1) r) as [r2 E2]. pose proof (P_next _ _ _ E2) as E3.
  replace (i-1+1) with i in E3 by lia. pose proof (P_fun _ _ _ _ E E3). subst. exact E2.
Qed.

(** The translation moves every round by the same number c of rounds. *)
Theorem shift : exists c, forall i r, S (r+c) (i+x) = S r i + y.
Proof.
  destruct (P_ex 0 0) as [c E]. exists c.
  assert (Q : forall i, P i 0 c).
  { apply Z_two_way; auto using P_next, P_prev. }
  intros i. apply (Z_two_way (fun r => S (r+c) (i+x) = S r i + y)).
  - symmetry. apply Q.
  - intros r F. symmetry in F. apply P_up in F. unfold P in F.
    replace (r + 1 + c) with (r + c + 1) by lia. auto.
  - intros r F. symmetry in F. apply P_down in F. unfold P in F.
    replace (r - 1 + c) with (r + c - 1) by lia. auto.
Qed.

(** So it keeps the parities. *)
Theorem shift_o : forall c, (forall i r, S (r+c) (i+x) = S r i + y) -> forall i r, o (r+c) (i+x) = o r i.
Proof.
  intros c E i r. pose proof (Hl r i). pose proof (Hl (r+c) (i+x)).
  replace (i + x - 1) with (i - 1 + x) in * by lia. rewrite !E in *.
  replace (S r (i-1) + y - (S r i + y)) with (S r (i-1) - S r i) in * by lia. lia.
Qed.
End Shift.
