(** Conjecture 12 as printed, with strict inequalities: true for a >= 2, false for a = 1. *)
From Coq Require Import NArith List Lia.
From Saltus Require Import Statement.
From Saltus.game Require Import Sequence.
From Saltus.triple Require Import Theorems.
Import ListNotations.
Open Scope N_scope.

(** A multiple of 2a strictly between b and a+b is b + its distance. *)
Lemma multiple_above : forall a b m, 1 <= a -> (2 * a | m) -> b < m < a + b ->
  b + distance_to_multiple b (2 * a) = m.
Proof.
  intros a b m A [k ->] L. destruct (distance b (2 * a) _ ltac:(lia) eq_refl) as [[j J] D].
  set (d := distance_to_multiple b (2 * a)) in *. clearbody d. pose proof (D k) as Dk.
  assert (j < k \/ j = k \/ k < j) as [C|[C|C]] by lia; [| subst; lia |].
  - assert ((j + 1) * (2 * a) <= k * (2 * a)) by (apply N.mul_le_mono_r; lia). lia.
  - assert ((k + 1) * (2 * a) <= j * (2 * a)) by (apply N.mul_le_mono_r; lia). lia.
Qed.

(** The distance to a multiple of 2a is at most a. *)
Lemma distance_at_most : forall a b, 1 <= a -> distance_to_multiple b (2 * a) <= a.
Proof.
  intros a b A. unfold distance_to_multiple. pose proof (N.mod_lt b (2 * a) ltac:(lia)). set (r := b mod (2 * a)) in *.
  clearbody r. lia.
Qed.

Theorem holds_from_2 : Conjecture_12_holds_from_2.
Proof.
  intros a b A B C G HG. pose proof (sharp_conjecture_12 a b G ltac:(lia) ltac:(lia) HG) as P.
  assert (E : sharp_saltus a b = a * (b + distance_to_multiple b (2 * a))).
  { unfold sharp_saltus. rewrite C, N.div_1_r. auto. }
  rewrite E in P. split.
  - intros m M L. exists (a * m). rewrite (multiple_above a b m) in P by (auto; lia). rewrite <- N.mul_assoc. auto.
  - intros _. exists (b + distance_to_multiple b (2 * a)). split.
    + (* a does not divide b, so b is neither a multiple of 2a nor in the middle between two *)
      assert (ND : forall k, b <> k * a).
      { intros k K. assert (D : (a | N.gcd a b)).
        { apply N.gcd_greatest; [apply N.divide_refl | exists k; auto]. }
        rewrite C in D. apply N.divide_1_r in D. lia. }
      destruct (distance b (2 * a) _ ltac:(lia) eq_refl) as [[k K] _].
      pose proof (distance_at_most a b ltac:(lia)). set (d := distance_to_multiple b (2 * a)) in *. clearbody d.
      destruct (N.eq_dec d 0) as [Z|]; [elim (ND (2 * k)); lia|].
      destruct (N.eq_dec d a) as [Z|]; [|lia]. exfalso.
      destruct K as [K|K]; [apply (ND (2 * k + 1)) | apply (ND (2 * k - 1))]; nia.
    + exists (a * (b + distance_to_multiple b (2 * a))). rewrite <- N.mul_assoc. auto.
Qed.

(** Nothing is strictly between b and b + 1. *)
Theorem fails_for_1 : Conjecture_12_fails_for_1.
Proof.
  intros b C. destruct (sequence_exists (NimValuesAllBut [1; b; 1 + b])) as [G HG].
  destruct (C G HG) as [_ No]. destruct No as [n [L _]]; intros; lia.
Qed.
