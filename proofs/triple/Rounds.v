(** The geometry: rounds, rows, zones, on the plane Z x Z; no boundary. *)
From Coq Require Import ZArith Lia Bool.
Open Scope Z_scope.

(** A cell is the first or the second one of a tile A, the first one of a tile B, or another one, which is above. *)
Inductive kind := SA | CA | SB | X.

Ltac zsolve := Z.div_mod_to_equations; lia.

Section Rounds.
Variables (S o : Z -> Z -> Z).
(* l = S r (i-1) - S r i : even and >= 4, or odd and >= 1 *)
Hypothesis Hl : forall r i,
  (o r i = 0 /\ 4 <= S r (i-1) - S r i /\ (S r (i-1) - S r i) mod 2 = 0) \/
  (o r i = 1 /\ 1 <= S r (i-1) - S r i /\ (S r (i-1) - S r i) mod 2 = 1).
Hypothesis Hn : forall r i, S (r+1) i = S r (i-3) + 3 * o r (i-2).

Definition zone (r i t : Z) : kind :=
  if t <? S r (i-1) + o r i then (if (t - S r i) mod 2 =? 0 then SA else CA)
  else if t <? S r (i-1) + 2 * o r i then X
  else if t <? S r (i-2) + 3 * o r (i-1) then (if (t - S r (i-1)) mod 2 =? 0 then SB else X)
  else X.

Definition inr (r i t : Z) : Prop := S r i <= t < S (r+1) i.

(* facts about round r near row i *)
Ltac facts r i :=
  pose proof (Hl r i); pose proof (Hl r (i-1)); pose proof (Hl r (i-2)); pose proof (Hl r (i+1));
  pose proof (Hn r i); pose proof (Hn r (i-1)); pose proof (Hn r (i+1));
  replace (i-1-1) with (i-2) in * by lia; replace (i-2-1) with (i-3) in * by lia;
  replace (i+1-1) with i in * by lia; replace (i+1-2) with (i-1) in * by lia;
  replace (i-1-2) with (i-3) in * by lia;
  replace (i+1-3) with (i-2) in * by lia; replace (i-1-3) with (i-4) in * by lia.

Lemma S_inc r i : S r i + 3 <= S (r+1) i.
Proof. facts r i. lia. Qed.

Ltac zone_tac :=
  unfold inr, zone in *;
  repeat match goal with
  | |- context [?x <? ?y] => destruct (Z.ltb_spec x y)
  | H : context [?x <? ?y] |- _ => destruct (Z.ltb_spec x y)
  | |- context [?x =? ?y] => destruct (Z.eqb_spec x y)
  | H : context [?x =? ?y] |- _ => destruct (Z.eqb_spec x y)
  end; try discriminate.

Lemma zone_SA r i t : inr r i t -> zone r i t = SA -> inr r i (t+1) /\ zone r i (t+1) = CA.
Proof. intros I Z. facts r i. zone_tac; (split; [zsolve|try reflexivity; exfalso; zsolve]). Qed.

Lemma zone_CA r i t : inr r i t -> zone r i t = CA -> inr r i (t-1) /\ zone r i (t-1) = SA.
Proof. intros I Z. facts r i. zone_tac; (split; [zsolve|try reflexivity; exfalso; zsolve]). Qed.

Lemma zone_SB r i t : inr r i t -> zone r i t = SB -> inr r i (t+1) /\ zone r i (t+1) = X.
Proof. intros I Z. facts r i. zone_tac; (split; [zsolve|try reflexivity; exfalso; zsolve]). Qed.

Lemma zone_CA_up r i t : inr r i t -> zone r i t = CA -> inr r (i+1) t /\ zone r (i+1) t = X.
Proof.
  intros I Z. facts r i. zone_tac;
  replace (i+1-1) with i in * by lia; replace (i+1-2) with (i-1) in * by lia;
  (split; [zsolve|try reflexivity; exfalso; zsolve]).
Qed.

Lemma zone_SB_up r i t : inr r i t -> zone r i t = SB -> 
  (inr r (i+1) t /\ zone r (i+1) t = X) /\ (inr r (i+1) (t+1) /\ zone r (i+1) (t+1) = X).
Proof.
  intros I Z. facts r i. split; zone_tac;
  replace (i+1-1) with i in * by lia; replace (i+1-2) with (i-1) in * by lia;
  (split; [zsolve|try reflexivity; exfalso; zsolve]).
Qed.

Lemma zone_X r i t : inr r (i+1) t -> zone r (i+1) t = X ->
  (inr r i t /\ zone r i t = CA) \/ (inr r i t /\ zone r i t = SB) \/
  (inr r i (t-1) /\ zone r i (t-1) = SB).
Proof.
  intros I Z. facts r i. unfold inr, zone in *.
  replace (i+1-1) with i in * by lia; replace (i+1-2) with (i-1) in * by lia.
  zone_tac; try (exfalso; zsolve);
  first [ left; split; [zsolve|reflexivity] | right; left; split; [zsolve|reflexivity]
        | right; right; split; [zsolve|reflexivity] ].
Qed.
End Rounds.
