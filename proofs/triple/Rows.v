(** The rounds in closed form.  b = 2qa + sg*dl, sg = 1 or -1, 0 <= dl <= a, q >= 2. *)

(** Names: F i counts the odd lengths l in rows 1 to i; S and o are as in [Rounds.v].
    PS, Po: a shift by a rows. PR, PRo: a shift by a rounds. S0: round 0 of row i begins at the first cell whose heap is not
    negative. *)
From Coq Require Import ZArith Lia Bool Znumtheory.
From Saltus.triple Require Import Rounds.
Open Scope Z_scope.

Section Concrete.
Variables (a b q dl sg : Z).
Hypothesis Ha : 1 <= a.
Hypothesis Hq : 2 <= q.
Hypothesis Hd : 0 <= dl <= a.
Hypothesis Hsg : sg = 1 \/ sg = -1.
Hypothesis Hb : b = 2 * q * a + sg * dl.

(* how many of the rows 1..i have odd l *)
Definition F (i : Z) : Z := sg * ((sg * i * dl) / a).
(* where round r of row i begins *)
Definition S (r i : Z) : Z := - 2 * q * (i - 3*r) - (sg + 3) * F (i - 3*r) + 3 * F (i - 2*r).
(* is the first stretch of round r of row i odd? *)
Definition o (r i : Z) : Z := F (i - 2*r) - F (i - 2*r - 1).

(** Adding at most a to the numerator raises the quotient by at most 1. *)
Lemma div_step x d : 0 <= d <= a -> x / a <= (x + d) / a <= x / a + 1.
Proof.
  intros D. split.
  - apply Z.div_le_mono; lia.
  - rewrite <- (Z.div_add x 1 a) by lia. apply Z.div_le_mono; lia.
Qed.

(** F rises by 0 or 1. *)
Lemma F_step i : F i = F (i-1) \/ F i = F (i-1) + 1.
Proof.
  unfold F. destruct Hsg as [E|E]; rewrite E.
  - pose proof (div_step (1 * (i-1) * dl) dl Hd) as Q.
    replace (1 * (i-1) * dl + dl) with (1 * i * dl) in Q by ring. lia.
  - pose proof (div_step (-1 * i * dl) dl Hd) as Q.
    replace (-1 * i * dl + dl) with (-1 * (i-1) * dl) in Q by ring. lia.
Qed.

(** In a rows F rises by dl. *)
Lemma F_shift i k : F (i + a*k) = F i + dl * k.
Proof.
  unfold F. replace (sg * (i + a * k) * dl) with (sg * i * dl + (sg * k * dl) * a) by ring.
  rewrite Z.div_add by lia. destruct Hsg as [E|E]; rewrite E; lia.
Qed.

(** The first hypothesis of [Rounds.v] on the lengths. *)
Lemma Hl r i :
  (o r i = 0 /\ 4 <= S r (i-1) - S r i /\ (S r (i-1) - S r i) mod 2 = 0) \/
  (o r i = 1 /\ 1 <= S r (i-1) - S r i /\ (S r (i-1) - S r i) mod 2 = 1).
Proof.
  assert (E : S r (i-1) - S r i = 2 * q + (sg + 3) * (F (i - 3*r) - F (i - 3*r - 1)) - 3 * o r i).
  { unfold S, o. replace (i - 1 - 3*r) with (i - 3*r - 1) by lia.
    replace (i - 1 - 2*r) with (i - 2*r - 1) by lia. ring. }
  assert (O : o r i = 0 \/ o r i = 1).
  { unfold o. destruct (F_step (i - 2*r)); lia. }
  assert (P : exists e, (sg + 3) * (F (i - 3*r) - F (i - 3*r - 1)) = 2 * e /\ 0 <= e).
  { destruct (F_step (i - 3*r)) as [Q|Q]; rewrite Q; destruct Hsg as [G|G]; rewrite G.
    - exists 0; lia.
    - exists 0; lia.
    - exists 2; lia.
    - exists 1; lia. }
  destruct P as [e [P P']]. rewrite P in E. rewrite E. clear E P.
  destruct O as [O|O]; rewrite O; [left|right]; (split; [auto|split; [lia|zsolve]]).
Qed.

(** The second hypothesis of [Rounds.v] on the next round. *)
Lemma Hn r i : S (r+1) i = S r (i-3) + 3 * o r (i-2).
Proof.
  unfold S, o.
  replace (i - 3 * (r+1)) with (i - 3 - 3*r) by lia.
  replace (i - 2 * (r+1)) with (i - 2 - 2*r) by lia.
  replace (i - 3 - 2*r) with (i - 2 - 2*r - 1) by lia. ring.
Qed.

(** A shift by a rows moves each round by b columns. *)
Lemma PS r i k : S r (i + a*k) = S r i - b*k.
Proof.
  unfold S. replace (i + a*k - 3*r) with (i - 3*r + a*k) by lia.
  replace (i + a*k - 2*r) with (i - 2*r + a*k) by lia. rewrite !F_shift, Hb. ring.
Qed.

(** A shift by a rows keeps the parities. *)
Lemma Po r i k : o r (i + a*k) = o r i.
Proof.
  unfold o. replace (i + a*k - 2*r - 1) with (i - 2*r - 1 + a*k) by lia.
  replace (i + a*k - 2*r) with (i - 2*r + a*k) by lia. rewrite !F_shift. ring.
Qed.

(** Round 0 begins at the heaps that are not negative. *)
Lemma S0 i t : S 0 i <= t <-> 0 <= i * b + a * t.
Proof.
  unfold S. replace (i - 3*0) with i by lia. replace (i - 2*0) with i by lia.
  replace (-2 * q * i - (sg + 3) * F i + 3 * F i) with (-2 * q * i - sg * F i) by ring.
  unfold F. replace (sg * (sg * (sg * i * dl / a))) with (sg * i * dl / a)
    by (destruct Hsg as [E|E]; rewrite E; lia).
  rewrite Hb. 
  replace (i * (2 * q * a + sg * dl) + a * t) with (sg * i * dl + a * (t + 2*q*i)) by ring.
  pose proof (Z.div_mod (sg * i * dl) a ltac:(lia)) as D.
  pose proof (Z.mod_pos_bound (sg * i * dl) a ltac:(lia)) as M.
  set (x := sg * i * dl) in *. set (y := x / a) in *. set (m := x mod a) in *. clearbody x y m.
  set (w := t + 2*q*i). replace (x + a*w) with (a * (y + w) + m) by (rewrite D; ring).
  split; intros L.
  - assert (0 <= y + w) by (unfold w; lia). nia.
  - assert (0 <= y + w) by nia. unfold w in *. lia.
Qed.

(* a rounds bring everything back, 3(b+dl) cells further *)
Lemma PR r i k : S (r + a*k) i = S r i + 3 * (b + dl) * k.
Proof.
  unfold S. replace (i - 3 * (r + a*k)) with (i - 3*r + a*(-3*k)) by lia.
  replace (i - 2 * (r + a*k)) with (i - 2*r + a*(-2*k)) by lia. rewrite !F_shift, Hb. ring.
Qed.

(** A shift by a rounds keeps the parities. *)
Lemma PRo r i k : o (r + a*k) i = o r i.
Proof.
  unfold o. replace (i - 2 * (r + a*k) - 1) with (i - 2*r - 1 + a*(-2*k)) by lia.
  replace (i - 2 * (r + a*k)) with (i - 2*r + a*(-2*k)) by lia. rewrite !F_shift. ring.
Qed.
End Concrete.
