(** When the smallest number of an FES set decides all: exactly if no x in X has x + a in X. *)
From Coq Require Import NArith List Lia.
From Saltus Require Import Statement.
From Saltus.laws Require Import Multiples.
Import ListNotations.
Open Scope N_scope.

(** If no x and x + a are both in X, the smallest number a decides all. *)
Lemma decided_by_smallest : forall X a, 1 <= a -> In a X -> (forall x, In x X -> a <= x) ->
  (forall x, In x X -> ~ In (x + a) X) -> multiples_decide a 1 X.
Proof.
  intros X a A Xa Least C. split; [auto|]. split; [lia|]. split.
  - intros j J. replace j with 1 by lia. rewrite N.mul_1_l. auto.
  - intros x I. split; [auto|]. exists 1. split; [lia|]. rewrite N.mul_1_l. specialize (Least x I).
    destruct (N.eq_dec x a); [auto|right]. split; [lia|]. intros I'. apply (C _ I').
    replace (x - a + a) with x by lia. auto.
Qed.

Section Converse.
Variables (X : list N) (a : N).
Hypothesis A : 1 <= a.
Hypothesis Xa : In a X.
Hypothesis Least : forall x, In x X -> a <= x.

(** With this periodicity 0 stands on heaps 0 and a alone; but it would stand on x + a, if x and x + a were in X. *)
Lemma no_sum_in : forall G, nim_sequence (all_but X) G -> arithmetic_periodic G 0 (2 * a) a ->
  forall x, In x X -> ~ In (x + a) X.
Proof.
  intros G H [_ P] x Sx Sxa.
  assert (Below : forall n, 1 <= n < a -> ~ In n X) by (intros n L I; specialize (Least _ I); lia).
  assert (Not0 : forall n s, 1 <= s <= n -> ~ In s X -> G (n - s) = 0 -> G n <> 0).
  { intros n s L I E Z. apply (proj1 (H n)). exists s. rewrite Z. auto. }
  assert (G0 : G 0 = 0).
  { destruct (N.eq_dec (G 0) 0) as [E|E]; auto. destruct (proj2 (H 0) 0 ltac:(lia)) as [s [L _]]. lia. }
  assert (Small : forall n, G n = 0 -> n = 0 \/ In n X).
  { intros n En. destruct (N.eq_dec n 0); auto. right. destruct (in_dec N.eq_dec n X) as [|I]; auto.
    elim (Not0 n n); auto; [lia|]. rewrite N.sub_diag. auto. }
  assert (Ga : G a = 0).
  { destruct (N.eq_dec (G a) 0) as [E|E]; auto. destruct (proj2 (H a) 0 ltac:(lia)) as [s [L [M Em]]]. exfalso.
    destruct (Small _ Em) as [Z|I]; [replace s with a in M by lia; auto|].
    apply (Below (a - s)); auto. destruct (N.eq_dec (a - s) 0); [|lia].
    replace s with a in M by lia. elim M. auto. }
  assert (Zeros : forall n, G n = 0 -> n = 0 \/ n = a).
  { intros n En. destruct (N.le_gt_cases (2 * a) n) as [L|L].
    - pose proof (P (n - 2 * a) ltac:(lia)) as Q. replace (n - 2 * a + 2 * a) with n in Q by lia. lia.
    - destruct (Small n En) as [|I]; auto. right. specialize (Least _ I). destruct (N.eq_dec n a); auto.
      elim (Not0 n (n - a)); auto; [lia | apply Below; lia |]. replace (n - (n - a)) with a by lia. auto. }
  specialize (Least _ Sx). destruct (N.eq_dec (G (x + a)) 0) as [E|E]; [apply Zeros in E; lia|].
  destruct (proj2 (H (x + a)) 0 ltac:(lia)) as [s [L [M Em]]]. apply Zeros in Em. destruct Em as [Em|Em].
  - replace s with (x + a) in M by lia. auto.
  - replace s with x in M by lia. auto.
Qed.
End Converse.

Theorem smallest_number_law : Smallest_number_law.
Proof.
  intros X a G A Xa Least HG. split.
  - intros [P _]. exact (no_sum_in X a A Xa Least G HG P).
  - intros C. exact (multiples_law a 1 X G (decided_by_smallest X a A Xa Least C) HG).
Qed.
