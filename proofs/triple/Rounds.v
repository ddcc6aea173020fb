(** The geometry: rounds, rows, zones, on the plane Z x Z; no boundary. *)

(** Names of this file and of those that use it:
    - cell (i, t): column t of row i; it is the heap i b + a t, if gcd(a, b) = 1
    - S r i: the column at which round r of row i begins
    - l = S r (i-1) - S r i: the length of the first stretch of round r in row i
    - o r i: 1 if l is odd, else 0
    - kind: SA, CA, SB or X, as below; zone r i t: the kind of cell (i, t) if it is in round r
    - inr r i t: cell (i, t) is in round r
    - Hl, Hn: the two hypotheses on S and o, for the length l and for the next round

    One round of row i, from left to right:

        S r i                 S r (i-1)                S r (i-2)                S (r+1) i
        | SA CA SA CA ... SA CA | SB X SB X ... SB X     | X X ... X              |
          tiles A               tiles B                  second and third heaps of tiles of the row below

    If o r i = 1, the tiles A need one cell more, and one cell X follows them. *)
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

(** A round has at least three cells in each row. *)
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

(** A start of a tile A is followed by its second cell, in the same round. *)
Lemma zone_SA r i t : inr r i t -> zone r i t = SA -> inr r i (t+1) /\ zone r i (t+1) = CA.
Proof. intros I Z. facts r i. zone_tac; (split; [zsolve|try reflexivity; exfalso; zsolve]). Qed.

(** The second cell of a tile A is preceded by its start, in the same round. *)
Lemma zone_CA r i t : inr r i t -> zone r i t = CA -> inr r i (t-1) /\ zone r i (t-1) = SA.
Proof. intros I Z. facts r i. zone_tac; (split; [zsolve|try reflexivity; exfalso; zsolve]). Qed.

(** The start of a tile B is followed by a cell X, in the same round. *)
Lemma zone_SB r i t : inr r i t -> zone r i t = SB -> inr r i (t+1) /\ zone r i (t+1) = X.
Proof. intros I Z. facts r i. zone_tac; (split; [zsolve|try reflexivity; exfalso; zsolve]). Qed.

(** Above the second cell of a tile A is its third cell, in the same round. *)
Lemma zone_CA_up r i t : inr r i t -> zone r i t = CA -> inr r (i+1) t /\ zone r (i+1) t = X.
Proof.
  intros I Z. facts r i. zone_tac;
  replace (i+1-1) with i in * by lia; replace (i+1-2) with (i-1) in * by lia;
  (split; [zsolve|try reflexivity; exfalso; zsolve]).
Qed.

(** Above the start of a tile B are its second cell and its third cell, in the same round. *)
Lemma zone_SB_up r i t : inr r i t -> zone r i t = SB -> 
  (inr r (i+1) t /\ zone r (i+1) t = X) /\ (inr r (i+1) (t+1) /\ zone r (i+1) (t+1) = X).
Proof.
  intros I Z. facts r i. split; zone_tac;
  replace (i+1-1) with i in * by lia; replace (i+1-2) with (i-1) in * by lia;
  (split; [zsolve|try reflexivity; exfalso; zsolve]).
Qed.

(** A cell X is the second or third cell of a tile that starts in the row below, in the same round. *)
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
