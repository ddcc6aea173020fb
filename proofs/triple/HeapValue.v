(** The value of any heap of N - {a,b,a+b}, b >= 3a, by a program that takes O(a) arithmetic operations,
   however large b and the heap are. *)

(** Names of the program, for coprime a and b (the E stands for "evaluated"):
    - rhoE i t: the round of cell (i, t), guessed and corrected by one
    - findi m n: the row of heap m among rows 0 to n-1
    - kindE m: the kind of heap m; countE m: the number of tiles that start below heap m
    - valueE n: the nim-value of heap n of N - {ga, gb, ga+gb}; heap_value A B n: the same, for any A and B >= 3A
    The numbers a, b, q, dl, sg, g, u, v are as in [PeriodOfTriple.v], and C, sumf and isst as in [Count.v]. *)
From Coq Require Import ZArith Arith Lia Bool.
From Saltus.triple Require Import Game Tiles Rounds LocalRules PeriodOfTriple Count.
From Saltus.triple Require Plane Rows.
Open Scope Z_scope.

(* ---- the program ---- *)
Section Program.
Variables (a b q dl sg g : Z).
Notation S := (Rows.S a q dl sg).
Notation o := (Rows.o a dl sg).

(* the round of a cell: a guess, right or off by one *)
Definition rhoE (i t : Z) : Z :=
  let r := (i * b + a * t) / (3 * (b + dl)) in
  if t <? S r i then r - 1 else if t <? S (r+1) i then r else r + 1.

Fixpoint findi (m : Z) (n : nat) : Z :=
  match n with
  | O => 0
  | Datatypes.S k => if (m - Z.of_nat k * b) mod a =? 0 then Z.of_nat k else findi m k
  end.

(* the kind of heap m (a, b coprime) *)
Definition kindE (m : Z) : kind :=
  let i := findi m (Z.to_nat a) in
  let t := (m - i * b) / a in zone S o (rhoE i t) i t.

(* the number of tiles that start below heap m (a, b coprime) *)
Definition countE (m : Z) : Z :=
  let p := Z.max 0 (m / (3 * (b + dl)) - 1) in
  p * (b + dl) +
  sumf (fun i => let t := col a b m i in let r := rhoE i t in base S o i p r + part S o r i t) (Z.to_nat a).

Definition valueE (n : Z) : Z :=
  let t := n - LocalRules.off (fun z => kindE (z / g)) (g*a) (g*b) n in
  g * countE (t / g) + t mod g.
End Program.

Definition heap_value (A B n : Z) : Z :=
  let g := Z.gcd A B in
  let a := A / g in
  let b := B / g in
  let r := b mod (2 * a) in
  let Q := b / (2 * a) in
  if r <? a then valueE a b Q r 1 g n else valueE a b (Q + 1) (2 * a - r) (-1) g n.

(* ---- the proof ---- *)
Section Eval.
Variables (a b q dl sg g u v : Z) (an bn : nat).
Hypothesis Ha : 1 <= a.
Hypothesis Hq : 2 <= q.
Hypothesis Hd : 0 <= dl <= a.
Hypothesis Hsg : sg = 1 \/ sg = -1.
Hypothesis Hb : b = 2 * q * a + sg * dl.
Hypothesis Hg : 1 <= g.
Hypothesis Huv : u * b + v * a = 1.
Hypothesis Ean : Z.of_nat an = g * a.
Hypothesis Ebn : Z.of_nat bn = g * b.

Notation F := (Rows.F a dl sg).
Notation S := (Rows.S a q dl sg).
Notation o := (Rows.o a dl sg).
Notation Hl := (Rows.Hl a q dl sg Ha Hq Hd Hsg).
Notation Hn := (Rows.Hn a q dl sg).
Notation rho := (Plane.rho S o Hl Hn).
Notation K := (Plane.K S o Hl Hn).
Notation H := (PeriodOfTriple.H a q dl sg g u v Ha Hq Hd Hsg).
Notation stn := (PeriodOfTriple.stn a b q dl sg g u v Ha Hq Hd Hsg).
Notation C := (Count.C S o Hl Hn a b).
Notation PS := (Rows.PS a b q dl sg Ha Hsg Hb).
Notation Po := (Rows.Po a dl sg Ha Hsg).
Notation S0 := (Rows.S0 a b q dl sg Ha Hsg Hb).

(** The hypotheses say that b >= 3a. *)
Lemma b3' : 3 * a <= b.
Proof. exact (b3 a b q dl sg Ha Hq Hd Hsg Hb). Qed.

(** The lengths of a rows are odd dl times. *)
Lemma So r : sumf (fun i => o r i) (Z.to_nat a) = dl.
Proof.
  rewrite (sumf_ext _ (fun i => (fun j => - F (j - 2*r)) (i-1) - (fun j => - F (j - 2*r)) i)).
  - rewrite (sumf_tele (fun j => - F (j - 2*r))). rewrite Z2Nat.id by lia.
    pose proof (Rows.F_shift a dl sg Ha Hsg (-1 - 2*r) 1) as Q.
    replace (-1 - 2*r + a*1) with (a - 1 - 2*r) in Q by lia. lia.
  - intros i _. unfold Rows.o. replace (i - 1 - 2*r) with (i - 2*r - 1) by lia. lia.
Qed.

(** F j differs from j dl / a by at most 1. *)
Lemma F_bound j : - a <= a * F j - j * dl <= a.
Proof.
  unfold Rows.F. pose proof (Z.div_mod (sg * j * dl) a ltac:(lia)) as D.
  pose proof (Z.mod_pos_bound (sg * j * dl) a ltac:(lia)) as M.
  set (y := sg * j * dl / a) in *. set (m := (sg * j * dl) mod a) in *. clearbody y m.
  destruct Hsg as [E|E]; rewrite E in *; lia.
Qed.

(** S r i differs from its linear estimate by at most 7. *)
Lemma S_bound r i : - 7 * a <= a * S r i - (3 * r * (b + dl) - i * b) <= 7 * a.
Proof.
  unfold Rows.S. pose proof (F_bound (i - 3*r)) as B1. pose proof (F_bound (i - 2*r)) as B2.
  set (f1 := F (i - 3*r)) in *. set (f2 := F (i - 2*r)) in *. clearbody f1 f2.
  replace (a * (-2 * q * (i - 3 * r) - (sg + 3) * f1 + 3 * f2) - (3 * r * (b + dl) - i * b))
    with (- (sg + 3) * (a * f1 - (i - 3*r) * dl) + 3 * (a * f2 - (i - 2*r) * dl)) by (rewrite Hb; ring).
  set (x := a * f1 - (i - 3*r) * dl) in *. set (y := a * f2 - (i - 2*r) * dl) in *. clearbody x y.
  destruct Hsg as [E|E]; rewrite E; lia.
Qed.

(** The guessed round, corrected by one, is the right one. *)
Lemma rhoE_spec i t : rhoE a b q dl sg i t = rho i t.
Proof.
  symmetry. apply Plane.rho_eq. unfold rhoE.
  set (m := i * b + a * t). pose proof b3' as B3.
  pose proof (Z.div_mod m (3 * (b + dl)) ltac:(lia)) as D.
  pose proof (Z.mod_pos_bound m (3 * (b + dl)) ltac:(lia)) as M.
  set (r := m / (3 * (b + dl))) in *. set (w := m mod (3 * (b + dl))) in *. clearbody r w.
  pose proof (S_bound (r - 1) i) as B1. pose proof (S_bound (r + 2) i) as B2.
  set (s1 := S (r-1) i) in *. set (s2 := S (r+2) i) in *.
  assert (L1 : s1 <= t). { assert (a * s1 <= a * t) by (unfold m in D; lia). nia. }
  assert (L2 : t < s2). { assert (a * t < a * s2) by (unfold m in D; lia). nia. }
  unfold inr.
  destruct (Z.ltb_spec t (S r i)).
  - replace (r - 1 + 1) with r by lia. unfold s1 in *. lia.
  - destruct (Z.ltb_spec t (S (r+1) i)); [lia|].
    replace (r + 1 + 1) with (r + 2) by lia. unfold s2 in *. lia.
Qed.

(** The guess minus 1 is not above the round. *)
Lemma rho_low i t : (i * b + a * t) / (3 * (b + dl)) - 1 <= rho i t.
Proof.
  rewrite <- rhoE_spec. unfold rhoE.
  destruct (t <? _); [lia|]. destruct (t <? _); lia.
Qed.

(** [findi] finds the row of a heap. *)
Lemma findi_spec m n i : 0 <= i < Z.of_nat n -> (m - i * b) mod a = 0 ->
  0 <= findi a b m n < Z.of_nat n /\ (m - findi a b m n * b) mod a = 0.
Proof.
  induction n; intros L E; [lia|]. cbn [findi].
  destruct (Z.eqb_spec ((m - Z.of_nat n * b) mod a) 0) as [Q|Q]; [split; [lia|auto]|].
  assert (i <> Z.of_nat n) by congruence. destruct IHn; auto; lia.
Qed.

(** Each heap has a cell in the first a rows. *)
Lemma find_cell m : exists i t, i = findi a b m (Z.to_nat a) /\ t = (m - i * b) / a /\
  0 <= i < a /\ i * b + a * t = m.
Proof.
  destruct (findi_spec m (Z.to_nat a) ((u * m) mod a)) as [L E].
  - rewrite Z2Nat.id by lia. apply Z.mod_pos_bound. lia.
  - pose proof (Z.div_mod (u*m) a ltac:(lia)) as D.
    replace (m - (u * m) mod a * b) with ((v * m + (u*m)/a * b) * a).
    + apply Z.mod_mul. lia.
    + replace ((u * m) mod a) with (u * m - a * ((u*m)/a)) by lia.
      set (y := (u * m) / a) in *. clearbody y.
      assert (EM : m = (u * b + v * a) * m) by (rewrite Huv; lia).
      rewrite EM at 2. ring.
  - rewrite Z2Nat.id in L by lia.
    eexists. eexists. split; [reflexivity|]. split; [reflexivity|]. split; [exact L|].
    pose proof (Z.div_mod (m - findi a b m (Z.to_nat a) * b) a ltac:(lia)) as D. rewrite E in D. lia.
Qed.

(** The computed kind is the kind. *)
Lemma kindE_spec n : kindE a b q dl sg (n / g) = H n.
Proof.
  unfold kindE. destruct (find_cell (n / g)) as [i [t [Ei [Et [L E]]]]].
  rewrite <- Ei, <- Et, rhoE_spec.
  symmetry. exact (proj1 (Plane.H_cell S o Hl Hn a b g u v Huv PS Po n i t E)).
Qed.

(** The computed count is the number of starts. *)
Lemma countE_spec m : 0 <= m -> countE a b q dl sg m = C m.
Proof.
  intros L. pose proof b3' as B3. unfold countE. set (p := Z.max 0 (m / (3 * (b + dl)) - 1)).
  rewrite (Count.C_fast S o Hl Hn a b dl Ha PS Po So m p).
  - f_equal. apply sumf_ext. intros i _. cbv zeta. rewrite rhoE_spec. reflexivity.
  - unfold p. lia.
  - intros i _. 
    pose proof (Count.rho_col S o Hl Hn a b Ha S0 m i L) as P0.
    pose proof (rho_low i (col a b m i)) as P1.
    pose proof (Count.col_iff a b Ha m i (col a b m i)) as Q.
    assert (m / (3 * (b + dl)) <= (i * b + a * col a b m i) / (3 * (b + dl))).
    { apply Z.div_le_mono; lia. }
    unfold p. lia.
Qed.


(** The count rises by 1 at a start. *)
Lemma C_next n : 0 <= n -> C (n / g + 1) = C (n / g) + isst (H n).
Proof.
  intros L. destruct (find_cell (n / g)) as [i [t [_ [_ [Li E]]]]].
  rewrite (Count.C_step S o Hl Hn a b Ha S0 u v Huv (n / g) i t); auto.
  - f_equal. f_equal. symmetry. exact (proj1 (Plane.H_cell S o Hl Hn a b g u v Huv PS Po n i t E)).
  - apply Z.div_pos; lia.
Qed.

(** A heap is the first of its tile if its kind is SA or SB. *)
Lemma st_start_iff n : stn n = n <-> H (Z.of_nat n) = SA \/ H (Z.of_nat n) = SB.
Proof.
  assert (LA : 0 < g*a) by nia. assert (LB : g*a < g*b) by (pose proof b3'; nia).
  apply (st_start H (PeriodOfTriple.R a q dl sg g u v Ha Hq Hd Hsg) (g*a) (g*b) an bn LA LB Ebn).
  - exact (PeriodOfTriple.H_CA a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
  - exact (PeriodOfTriple.H_SB a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
  - exact (PeriodOfTriple.H_X a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
  - exact (PeriodOfTriple.R_nonneg a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
Qed.

(** Starts in natural numbers are starts in integers. *)
Lemma starts_isst n : Z.of_nat (if starts stn n then 1 else 0) = isst (H (Z.of_nat n)).
Proof.
  unfold starts, isst. destruct (Nat.eqb_spec (stn n) n) as [E|E].
  - apply st_start_iff in E. destruct E as [E|E]; rewrite E; auto.
  - assert (Q : ~ (H (Z.of_nat n) = SA \/ H (Z.of_nat n) = SB)) by (rewrite <- st_start_iff; auto).
    destruct (H (Z.of_nat n)); auto; tauto.
Qed.

(** The starts below N in the game with the common divisor g, by the count for coprime numbers. *)
Lemma cnt_C N : Z.of_nat (cnt (starts stn) N) =
  g * C (Z.of_nat N / g) + (Z.of_nat N mod g) * isst (H (Z.of_nat N)).
Proof.
  induction N.
  - cbn [cnt]. change (Z.of_nat 0) with 0. rewrite Z.div_0_l, Z.mod_0_l by lia.
    rewrite (Count.C_0 S o Hl Hn a b Ha S0). lia.
  - cbn [cnt]. rewrite Nat2Z.inj_add, starts_isst, IHN. clear IHN.
    pose proof (C_next (Z.of_nat N) ltac:(lia)) as CN.
    pose proof (Z.div_mod (Z.of_nat N) g ltac:(lia)) as D.
    pose proof (Z.mod_pos_bound (Z.of_nat N) g ltac:(lia)) as M.
    replace (Z.of_nat (Datatypes.S N)) with (Z.of_nat N + 1) by lia.
    set (z := Z.of_nat N) in *. set (d := z / g) in *. set (w := z mod g) in *. 
    destruct (Z.eq_dec w (g - 1)) as [E|E].
    + assert (D' : (z + 1) / g = d + 1) by (symmetry; apply (Z.div_unique _ _ _ 0); lia).
      assert (M' : (z + 1) mod g = 0) by (symmetry; apply (Z.mod_unique _ _ (d+1)); lia).
      rewrite D', M', CN, E. ring.
    + assert (D' : (z + 1) / g = d) by (symmetry; apply (Z.div_unique _ _ _ (w+1)); lia).
      assert (M' : (z + 1) mod g = w + 1) by (symmetry; apply (Z.mod_unique _ _ d); lia).
      assert (HH : H (z + 1) = H z). { unfold PeriodOfTriple.H, Plane.H. rewrite D'. reflexivity. }
      rewrite D', M', HH. ring.
Qed.

(** The computed value is the number of tiles that start before the tile of n. *)
Theorem value_spec n : Z.of_nat (value stn n) = valueE a b q dl sg g (Z.of_nat n).
Proof.
  unfold value. rewrite cnt_C.
  assert (G : greedy_tiling an bn stn (isA H)).
  { exact (PeriodOfTriple.greedy a b q dl sg g u v an bn Ha Hq Hd Hsg Hb Hg Huv Ean Ebn). }
  pose proof (starts_st an bn stn (isA H) G n) as ST. apply Nat.eqb_eq in ST. apply st_start_iff in ST.
  assert (I : isst (H (Z.of_nat (stn n))) = 1) by (destruct ST as [E|E]; rewrite E; auto).
  rewrite I, Z.mul_1_r. unfold valueE.
  assert (EO : LocalRules.off (fun z => kindE a b q dl sg (z / g)) (g*a) (g*b) (Z.of_nat n) =
               LocalRules.off H (g*a) (g*b) (Z.of_nat n)).
  { unfold LocalRules.off. rewrite !kindE_spec. reflexivity. }
  rewrite EO.
  assert (ES : Z.of_nat (stn n) = Z.of_nat n - LocalRules.off H (g*a) (g*b) (Z.of_nat n)).
  { unfold PeriodOfTriple.stn. 
    assert (LA : 0 < g*a) by nia. assert (LB : g*a < g*b) by (pose proof b3'; nia).
    apply (st_Z H (PeriodOfTriple.R a q dl sg g u v Ha Hq Hd Hsg) (g*a) (g*b) an bn).
    - exact (PeriodOfTriple.H_CA a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
    - exact (PeriodOfTriple.H_SB a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
    - exact (PeriodOfTriple.H_X a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
    - exact (PeriodOfTriple.R_nonneg a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv). }
  rewrite <- ES, countE_spec; auto. apply Z.div_pos; lia.
Qed.
End Eval.

(** The program computes the nim-value of every heap. *)
Theorem heap_value_spec a b : (1 <= a)%nat -> (3 * a <= b)%nat -> forall G, nim_sequence a b G ->
  forall n, Z.of_nat (G n) = heap_value (Z.of_nat a) (Z.of_nat b) (Z.of_nat n).
Proof.
  intros La Lb G HG n. unfold heap_value.
  set (A := Z.of_nat a). set (B := Z.of_nat b). set (g := Z.gcd A B).
  assert (LA : 1 <= A) by lia. assert (LB : 3 * A <= B) by lia.
  assert (Lg : 1 <= g).
  { pose proof (Z.gcd_nonneg A B). fold g in H. assert (g <> 0); [|lia].
    intros E. apply Z.gcd_eq_0_l in E. lia. }
  destruct (Z.gcd_divide_l A B) as [a' Ea]. destruct (Z.gcd_divide_r A B) as [b' Eb]. fold g in Ea, Eb.
  destruct (Z.gcd_bezout A B g eq_refl) as [v [u BZ]].
  assert (Da : A / g = a') by (rewrite Ea; apply Z.div_mul; lia).
  assert (Db : B / g = b') by (rewrite Eb; apply Z.div_mul; lia).
  rewrite Da, Db.
  assert (Huv : u * b' + v * a' = 1).
  { assert (g * (u * b' + v * a') = g * 1) by (rewrite Ea, Eb in BZ; lia). nia. }
  assert (La' : 1 <= a') by nia. assert (Lb' : 3 * a' <= b') by nia.
  pose proof (Z.div_mod b' (2*a') ltac:(lia)) as D.
  pose proof (Z.mod_pos_bound b' (2*a') ltac:(lia)) as M.
  set (r := b' mod (2*a')) in *. set (Q := b' / (2*a')) in *. clearbody r Q.
  assert (EA : Z.of_nat a = g * a') by lia. assert (EB : Z.of_nat b = g * b') by lia.
  destruct (Z.ltb_spec r a') as [C|C].
  - assert (HQ : 2 <= Q) by nia. assert (Hd : 0 <= r <= a') by lia.
    assert (Hb : b' = 2 * Q * a' + 1 * r) by lia.
    rewrite (nim_unique a b _ _ HG (nim a' b' Q r 1 g u v a b La' HQ Hd (or_introl eq_refl) Hb Lg Huv EA EB)).
    apply (value_spec a' b' Q r 1 g u v a b); auto.
  - assert (HQ : 2 <= Q + 1) by nia. assert (Hd : 0 <= 2 * a' - r <= a') by lia.
    assert (Hb : b' = 2 * (Q + 1) * a' + (-1) * (2 * a' - r)) by lia.
    rewrite (nim_unique a b _ _ HG (nim a' b' (Q+1) (2*a'-r) (-1) g u v a b La' HQ Hd (or_intror eq_refl) Hb Lg Huv EA EB)).
    apply (value_spec a' b' (Q+1) (2*a'-r) (-1) g u v a b); auto.
Qed.
