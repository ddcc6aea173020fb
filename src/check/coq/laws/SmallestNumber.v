(** When the smallest number of an FES set decides all. *)
From Coq Require Import NArith List Lia.
From Saltus Require Import Statement.
From Saltus.game Require Import Sequence Least.
Import ListNotations.
Open Scope N_scope.

(** The nim-sequence of N - {a}: each block of a values stands twice, 0 .. a-1, 0 .. a-1, a .. 2a-1, a .. 2a-1, and so on. *)
Definition twice (a n : N) : N :=
  a * (n / (2 * a)) + (if n mod (2 * a) <? a then n mod (2 * a) else n mod (2 * a) - a).

Section SmallestNumber.
Variables (X : list N) (a : N).
Hypothesis A : 1 <= a.
Hypothesis Xa : In a X.
Hypothesis Least : forall x, In x X -> a <= x.

(** Heap 2ai + ae + j, e = 0 or 1, has the value ai + j. *)
Lemma twice_at : forall i j e, j < a -> e <= 1 -> twice a (2 * a * i + a * e + j) = a * i + j.
Proof.
  intros i j e Lj Le. unfold twice.
  assert (Q : (2 * a * i + a * e + j) / (2 * a) = i).
  { symmetry. apply (N.div_unique _ _ i (a * e + j)); nia. }
  assert (R : (2 * a * i + a * e + j) mod (2 * a) = a * e + j).
  { symmetry. apply (N.mod_unique _ _ i (a * e + j)); nia. }
  rewrite Q, R. destruct (N.ltb_spec (a * e + j) a); assert (e = 0 \/ e = 1) as [-> | ->] by lia; nia.
Qed.

Lemma heap_shape : forall n, exists i j e, n = 2 * a * i + a * e + j /\ j < a /\ e <= 1.
Proof.
  intros n. pose proof (N.div_mod n (2 * a) ltac:(lia)). pose proof (N.mod_lt n (2 * a) ltac:(lia)).
  destruct (N.lt_ge_cases (n mod (2 * a)) a).
  - exists (n / (2 * a)), (n mod (2 * a)), 0. lia.
  - exists (n / (2 * a)), (n mod (2 * a) - a), 1. lia.
Qed.

Lemma block_unique : forall i j i' j', j < a -> j' < a -> a * i + j = a * i' + j' -> i = i' /\ j = j'.
Proof.
  intros i j i' j' L L' E. assert (i = i').
  { destruct (N.lt_trichotomy i i') as [C|[C|C]]; auto; exfalso.
    - assert (a * (i + 1) <= a * i') by (apply N.mul_le_mono_l; lia). lia.
    - assert (a * (i' + 1) <= a * i) by (apply N.mul_le_mono_l; lia). lia. }
  subst. lia.
Qed.

Lemma twice_is_nim_sequence : (forall x, In x X -> ~ In (x + a) X) -> nim_sequence (all_but X) (twice a).
Proof.
  intros C n. destruct (heap_shape n) as [i [j [e [-> [Lj Le]]]]]. rewrite twice_at by auto. split.
  - intros [s [Ls [M E]]]. set (m := 2 * a * i + a * e + j - s) in *.
    assert (Em : m + s = 2 * a * i + a * e + j) by lia. clearbody m.
    destruct (heap_shape m) as [i' [j' [e' [-> [Lj' Le']]]]]. rewrite twice_at in E by auto.
    apply block_unique in E; auto. destruct E as [-> ->]. apply M.
    assert (e = 1 /\ e' = 0) as [-> ->] by nia. replace s with a by lia. auto.
  - intros v Lv.
    pose proof (N.div_mod v a ltac:(lia)) as V. pose proof (N.mod_lt v a ltac:(lia)) as B.
    set (i' := v / a) in *. set (j' := v mod a) in *. clearbody i' j'.
    set (n := 2 * a * i + a * e + j). set (u := 2 * a * i' + j').
    assert (I : i' <= i).
    { destruct (N.le_gt_cases i' i); auto. assert (a * (i + 1) <= a * i') by (apply N.mul_le_mono_l; lia). lia. }
    assert (Un : u < n).
    { unfold u, n. destruct (N.eq_dec i' i); [subst; lia|]. assert (a * (i' + 1) <= a * i) by (apply N.mul_le_mono_l; lia). lia. }
    assert (F1 : twice a u = v).
    { unfold u. replace (2 * a * i' + j') with (2 * a * i' + a * 0 + j') by lia. rewrite twice_at; lia. }
    assert (F2 : twice a (u + a) = v).
    { unfold u. replace (2 * a * i' + j' + a) with (2 * a * i' + a * 1 + j') by lia. rewrite twice_at; lia. }
    destruct (in_dec N.eq_dec (n - u) X) as [E1|E1].
    + (* the first copy of v is out of reach; the second one is not *)
      assert (NE : n <> u + a).
      { intros E. assert (twice a n = a * i + j) by (unfold n; apply twice_at; auto). rewrite E, F2 in H. lia. }
      pose proof (Least _ E1). exists (n - (u + a)). split; [lia|]. split.
      * intros E2. apply (C _ E2). replace (n - (u + a) + a) with (n - u) by lia. auto.
      * replace (n - (n - (u + a))) with (u + a) by lia. auto.
    + exists (n - u). split; [lia|]. split; auto. replace (n - (n - u)) with u by lia. auto.
Qed.

Lemma twice_arithmetic : arithmetic_periodic (twice a) 0 (2 * a) a.
Proof.
  split; [lia|]. intros n _. destruct (heap_shape n) as [i [j [e [-> [Lj Le]]]]].
  replace (2 * a * i + a * e + j + 2 * a) with (2 * a * (i + 1) + a * e + j) by lia. rewrite !twice_at; auto. lia.
Qed.

Theorem twice_periodicity : periodicity (twice a) 0 (2 * a) a.
Proof.
  apply pure_periodicity; [exact twice_arithmetic|]. intros g c D P. apply N.divide_pos_le in D; [|lia].
  assert (Z : twice a 0 = 0).
  { replace 0 with (2 * a * 0 + a * 0 + 0) at 1 by lia. rewrite twice_at; lia. }
  assert (E : g = 2 * c).
  { pose proof (terms_times _ _ _ _ (2 * a) 0 P ltac:(lia)) as T. rewrite Z in T.
    replace (0 + 2 * a * g) with (2 * a * g + a * 0 + 0) in T by lia. rewrite twice_at in T by lia.
    apply (N.mul_cancel_l _ _ a); lia. }
  destruct P as [P T]. specialize (T 0 ltac:(lia)). rewrite Z, !N.add_0_l in T.
  destruct (N.lt_ge_cases g a) as [L|L].
  - replace g with (2 * a * 0 + a * 0 + g) in T by lia. rewrite twice_at in T by lia. lia.
  - destruct (N.eq_dec g (2 * a)); auto.
    replace g with (2 * a * 0 + a * 1 + (g - a)) in T by lia. rewrite twice_at in T by lia. lia.
Qed.

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
End SmallestNumber.

Theorem smallest_number_law : Smallest_number_law.
Proof.
  intros X a G A Xa Least HG. split.
  - intros [P _]. exact (no_sum_in X a A Xa Least G HG P).
  - intros C. pose proof (nim_sequence_unique _ _ _ HG (twice_is_nim_sequence X a A Xa Least C)) as E.
    destruct (twice_periodicity a A) as [P D].
    assert (Same : forall n p s, arithmetic_periodic G n p s <-> arithmetic_periodic (twice a) n p s).
    { intros. unfold arithmetic_periodic. split; intros [B T]; (split; [auto|]); intros m L; specialize (T m L);
      rewrite !E in *; auto. }
    split; [apply Same; auto|]. intros n1 p1 s1 P1. apply Same in P1. auto.
Qed.
