(** The nim-sequence of N - {a,b,a+b}, b >= 3a, is purely arithmetic periodic with the stated period and saltus. *)

(** Names: b = 2qa + sg dl, with sg = 1 or -1 and 0 <= dl <= a, so dl is the distance of b to a multiple of 2a; g is the greatest
    common divisor of the numbers ga, gb, ga+gb of the game; an and bn are ga and gb as natural numbers; u b + v a = 1.
    SS, oo, K, rho, H and R are S, o, K, rho, H and R of [Rows.v] and [Plane.v] for these numbers; stn is st of [LocalRules.v];
    s = a (gb + g dl) is the saltus. *)
From Coq Require Import ZArith Arith Lia Bool Znumtheory.
From Saltus.triple Require Import Game Tiles Rounds LocalRules.
From Saltus.triple Require Plane Rows.
Open Scope Z_scope.

Section Period.
(* a, b coprime; the game is N - {ga, gb, ga+gb} *)
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

Definition SS := Rows.S a q dl sg.
Definition oo := Rows.o a dl sg.
Definition Hl := Rows.Hl a q dl sg Ha Hq Hd Hsg.
Definition Hn := Rows.Hn a q dl sg.
Definition PS := Rows.PS a b q dl sg Ha Hsg Hb.
Definition Po := Rows.Po a dl sg Ha Hsg.
Definition S0 := Rows.S0 a b q dl sg Ha Hsg Hb.
Definition PR := Rows.PR a b q dl sg Ha Hsg Hb.
Definition PRo := Rows.PRo a dl sg Ha Hsg.
Definition K := Plane.K SS oo Hl Hn.
Definition rho := Plane.rho SS oo Hl Hn.
Definition H := Plane.H SS oo Hl Hn g u v.
Definition R := Plane.R SS oo Hl Hn g u v.

(** The hypotheses say that b >= 3a. *)
Lemma b3 : 3 * a <= b.
Proof. clear - Ha Hq Hd Hsg Hb. rewrite Hb. destruct Hsg as [E|E]; rewrite E; nia. Qed.

Definition H_SA := Plane.H_SA SS oo Hl Hn a b g u v Hg Huv PS Po : forall n, H n = SA -> H (n + g*a) = CA /\ R (n + g*a) = R n.
Definition H_CA := Plane.H_CA SS oo Hl Hn a b g u v Hg Huv PS Po : forall n, H n = CA -> H (n - g*a) = SA /\ R (n - g*a) = R n.
Definition H_SB := Plane.H_SB SS oo Hl Hn a b g u v Hg Huv PS Po : forall n, H n = SB -> H (n + g*a) = X /\ R (n + g*a) = R n.
Definition H_CA_up := Plane.H_CA_up SS oo Hl Hn a b g u v Hg Huv PS Po : forall n, H n = CA -> H (n + g*b) = X /\ R (n + g*b) = R n.
Definition H_SB_up := Plane.H_SB_up SS oo Hl Hn a b g u v Hg Huv PS Po : forall n, H n = SB -> H (n + g*b) = X /\ R (n + g*b) = R n.

(** The third heap of a tile B. *)
Lemma H_SB_up2 n : H n = SB -> H (n + (g*a+g*b)) = X /\ R (n + (g*a+g*b)) = R n.
Proof.
  replace (g*a + g*b) with (g*(a+b)) by ring.
  exact (Plane.H_SB_up2 SS oo Hl Hn a b g u v Hg Huv PS Po n).
Qed.

(** A heap of kind X is the second heap of a tile B or the third heap of a tile. *)
Lemma H_X n : H n = X ->
  (H (n - g*b) = CA /\ R (n - g*b) = R n) \/ (H (n - g*b) = SB /\ R (n - g*b) = R n) \/
  (H (n - (g*a+g*b)) = SB /\ R (n - (g*a+g*b)) = R n).
Proof.
  replace (g*a + g*b) with (g*(a+b)) by ring.
  exact (Plane.H_X SS oo Hl Hn a b g u v Hg Huv PS Po n).
Qed.

Definition R_nonneg := Plane.R_nonneg SS oo Hl Hn a b g u v Ha Hg b3 Huv PS Po S0 : forall n, 0 <= R n <-> 0 <= n.

(** The kinds of a row have the period 3 (b + dl). *)
Lemma K_per i t k : K i (t + 3*(b+dl)*k) = K i t.
Proof.
  pose proof (Plane.rho_in SS oo Hl Hn i t) as I.
  unfold K.
  refine (proj1 (Plane.K_eq SS oo Hl Hn (Plane.rho SS oo Hl Hn i t + a*k) i (t + 3*(b+dl)*k) _ _)).
  unfold Plane.K. set (r := Plane.rho SS oo Hl Hn i t) in *. clearbody r.
  unfold inr, zone in *. unfold SS, oo in *.
  replace (r + a*k + 1) with ((r + 1) + a*k) by lia.
  rewrite !PR, !PRo.
  set (E := 3 * (b+dl) * k) in *. clearbody E.
  split; [lia|].
  replace (t + E - (Rows.S a q dl sg r i + E)) with (t - Rows.S a q dl sg r i) by lia.
  replace (t + E - (Rows.S a q dl sg r (i-1) + E)) with (t - Rows.S a q dl sg r (i-1)) by lia.
  assert (L : forall x y, (t + E <? x + E + y) = (t <? x + y)).
  { intros x y. destruct (Z.ltb_spec (t+E) (x+E+y)), (Z.ltb_spec t (x+y)); lia. }
  rewrite !L. reflexivity.
Qed.

(** The kinds of the heaps have the period 3 g a (b + dl). *)
Lemma H_per z k : H (z + g * (3 * a * (b+dl)) * k) = H z.
Proof.
  destruct (Plane.cell_ex a b g u v Huv z) as [i [t E]].
  destruct (Plane.H_cell SS oo Hl Hn a b g u v Huv PS Po z i t E) as [Q _].
  unfold H. rewrite Q.
  destruct (Plane.H_cell SS oo Hl Hn a b g u v Huv PS Po (z + g * (3 * a * (b+dl)) * k) i (t + 3*(b+dl)*k)) as [Q' _].
  { replace (z + g * (3 * a * (b+dl)) * k) with (z + g * (3 * a * (b+dl) * k)) by ring.
    rewrite Plane.div_plus by exact Hg. rewrite <- E. ring. }
  rewrite Q'. apply K_per.
Qed.

Definition stn := LocalRules.st H (g*a) (g*b).

(** The number ga is positive. *)
Lemma gA : 0 < g*a. Proof. nia. Qed.
(** The number ga is less than gb. *)
Lemma gAB : g*a < g*b. Proof. pose proof b3. nia. Qed.

Definition greedy : greedy_tiling an bn stn (isA H) :=
  cert_greedy H R (g*a) (g*b) an bn gA gAB Ean Ebn H_SA H_CA H_SB H_CA_up H_SB_up H_SB_up2 H_X R_nonneg.

(** The tiling gives the nim-sequence. *)
Theorem nim : nim_sequence an bn (value stn).
Proof.
  apply (cert_nim H R (g*a) (g*b) an bn gA gAB Ean Ebn H_SA H_CA H_SB H_CA_up H_SB_up H_SB_up2 H_X R_nonneg).
  pose proof b3. nia.
Qed.

Variable s : nat.
Hypothesis Hs : Z.of_nat s = a * (g*b + g*dl).

(** The kinds have the period 3s. *)
Lemma Hp z : H (z + Z.of_nat (3*s)) = H z.
Proof.
  replace (Z.of_nat (3*s)) with (g * (3 * a * (b+dl)) * 1) by (rewrite Nat2Z.inj_mul, Hs; change (Z.of_nat 3) with 3; ring).
  apply H_per.
Qed.

(** The values rise by s in 3s heaps. *)
Theorem period n : value stn (n + 3*s) = (value stn n + s)%nat.
Proof.
  unfold stn. rewrite (value_per H R (g*a) (g*b) 0%nat 0%nat H_CA H_SB H_X R_nonneg (3*s) Hp).
  pose proof (cnt_starts H R (g*a) (g*b) an bn gA gAB Ean Ebn H_SA H_CA H_SB H_CA_up H_SB_up H_SB_up2 H_X R_nonneg (3*s) Hp).
  lia.
Qed.
End Period.

(* from natural numbers to the parameters above *)
Lemma parameters (a b : nat) : (1 <= a)%nat -> (3 * a <= b)%nat ->
  exists a' b' q dl sg g u v : Z,
    1 <= a' /\ 2 <= q /\ 0 <= dl <= a' /\ (sg = 1 \/ sg = -1) /\ b' = 2*q*a' + sg*dl /\ 1 <= g /\
    u * b' + v * a' = 1 /\ Z.of_nat a = g * a' /\ Z.of_nat b = g * b' /\
    Z.of_nat (saltus a b) = a' * (g*b' + g*dl).
Proof.
  intros La Lb.
  assert (G0 : Nat.gcd a b <> 0%nat).
  { intros E. apply Nat.gcd_eq_0_l in E. lia. }
  destruct (Nat.gcd_divide_l a b) as [a' Ea]. destruct (Nat.gcd_divide_r a b) as [b' Eb].
  set (g := Nat.gcd a b) in *.
  assert (La' : (1 <= a')%nat) by nia.
  assert (Lb' : (3 * a' <= b')%nat) by nia.
  (* Bezout *)
  assert (BZ : exists u v : Z, u * Z.of_nat b' + v * Z.of_nat a' = 1).
  { assert (D : Nat.gcd a' b' = 1%nat).
    { assert (Q : Nat.gcd (a' * g) (b' * g) = g) by (rewrite <- Ea, <- Eb; reflexivity).
      rewrite Nat.gcd_mul_mono_r in Q. nia. }
    pose proof (Nat.gcd_bezout a' b') as BZ; rewrite D in BZ; unfold Nat.Bezout in BZ; destruct BZ as [[x [y E]]|[x [y E]]].
    - exists (- Z.of_nat y), (Z.of_nat x). nia.
    - exists (Z.of_nat x), (- Z.of_nat y). nia. }
  destruct BZ as [u [v BZ]].
  (* distance *)
  assert (Ed : dist2a a b = (g * dist2a a' b')%nat).
  { unfold dist2a. rewrite Ea, Eb.
    replace (2 * (a' * g))%nat with ((2 * a') * g)%nat by ring.
    rewrite Nat.mul_mod_distr_r by lia. 
    rewrite <- Nat.mul_sub_distr_r, Nat.mul_min_distr_r. ring. }
  assert (Es : saltus a b = (a' * (g * b' + g * dist2a a' b'))%nat).
  { unfold saltus. fold g. rewrite Ed. rewrite Eb, Ea. rewrite Nat.div_mul by lia.
    fold g. ring_simplify. reflexivity || lia. }
  assert (E := Nat.div_mod b' (2*a') ltac:(lia)).
  assert (L := Nat.mod_upper_bound b' (2*a') ltac:(lia)).
  unfold dist2a in Es. set (r := (b' mod (2*a'))%nat) in *. set (Q := (b' / (2*a'))%nat) in *.
  clearbody r Q.
  assert (Ea2 : Z.of_nat a = Z.of_nat g * Z.of_nat a') by (rewrite Ea, Nat2Z.inj_mul; ring).
  assert (Eb2 : Z.of_nat b = Z.of_nat g * Z.of_nat b') by (rewrite Eb, Nat2Z.inj_mul; ring).
  assert (C : (r < a' \/ a' <= r)%nat) by lia. destruct C as [C|C].
  - exists (Z.of_nat a'), (Z.of_nat b'), (Z.of_nat Q), (Z.of_nat r), 1, (Z.of_nat g), u, v.
    rewrite Nat.min_l in Es by lia.
    assert (2 <= Q)%nat by nia.
    repeat split; auto; try lia; nia.
  - exists (Z.of_nat a'), (Z.of_nat b'), (Z.of_nat Q + 1), (2 * Z.of_nat a' - Z.of_nat r), (-1), (Z.of_nat g), u, v.
    rewrite Nat.min_r in Es by lia.
    assert (1 <= Q)%nat by nia.
    repeat split; auto; try lia; nia.
Qed.

(** The nim-sequence has the stated period and saltus. *)
Theorem nim_period : forall a b, (1 <= a -> 3 * a <= b -> forall G, nim_sequence a b G ->
  arith_periodic G (3 * saltus a b) (saltus a b))%nat.
Proof.
  intros an bn La Lb G HG.
  destruct (parameters an bn La Lb) as
    (a & b & q & dl & sg & g & u & v & Ha & Hq & Hd & Hsg & Hb & Hg & Huv & Ea & Eb & Es).
  assert (N := nim a b q dl sg g u v an bn Ha Hq Hd Hsg Hb Hg Huv Ea Eb).
  assert (P := period a b q dl sg g u v an bn Ha Hq Hd Hsg Hb Hg Huv Ea Eb _ Es).
  split.
  - pose proof (b3 a b q dl sg Ha Hq Hd Hsg Hb). nia.
  - intros n. rewrite !(nim_unique an bn _ _ HG N). apply P.
Qed.
