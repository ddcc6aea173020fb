(** The theorems on N - {a, b, a+b} as [Statement.v] has them. *)
From Coq Require Import Arith NArith ZArith List Lia.
From Saltus Require Import Statement.
From Saltus.triple Require Import SameGame.
From Saltus.triple Require Game Greedy Mirror LeastBlank LeastPeriod HeapValue.
Import ListNotations.
Open Scope N_scope.

(** The hypotheses in unary numbers. *)
Lemma different : forall a b, 1 <= a -> a < b -> b <> 2 * a ->
  (0 < N.to_nat a /\ N.to_nat a < N.to_nat b /\ N.to_nat b <> 2 * N.to_nat a)%nat.
Proof. lia. Qed.

(** Each nim-value has a first heap. *)
Lemma first_heap : forall a b H, (0 < a -> a < b -> b <> 2 * a -> Game.nim_sequence a b H ->
  forall k, exists n, H n = k /\ Greedy.first H n)%nat.
Proof.
  intros a b H A1 A2 A3 HH k.
  assert (E : exists n, H n = k).
  { destruct (LeastBlank.least_exists a b H A1 A2 A3 HH) as [s [_ [[P E] _]]].
    assert (T : forall j, (H (j * (3 * s)) = H 0 + j * s)%nat).
    { induction j as [|j IH]; [rewrite Nat.mul_0_l, Nat.add_0_r; auto|].
      replace (Datatypes.S j * (3 * s))%nat with (j * (3 * s) + 3 * s)%nat by lia. rewrite E, IH. lia. }
    specialize (T k). assert (L : (k <= H (k * (3 * s)))%nat) by nia.
    destruct (Nat.eq_dec (H (k * (3 * s))%nat) k) as [|NE]; [eauto|].
    destruct (HH (k * (3 * s))%nat) as [_ M]. destruct (M k) as [m [_ Em]]; [lia|]. eauto. }
  destruct E as [n E]. revert E. induction n as [n IH] using lt_wf_ind. intros E.
  destruct (Game.value_before H n k) as [[m [L Em]]|No]; [exact (IH m L Em)|].
  exists n. split; auto. intros m L. rewrite E. auto.
Qed.

Theorem lemma_6 : Lemma_6.
Proof.
  intros a b G A1 A2 A3 HG k. destruct (different a b A1 A2 A3) as [B1 [B2 B3]].
  pose proof (same_game a b G HG) as HH. set (H := unary G) in *.
  destruct (first_heap _ _ H B1 B2 B3 HH (N.to_nat k)) as [n [En F]].
  assert (At : forall m, G m = k <-> H (N.to_nat m) = H n).
  { intros m. rewrite En. unfold H. rewrite unary_at. lia. }
  exists (N.of_nat n). destruct (Greedy.classes _ _ B1 B2 B3 H HH n F) as [_ [[_ C]|[[m [L Em]] C]]].
  - left. intros m. rewrite At, C. lia.
  - right. split.
    + assert (Lt : (H m < H n)%nat).
      { destruct (Nat.lt_trichotomy (H m) (H n)) as [T|[T|T]]; auto; exfalso; [exact (F m L T)|].
        destruct (HH m) as [_ Mx]. destruct (Mx _ T) as [m' [[L' _] E']]. apply (F m'); [lia|auto]. }
      rewrite Em in Lt. unfold H, unary in Lt, En. replace (N.of_nat (n + N.to_nat a)) with (N.of_nat n + a) in Lt by lia. lia.
    + intros m'. rewrite At, C. lia.
Qed.

Theorem lemma_7 : Lemma_7.
Proof.
  intros a b G A1 A2 A3 HG. destruct (different a b A1 A2 A3) as [B1 [B2 B3]].
  destruct (LeastBlank.least_exists _ _ _ B1 B2 B3 (same_game a b G HG)) as [s [Bound [P M]]].
  exists (N.of_nat s). split.
  - rewrite <- N2Nat.inj_add in Bound. change 2%nat with (N.to_nat 2) in Bound. rewrite <- N2Nat.inj_pow in Bound. lia.
  - replace (3 * N.of_nat s) with (N.of_nat (3 * s)) by lia. apply periodicity_unary; auto.
    intros p1 s1 P1. destruct (M p1 s1 P1) as [k [K _]]. exists k. auto.
Qed.

Theorem mirror_law : Mirror_law.
Proof.
  intros a b G p s A1 A2 A3 HG P i L. destruct (different a b A1 A2 A3) as [B1 [B2 B3]].
  rewrite <- (N2Nat.id p), <- (N2Nat.id s) in P. apply periodic_unary in P.
  pose proof (Mirror.mirror_period _ _ _ _ _ B1 B2 B3 (same_game a b G HG) P (N.to_nat i) ltac:(lia)) as M.
  unfold unary in M. rewrite N2Nat.id in M.
  replace (N.of_nat (N.to_nat p - 1 - N.to_nat i)) with (p - 1 - i) in M by lia. lia.
Qed.

Theorem distance : Distance_to_multiple.
Proof.
  intros b m d Hm ->. unfold distance_to_multiple.
  pose proof (N.div_mod b m ltac:(lia)) as E. pose proof (N.mod_lt b m ltac:(lia)) as L.
  set (r := b mod m) in *. set (q := b / m) in *. clearbody r q. split.
  - destruct (N.le_gt_cases r (m - r)); [exists q; left | exists (q + 1); right]; nia.
  - intros k. destruct (N.le_gt_cases k q).
    + left. assert (k * m <= q * m) by nia. lia.
    + right. assert ((q + 1) * m <= k * m) by nia. lia.
Qed.

(** The greatest common divisor in unary numbers. *)
Lemma gcd_unary : forall a b, Nat.gcd (N.to_nat a) (N.to_nat b) = N.to_nat (N.gcd a b).
Proof.
  intros a b.
  assert (D : forall x y, (x | y) -> Nat.divide (N.to_nat x) (N.to_nat y)).
  { intros x y [k ->]. exists (N.to_nat k). lia. }
  apply Nat.gcd_unique; [lia | apply D, N.gcd_divide_l | apply D, N.gcd_divide_r |].
  intros q [i I] [j J]. rewrite <- (Nat2N.id q). apply D, N.gcd_greatest; [exists (N.of_nat i) | exists (N.of_nat j)]; lia.
Qed.

(** The saltus in unary numbers. *)
Lemma sharp_saltus_unary : forall a b, Game.saltus (N.to_nat a) (N.to_nat b) = N.to_nat (sharp_saltus a b).
Proof.
  intros a b. unfold Game.saltus, Game.dist2a, sharp_saltus, distance_to_multiple.
  rewrite gcd_unary, N2Nat.inj_mul, N2Nat.inj_div, N2Nat.inj_add, N2Nat.inj_min, N2Nat.inj_sub, N2Nat.inj_mod, N2Nat.inj_mul.
  reflexivity.
Qed.

Theorem sharp_conjecture_12 : Sharp_conjecture_12.
Proof.
  intros a b G A1 A2 HG.
  destruct (LeastPeriod.sharp_conjecture_12 (N.to_nat a) (N.to_nat b) ltac:(lia) ltac:(lia) _ (same_game a b G HG)) as [P M].
  rewrite sharp_saltus_unary in P, M.
  replace (3 * sharp_saltus a b) with (N.of_nat (3 * N.to_nat (sharp_saltus a b))) by lia.
  rewrite <- (N2Nat.id (sharp_saltus a b)) at 2. apply periodicity_unary; auto.
Qed.

Definition heap_value (a b n : N) : N := Z.to_N (HeapValue.heap_value (Z.of_N a) (Z.of_N b) (Z.of_N n)).

(** The program computes the values, as [Statement.v] says. *)
Theorem heap_value_right : Computes_values heap_value.
Proof.
  intros a b G A1 A2 HG n. unfold heap_value. rewrite <- !N_nat_Z.
  rewrite <- (HeapValue.heap_value_spec (N.to_nat a) (N.to_nat b) ltac:(lia) ltac:(lia) _ (same_game a b G HG)), unary_at. lia.
Qed.
