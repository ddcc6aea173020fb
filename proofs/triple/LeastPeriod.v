(** The period 3s is the least: every (even eventual) arithmetic period is a multiple of 3s. *)

(** Names: the numbers and K, H, stn are as in [PeriodOfTriple.v], and F, S, o as in [Rows.v]. p0 is any eventual period. *)
From Coq Require Import ZArith Arith Lia Bool Znumtheory.
From Saltus.triple Require Import Game Tiles Rounds LocalRules PeriodOfTriple.
From Saltus.triple Require Plane Rows Translation.
Open Scope Z_scope.

Section Min.
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

Notation H := (PeriodOfTriple.H a q dl sg g u v Ha Hq Hd Hsg).
Notation K := (PeriodOfTriple.K a q dl sg Ha Hq Hd Hsg).
Notation stn := (PeriodOfTriple.stn a b q dl sg g u v Ha Hq Hd Hsg).
Notation F := (Rows.F a dl sg).
Notation S := (Rows.S a q dl sg).
Notation o := (Rows.o a dl sg).

(** The kinds give a greedy tiling. *)
Lemma G : greedy_tiling an bn stn (isA H).
Proof. eapply greedy; eassumption. Qed.

(** The hypotheses say that b >= 3a. *)
Lemma b3a : 3 * a <= b.
Proof. exact (b3 a b q dl sg Ha Hq Hd Hsg Hb). Qed.

(* f = difference of F; a shift that keeps f is a multiple of a *)
Lemma f_period w : (forall j, F (j + w) - F (j + w - 1) = F j - F (j - 1)) -> exists k, w = a * k.
Proof.
  intros E.
  assert (E1 : forall j, F (j + w) = F j + (F w - F 0)).
  { apply Translation.Z_two_way.
    - replace (0 + w) with w by lia. lia.
    - intros n I. pose proof (E (n+1)) as Q. replace (n + 1 + w - 1) with (n + w) in Q by lia.
      replace (n + 1 - 1) with n in Q by lia. lia.
    - intros n I. pose proof (E n) as Q. replace (n + w - 1) with (n - 1 + w) in Q by lia. lia. }
  assert (E2 : forall k : nat, F (w * Z.of_nat k) = F 0 + (F w - F 0) * Z.of_nat k).
  { induction k.
    - replace (w * Z.of_nat 0) with 0 by lia. lia.
    - replace (w * Z.of_nat (Datatypes.S k)) with (w * Z.of_nat k + w) by lia. rewrite E1, IHk. lia. }
  pose proof (E2 (Z.to_nat a)) as Q. rewrite Z2Nat.id in Q by lia.
  pose proof (Rows.F_shift a dl sg Ha Hsg 0 w) as Q'.
  replace (0 + a * w) with (w * a) in Q' by lia.
  assert (Q2 : dl * w = (F w - F 0) * a) by lia.
  exists (w * u * 2 * q + w * v + u * sg * (F w - F 0)).
  replace w with (w * (u * b + v * a)) at 1 by (rewrite Huv; lia).
  rewrite Hb. replace (w * (u * (2 * q * a + sg * dl) + v * a)) with
    (a * (w * u * 2 * q + w * v) + u * sg * (dl * w)) by ring.
  rewrite Q2. ring.
Qed.

(* a translation of the plane that keeps the kinds is a multiple of the known one *)
Lemma plane_period m : (forall i t, K (i + u*m) (t + v*m) = K i t) -> exists k, m = 3 * a * (b + dl) * k.
Proof.
  intros KT.
  destruct (Translation.shift _ _ _ _ _ _ KT) as [c E].
  pose proof (Translation.shift_o _ _ (PeriodOfTriple.Hl a q dl sg Ha Hq Hd Hsg) (u*m) (v*m) c E) as EO.
  unfold PeriodOfTriple.SS, PeriodOfTriple.oo in E, EO.
  assert (W2 : exists k, u*m - 2*c = a * k).
  { apply f_period. intros j. pose proof (EO j 0) as Q. unfold Rows.o in Q.
    replace (j + u*m - 2*(0+c)) with (j + (u*m - 2*c)) in Q by lia.
    replace (j - 2*0) with j in Q by lia. exact Q. }
  assert (W3 : exists k, u*m - 3*c = a * k).
  { apply f_period. intros j. pose proof (E j 0) as Q1. pose proof (E (j-1) 0) as Q2. pose proof (EO j 0) as Q.
    unfold Rows.S in Q1, Q2. unfold Rows.o in Q.
    replace (j + u*m - 3*(0+c)) with (j + (u*m - 3*c)) in * by lia.
    replace (j - 1 + u*m - 3*(0+c)) with (j + (u*m - 3*c) - 1) in * by lia.
    replace (j + u*m - 2*(0+c)) with (j + (u*m - 2*c)) in * by lia.
    replace (j - 1 + u*m - 2*(0+c)) with (j + (u*m - 2*c) - 1) in * by lia.
    replace (j - 2*0) with j in * by lia. replace (j - 3*0) with j in * by lia.
    replace (j - 1 - 2*0) with (j - 1) in * by lia. replace (j - 1 - 3*0) with (j - 1) in * by lia.
    assert (Q3 : (sg + 3) * (F (j + (u*m - 3*c)) - F (j + (u*m - 3*c) - 1)) = (sg + 3) * (F j - F (j-1))).
    { ring_simplify. ring_simplify in Q1. ring_simplify in Q2. lia. }
    destruct Hsg as [G1|G1]; rewrite G1 in Q3 at 1 6; lia. }
  destruct W2 as [k2 W2]. destruct W3 as [k3 W3].
  assert (C : c = a * (k2 - k3)) by lia.
  assert (D : u * m = a * (3 * k2 - 2 * k3)) by lia.
  pose proof (E 0 0) as Q. rewrite C, D in Q.
  rewrite (Rows.PR a b q dl sg Ha Hsg Hb), (Rows.PS a b q dl sg Ha Hsg Hb) in Q.
  exists (k2 - k3).
  replace m with ((u * m) * b + a * (v * m)).
  2:{ replace m with (m * (u * b + v * a)) at 3 by (rewrite Huv; lia). ring. }
  rewrite D. replace (v * m) with (3 * (b + dl) * (k2 - k3) - b * (3 * k2 - 2 * k3)) by lia. ring.
Qed.

Notation H_cell := (Plane.H_cell _ _ (PeriodOfTriple.Hl a q dl sg Ha Hq Hd Hsg) (PeriodOfTriple.Hn a q dl sg) a b g u v Huv
   (PeriodOfTriple.PS a b q dl sg Ha Hsg Hb) (PeriodOfTriple.Po a dl sg Ha Hsg)).

(** The kind of a multiple of g is that of its cell. *)
Lemma H_mul i t : H (g * (i * b + a * t)) = K i t.
Proof.
  refine (proj1 (H_cell _ i t _)). rewrite (Z.mul_comm g), Z.div_mul by lia. reflexivity.
Qed.

(** The kind of a heap is that of the last multiple of g. *)
Lemma H_div n : H n = H (g * (n / g)).
Proof.
  unfold PeriodOfTriple.H, Plane.H. rewrite (Z.mul_comm g), Z.div_mul by lia. reflexivity.
Qed.

(** A tile A starts at heap 0. *)
Lemma H_0 : H 0 = SA.
Proof.
  replace 0 with (g * (0 * b + a * 0)) by lia. rewrite H_mul.
  assert (E : S 0 0 = 0).
  { unfold Rows.S, Rows.F. replace (sg * (0 - 3*0) * dl) with 0 by lia. 
    replace (sg * (0 - 2*0) * dl) with 0 by lia. rewrite Z.div_0_l by lia. lia. }
  pose proof (Translation.start_SA (PeriodOfTriple.SS a q dl sg) (PeriodOfTriple.oo a dl sg) (PeriodOfTriple.Hl a q dl sg Ha Hq Hd Hsg) (PeriodOfTriple.Hn a q dl sg) 0 0) as Q.
  change (PeriodOfTriple.SS a q dl sg 0 0 = 0) in E. rewrite E in Q. exact Q.
Qed.

(** Heap ga is the second heap of that tile. *)
Lemma H_a : H (g * a) = CA.
Proof.
  replace (g*a) with (0 + g*a) by lia.
  eapply H_SA; eauto. apply H_0.
Qed.

(* any period of the kinds *)
Lemma line_period p0 : (forall z, H (z + p0) = H z) -> exists k, p0 = g * (3 * a * (b + dl)) * k.
Proof.
  intros E.
  pose proof (Z.div_mod p0 g ltac:(lia)) as D. pose proof (Z.mod_pos_bound p0 g ltac:(lia)) as L.
  set (m := p0 / g) in *. set (c := p0 mod g) in *. clearbody m c.
  assert (E1 : forall j, H (g * (j + m)) = H (g * j)).
  { intros j. rewrite <- (E (g * j)). rewrite (H_div (g*j + p0)).
    replace (g * j + p0) with (c + (j + m) * g) by lia.
    rewrite Z.div_add, Z.div_small by lia. f_equal. }
  assert (C : c = 0).
  { destruct (Z.eq_dec c 0) as [C|C]; auto. exfalso.
    assert (E2 : forall j, H (g * (j + m + 1)) = H (g * j)).
    { intros j. transitivity (H (g * j + (g - c))).
      - rewrite <- (E (g * j + (g - c))). f_equal. lia.
      - rewrite (H_div (g * j + (g - c))). replace (g * j + (g - c)) with (g - c + j * g) by lia.
        rewrite Z.div_add, Z.div_small by lia. f_equal. }
    assert (E3 : forall j, H (g * (j + 1)) = H (g * j)).
    { intros j. rewrite <- (E1 (j + 1)), <- (E2 j). f_equal. lia. }
    assert (E4 : forall n : nat, H (g * Z.of_nat n) = SA).
    { induction n.
      - replace (g * Z.of_nat 0) with 0 by lia. apply H_0.
      - replace (Z.of_nat (Datatypes.S n)) with (Z.of_nat n + 1) by lia. rewrite E3. auto. }
    pose proof (E4 (Z.to_nat a)) as Q. rewrite Z2Nat.id in Q by lia. rewrite H_a in Q. discriminate. }
  destruct (plane_period m) as [k Ek].
  - intros i t. rewrite <- !H_mul. rewrite <- (E1 (i * b + a * t)). f_equal. f_equal.
    replace m with (m * (u * b + v * a)) at 3 by (rewrite Huv; lia). ring.
  - exists k. rewrite D, C, Ek. ring.
Qed.

Variables (p s : nat).
Hypothesis Hs : Z.of_nat s = a * (g*b + g*dl).
Variables (p0 s0 : nat).
Hypothesis Per : forall n, (value stn (n + p0) = value stn n + s0)%nat.

(** A heap is the first of its tile if its kind is SA or SB. *)
Lemma st_start_iff n : stn n = n <-> H (Z.of_nat n) = SA \/ H (Z.of_nat n) = SB.
Proof.
  unfold PeriodOfTriple.stn.
  assert (LA : 0 < g*a) by nia. assert (LB : g*a < g*b) by (pose proof b3a; nia).
  apply (st_start H (PeriodOfTriple.R a q dl sg g u v Ha Hq Hd Hsg) (g*a) (g*b) an bn LA LB Ebn).
  - exact (PeriodOfTriple.H_CA a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
  - exact (PeriodOfTriple.H_SB a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
  - exact (PeriodOfTriple.H_X a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
  - exact (PeriodOfTriple.R_nonneg a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv).
Qed.

(** A period of the values is a period of the kinds, at natural numbers. *)
Lemma H_shift_nat n : H (Z.of_nat n + Z.of_nat p0) = H (Z.of_nat n).
Proof.
  assert (La : (0 < an)%nat) by (pose proof b3a; nia).
  assert (Lab : (an < bn)%nat) by (pose proof b3a; nia).
  pose proof (start_shift an bn stn (isA H) La Lab G p0 s0 Per) as SH.
  pose proof (st_shift an bn stn (isA H) La Lab G p0 s0 Per) as TH.
  assert (ST : forall k, H (Z.of_nat k) = SA -> H (Z.of_nat k + Z.of_nat p0) = SA).
  { intros k E. destruct (SH k) as [Q1 Q2]. { apply st_start_iff. auto. }
    revert Q2. unfold isA. rewrite E, Nat2Z.inj_add.
    destruct (H (Z.of_nat k + Z.of_nat p0)); congruence. }
  assert (CAs : forall k, H (Z.of_nat k) = CA -> 0 <= Z.of_nat k - g*a /\ H (Z.of_nat k - g*a) = SA).
  { intros k E. destruct (PeriodOfTriple.H_CA _ _ _ _ _ _ _ _ Ha Hq Hd Hsg Hb Hg Huv _ E) as [Q1 Q2].
    split; auto.
    apply (PeriodOfTriple.R_nonneg a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv). rewrite Q2.
    apply (PeriodOfTriple.R_nonneg a b q dl sg g u v Ha Hq Hd Hsg Hb Hg Huv). lia. }
  destruct (H (Z.of_nat n)) eqn:E.
  - apply ST, E.
  - destruct (CAs n E) as [L Q].
    replace (Z.of_nat n - g*a) with (Z.of_nat (n - an)) in Q by lia.
    apply ST in Q. eapply PeriodOfTriple.H_SA in Q; try eassumption. destruct Q as [Q _].
    rewrite <- Q. f_equal. lia.
  - destruct (SH n) as [Q1 Q2]. { apply st_start_iff. auto. }
    apply st_start_iff in Q1. revert Q2. unfold isA. rewrite E. rewrite Nat2Z.inj_add in *.
    destruct Q1 as [Q1|Q1]; rewrite Q1; congruence.
  - destruct (H (Z.of_nat n + Z.of_nat p0)) eqn:E'; auto; exfalso; rewrite <- Nat2Z.inj_add in E'.
    + assert (Q : stn (n + p0) = (n + p0)%nat) by (apply st_start_iff; auto).
      rewrite TH in Q. assert (Q' : stn n = n) by lia. apply st_start_iff in Q'. destruct Q'; congruence.
    + destruct (CAs _ E') as [L Q].
      replace (Z.of_nat (n + p0) - g*a) with (Z.of_nat (n + p0 - an)) in Q by lia.
      assert (Q1 : stn (n + p0 - an) = (n + p0 - an)%nat) by (apply st_start_iff; auto).
      pose proof (gt_A _ _ _ _ G _ Q1) as Q2.
      unfold isA in Q2. rewrite Q in Q2. specialize (Q2 eq_refl).
      replace (n + p0 - an + an)%nat with (n + p0)%nat in Q2 by lia. rewrite TH in Q2.
      assert (Q3 : (stn n + an = n)%nat) by lia.
      assert (Q4 : H (Z.of_nat (stn n)) = SA \/ H (Z.of_nat (stn n)) = SB).
      { apply st_start_iff. apply (gt_idem _ _ _ _ G). }
      replace (Z.of_nat n) with (Z.of_nat (stn n) + g*a) in E by lia.
      destruct Q4 as [Q4|Q4].
      * eapply PeriodOfTriple.H_SA in Q4; try eassumption. destruct Q4; congruence.
      * pose proof (gt_greedy _ _ _ _ G (stn n) (gt_idem _ _ _ _ G n)) as Q5.
        unfold isA in Q5. rewrite Q4 in Q5. specialize (Q5 eq_refl). rewrite Q3 in Q5. lia.
    + assert (Q : stn (n + p0) = (n + p0)%nat) by (apply st_start_iff; auto).
      rewrite TH in Q. assert (Q' : stn n = n) by lia. apply st_start_iff in Q'. destruct Q'; congruence.
Qed.

(** A period of the values is a period of the kinds, at all integers. *)
Lemma H_shift_Z z : H (z + Z.of_nat p0) = H z.
Proof.
  pose proof b3a as B3.
  assert (EP : forall y, H (y + g * (3 * a * (b + dl)) * Z.abs z) = H y).
  { intros y. eapply PeriodOfTriple.H_per; eassumption. }
  rewrite <- (EP z), <- (EP (z + Z.of_nat p0)).
  assert (L : 0 <= z + g * (3 * a * (b + dl)) * Z.abs z).
  { assert (1 <= g * (3 * a * (b + dl))) by nia. nia. }
  set (w := z + g * (3 * a * (b + dl)) * Z.abs z) in *.
  replace (z + Z.of_nat p0 + g * (3 * a * (b + dl)) * Z.abs z) with (w + Z.of_nat p0) by (unfold w; lia).
  clearbody w. rewrite <- (Z2Nat.id w L). apply H_shift_nat.
Qed.

(** Each eventual period is a multiple of 3s. *)
Theorem multiple : exists k, Z.of_nat p0 = 3 * Z.of_nat s * k.
Proof.
  destruct (line_period _ H_shift_Z) as [k E]. exists k. rewrite E, Hs. ring.
Qed.
End Min.

(** The sharp form of Conjecture 12. *)
Theorem sharp_conjecture_12 : forall a b, (1 <= a -> 3 * a <= b -> forall G, nim_sequence a b G ->
  arith_periodic G (3 * saltus a b) (saltus a b) /\
  forall p s, eventually_arith_periodic G p s -> Nat.divide (3 * saltus a b) p)%nat.
Proof.
  intros an bn La Lb G HG.
  assert (AP := nim_period an bn La Lb G HG). split; auto.
  intros p0 s0 [Lp [N0 E0]].
  destruct AP as [Ls AP].
  set (s := saltus an bn) in *.
  (* an eventual period is a period *)
  assert (APk : forall k n, (G (n + 3 * s * k) = G n + s * k)%nat).
  { induction k; intros n.
    - rewrite !Nat.mul_0_r, !Nat.add_0_r. auto.
    - replace (n + 3 * s * Datatypes.S k)%nat with (n + 3 * s * k + 3 * s)%nat by lia.
      rewrite AP, IHk. lia. }
  assert (E1 : forall n, (G (n + p0) = G n + s0)%nat).
  { intros n. pose proof (E0 (n + 3 * s * N0)%nat) as Q.
    assert (N0 <= n + 3 * s * N0)%nat by nia.
    specialize (Q H). replace (n + 3 * s * N0 + p0)%nat with (n + p0 + 3 * s * N0)%nat in Q by lia.
    rewrite !APk in Q. lia. }
  destruct (parameters an bn La Lb) as
    (a & b & q & dl & sg & g & u & v & Ha & Hq & Hd & Hsg & Hb & Hg & Huv & Ea & Eb & Es).
  assert (N := nim a b q dl sg g u v an bn Ha Hq Hd Hsg Hb Hg Huv Ea Eb).
  destruct (multiple a b q dl sg g u v an bn Ha Hq Hd Hsg Hb Hg Huv Ea Eb s Es p0 s0) as [k Ek].
  - intros n. rewrite <- !(nim_unique an bn _ _ HG N). apply E1.
  - exists (Z.to_nat k). fold s. nia.
Qed.
