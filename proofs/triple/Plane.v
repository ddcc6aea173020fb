(** The kind of each cell of the plane, and of each heap of the line Z. *)

(** Names: S, o, Hl and Hn are as in [Rounds.v].
    - rho i t, K i t: the round and the kind of cell (i, t)
    - R n, H n: the round and the kind of heap n of N - {ga, gb, ga+gb}, that is, of the cell of the heap n / g
    - u, v: Bezout numbers with u b + v a = 1 *)
From Coq Require Import ZArith Lia Bool.
From Saltus.triple Require Import Rounds.
Open Scope Z_scope.

Section Plane.
Variables (S o : Z -> Z -> Z).
Hypothesis Hl : forall r i,
  (o r i = 0 /\ 4 <= S r (i-1) - S r i /\ (S r (i-1) - S r i) mod 2 = 0) \/
  (o r i = 1 /\ 1 <= S r (i-1) - S r i /\ (S r (i-1) - S r i) mod 2 = 1).
Hypothesis Hn : forall r i, S (r+1) i = S r (i-3) + 3 * o r (i-2).

(** A round has at least three cells in each row. *)
Lemma S_inc' r i : S r i + 3 <= S (r+1) i.
Proof. exact (S_inc S o Hl Hn r i). Qed.

(** n rounds have at least 3n cells. *)
Lemma S_inc_nat (n : nat) : forall r i, S r i + 3 * Z.of_nat n <= S (r + Z.of_nat n) i.
Proof.
  induction n; intros r i.
  - replace (r + Z.of_nat 0) with r by lia. lia.
  - replace (r + Z.of_nat (Datatypes.S n)) with (r + Z.of_nat n + 1) by lia.
    pose proof (S_inc' (r + Z.of_nat n) i). specialize (IHn r i). lia.
Qed.

(** Later rounds begin later. *)
Lemma S_mono r r' i : r <= r' -> S r i + 3 * (r' - r) <= S r' i.
Proof.
  intros L. pose proof (S_inc_nat (Z.to_nat (r' - r)) r i) as Q.
  rewrite Z2Nat.id in Q by lia. replace (r + (r' - r)) with r' in Q by lia. exact Q.
Qed.

(** A cell between two rounds is in one of the rounds between. *)
Lemma find (n : nat) : forall i t r0, S r0 i <= t -> t < S r0 i + Z.of_nat n -> {r | inr S r i t}.
Proof.
  induction n; intros i t r0 L1 L2.
  - exfalso. lia.
  - destruct (Z_lt_dec t (S (r0+1) i)) as [C|C].
    + exists r0. unfold inr. lia.
    + apply (IHn i t (r0+1)); [lia|]. pose proof (S_inc' r0 i). lia.
Qed.

(** Each cell is in a round. *)
Lemma rho_ex i t : {r | inr S r i t}.
Proof.
  assert (L : S (- Z.abs (t - S 0 i)) i <= t).
  { pose proof (S_mono (- Z.abs (t - S 0 i)) 0 i). lia. }
  apply (find (Z.to_nat (t - S (- Z.abs (t - S 0 i)) i + 1)) i t _ L). lia.
Qed.

Definition rho i t : Z := proj1_sig (rho_ex i t).

(** Each cell is in its round. *)
Lemma rho_in i t : inr S (rho i t) i t.
Proof. exact (proj2_sig (rho_ex i t)). Qed.

(** A cell is in one round only. *)
Lemma inr_uniq r r' i t : inr S r i t -> inr S r' i t -> r = r'.
Proof.
  unfold inr. intros.
  destruct (Z.lt_trichotomy r r') as [L|[L|L]]; auto; exfalso.
  - pose proof (S_mono (r+1) r' i). lia.
  - pose proof (S_mono (r'+1) r i). lia.
Qed.

(** A round that contains the cell is its round. *)
Lemma rho_eq r i t : inr S r i t -> rho i t = r.
Proof. intros I. exact (inr_uniq _ _ _ _ (rho_in i t) I). Qed.

(** Round 0 is the first one that is not negative. *)
Lemma rho_nonneg i t : 0 <= rho i t <-> S 0 i <= t.
Proof.
  pose proof (rho_in i t) as I. unfold inr in I. split; intros L.
  - pose proof (S_mono 0 (rho i t) i). lia.
  - destruct (Z.le_gt_cases 0 (rho i t)); auto.
    pose proof (S_mono (rho i t + 1) 0 i). lia.
Qed.

Definition K i t : kind := zone S o (rho i t) i t.

Ltac use L i t :=
  let I := fresh in pose proof (rho_in i t) as I; unfold K; intros Z;
  pose proof (L S o Hl Hn _ _ _ I Z).

(** The kind of a cell follows from any round that contains it. *)
Lemma K_eq r i t k : inr S r i t /\ zone S o r i t = k -> K i t = k /\ rho i t = r.
Proof. intros [I Z]. unfold K. rewrite (rho_eq _ _ _ I). auto. Qed.

(** A start of a tile A is followed by its second cell. *)
Lemma K_SA i t : K i t = SA -> K i (t+1) = CA /\ rho i (t+1) = rho i t.
Proof. use zone_SA i t. apply K_eq. assumption. Qed.

(** The second cell of a tile A is preceded by its start. *)
Lemma K_CA i t : K i t = CA -> K i (t-1) = SA /\ rho i (t-1) = rho i t.
Proof. use zone_CA i t. apply K_eq. assumption. Qed.

(** The start of a tile B is followed by a cell X. *)
Lemma K_SB i t : K i t = SB -> K i (t+1) = X /\ rho i (t+1) = rho i t.
Proof. use zone_SB i t. apply K_eq. assumption. Qed.

(** Above the second cell of a tile A is its third cell. *)
Lemma K_CA_up i t : K i t = CA -> K (i+1) t = X /\ rho (i+1) t = rho i t.
Proof. use zone_CA_up i t. apply K_eq. assumption. Qed.

(** Above the start of a tile B are its second cell and its third cell. *)
Lemma K_SB_up i t : K i t = SB -> (K (i+1) t = X /\ rho (i+1) t = rho i t) /\
  (K (i+1) (t+1) = X /\ rho (i+1) (t+1) = rho i t).
Proof. use zone_SB_up i t. destruct H0. split; apply K_eq; assumption. Qed.

(** A cell X is the second or third cell of a tile that starts in the row below. *)
Lemma K_X i t : K (i+1) t = X ->
  (K i t = CA /\ rho i t = rho (i+1) t) \/ (K i t = SB /\ rho i t = rho (i+1) t) \/
  (K i (t-1) = SB /\ rho i (t-1) = rho (i+1) t).
Proof.
  intros Z. pose proof (rho_in (i+1) t) as I.
  change (zone S o (rho (i+1) t) (i+1) t = X) in Z.
  destruct (zone_X S o Hl Hn _ _ _ I Z) as [Q|[Q|Q]]; apply K_eq in Q; tauto.
Qed.

(* heaps *)
Variables (a b g u v : Z).
Hypothesis Ha : 1 <= a.
Hypothesis Hg : 1 <= g.
Hypothesis Hb : 3 * a <= b.
Hypothesis Huv : u * b + v * a = 1.
Hypothesis PS : forall r i k, S r (i + a * k) = S r i - b * k.
Hypothesis Po : forall r i k, o r (i + a * k) = o r i.
Hypothesis S0 : forall i t, S 0 i <= t <-> 0 <= i * b + a * t.

(** A shift by a rows and -b columns keeps rounds. *)
Lemma inr_shift r i t k : inr S r i t <-> inr S r (i + a*k) (t - b*k).
Proof. unfold inr. rewrite !PS. lia. Qed.

(** A shift by a rows and -b columns keeps kinds within a round. *)
Lemma zone_shift r i t k : zone S o r (i + a*k) (t - b*k) = zone S o r i t.
Proof.
  unfold zone.
  replace (i + a*k - 1) with ((i - 1) + a*k) by lia.
  replace (i + a*k - 2) with ((i - 2) + a*k) by lia.
  rewrite !PS, !Po.
  replace (t - b * k - (S r i - b * k)) with (t - S r i) by lia.
  replace (t - b * k - (S r (i-1) - b * k)) with (t - S r (i-1)) by lia.
  replace (t - b * k <? S r (i-1) - b*k + o r i) with (t <? S r (i-1) + o r i)
    by (destruct (Z.ltb_spec t (S r (i-1) + o r i)), (Z.ltb_spec (t - b * k) (S r (i-1) - b*k + o r i)); lia).
  replace (t - b * k <? S r (i-1) - b*k + 2 * o r i) with (t <? S r (i-1) + 2 * o r i)
    by (destruct (Z.ltb_spec t (S r (i-1) + 2 * o r i)), (Z.ltb_spec (t - b * k) (S r (i-1) - b*k + 2 * o r i)); lia).
  replace (t - b * k <? S r (i-2) - b*k + 3 * o r (i-1)) with (t <? S r (i-2) + 3 * o r (i-1))
    by (destruct (Z.ltb_spec t (S r (i-2) + 3 * o r (i-1))), (Z.ltb_spec (t - b * k) (S r (i-2) - b*k + 3 * o r (i-1))); lia).
  reflexivity.
Qed.

(** A shift by a rows and -b columns keeps kinds: both cells are the same heap. *)
Lemma K_shift i t k : K (i + a*k) (t - b*k) = K i t /\ rho (i + a*k) (t - b*k) = rho i t.
Proof.
  pose proof (rho_in i t) as I. pose proof I as I'.
  rewrite (inr_shift _ _ _ k) in I. apply K_eq. split; auto.
  unfold K. apply zone_shift.
Qed.

Definition H (n : Z) : kind := K (u * (n / g)) (v * (n / g)).
Definition R (n : Z) : Z := rho (u * (n / g)) (v * (n / g)).

(** The kind of a heap is that of any of its cells. *)
Lemma H_cell n i t : i * b + a * t = n / g -> H n = K i t /\ R n = rho i t.
Proof.
  intros E. unfold H, R. rewrite <- E.
  destruct (K_shift (u * (i * b + a * t)) (v * (i * b + a * t)) (i*v - u*t)) as [Q1 Q2].
  replace (u * (i * b + a * t) + a * (i*v - u*t)) with i in Q1, Q2.
  2:{ replace i with (i * (u * b + v * a)) at 1 by (rewrite Huv; lia). ring. }
  replace (v * (i * b + a * t) - b * (i*v - u*t)) with t in Q1, Q2.
  2:{ replace t with (t * (u * b + v * a)) at 1 by (rewrite Huv; lia). ring. }
  split; symmetry; assumption.
Qed.

(** Each heap has a cell. *)
Lemma cell_ex n : exists i t, i * b + a * t = n / g.
Proof.
  exists (u * (n/g)), (v * (n/g)).
  replace (u * (n / g) * b + a * (v * (n / g))) with ((u * b + v * a) * (n/g)) by ring.
  rewrite Huv. lia.
Qed.

(** A heap further by g x has a quotient that is larger by x. *)
Lemma div_plus n x : (n + g * x) / g = n / g + x.
Proof. rewrite Z.mul_comm. apply Z.div_add. lia. Qed.

(** A heap earlier by g x has a quotient that is smaller by x. *)
Lemma div_minus n x : (n - g * x) / g = n / g - x.
Proof. replace (n - g*x) with (n + g * (-x)) by lia. rewrite div_plus. lia. Qed.

Ltac at_cell n i t E :=
  destruct (cell_ex n) as [i [t E]];
  let Q := fresh in let Q' := fresh in
  destruct (H_cell n i t E) as [Q Q']; rewrite Q, ?Q'.

Ltac to_cell n i t :=
  let Q := fresh in let Q' := fresh in
  destruct (H_cell n i t) as [Q Q'];
  [ rewrite ?div_plus, ?div_minus; lia | rewrite Q, Q' ].

(** The second heap of a tile A. *)
Lemma H_SA n : H n = SA -> H (n + g*a) = CA /\ R (n + g*a) = R n.
Proof. at_cell n i t E. to_cell (n + g*a) i (t+1). apply K_SA. Qed.

(** The start of a tile A, from its second heap. *)
Lemma H_CA n : H n = CA -> H (n - g*a) = SA /\ R (n - g*a) = R n.
Proof. at_cell n i t E. to_cell (n - g*a) i (t-1). apply K_CA. Qed.

(** The heap ga after the start of a tile B. *)
Lemma H_SB n : H n = SB -> H (n + g*a) = X /\ R (n + g*a) = R n.
Proof. at_cell n i t E. to_cell (n + g*a) i (t+1). apply K_SB. Qed.

(** The third heap of a tile A. *)
Lemma H_CA_up n : H n = CA -> H (n + g*b) = X /\ R (n + g*b) = R n.
Proof. at_cell n i t E. to_cell (n + g*b) (i+1) t. apply K_CA_up. Qed.

(** The second heap of a tile B. *)
Lemma H_SB_up n : H n = SB -> H (n + g*b) = X /\ R (n + g*b) = R n.
Proof. at_cell n i t E. to_cell (n + g*b) (i+1) t. intros Z. apply K_SB_up, Z. Qed.

(** The third heap of a tile B. *)
Lemma H_SB_up2 n : H n = SB -> H (n + g*(a+b)) = X /\ R (n + g*(a+b)) = R n.
Proof. at_cell n i t E. to_cell (n + g*(a+b)) (i+1) (t+1). intros Z. apply K_SB_up, Z. Qed.

(** A heap of kind X is the second heap of a tile B or the third heap of a tile. *)
Lemma H_X n : H n = X ->
  (H (n - g*b) = CA /\ R (n - g*b) = R n) \/ (H (n - g*b) = SB /\ R (n - g*b) = R n) \/
  (H (n - g*(a+b)) = SB /\ R (n - g*(a+b)) = R n).
Proof.
  at_cell n i t E. to_cell (n - g*b) (i-1) t. to_cell (n - g*(a+b)) (i-1) (t-1).
  pose proof (K_X (i-1) t) as Q. replace (i-1+1) with i in Q by lia. exact Q.
Qed.

(** Rounds that are not negative consist of heaps that are not negative. *)
Lemma R_nonneg n : 0 <= R n <-> 0 <= n.
Proof.
  destruct (cell_ex n) as [i [t E]]. destruct (H_cell n i t E) as [_ Q]. rewrite Q.
  rewrite rho_nonneg, S0, E. split; intros; [|apply Z.div_pos; lia].
  pose proof (Z.mul_div_le n g). nia.
Qed.

End Plane.
