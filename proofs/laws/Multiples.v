(** FES sets with a, 2a, ..., ka in which a decides all. *)
From Coq Require Import NArith List Lia.
From Saltus Require Import Statement.
From Saltus.game Require Import Sequence Least.
Import ListNotations.
Open Scope N_scope.

(** Each block of a values stands k + 1 times: 0 .. a-1 so often, then a .. 2a-1, and so on. *)
Definition repeated (a k n : N) : N := a * (n / ((k + 1) * a)) + n mod ((k + 1) * a) mod a.

Section Multiples.
Variables (a k : N).
Hypothesis A : 1 <= a.
Hypothesis K : 1 <= k.

(** Heap (k+1)ai + ae + j has the value ai + j. *)
Lemma repeated_at : forall i e j, j < a -> e <= k -> repeated a k ((k + 1) * a * i + a * e + j) = a * i + j.
Proof.
  intros i e j Lj Le. unfold repeated.
  assert (a * e <= a * k) by (apply N.mul_le_mono_l; auto).
  rewrite <- (N.div_unique ((k + 1) * a * i + a * e + j) ((k + 1) * a) i (a * e + j)) by lia.
  rewrite <- (N.mod_unique ((k + 1) * a * i + a * e + j) ((k + 1) * a) i (a * e + j)) by lia.
  rewrite <- (N.mod_unique (a * e + j) a e j) by lia. auto.
Qed.

(** Each heap is in a block, in one of its k + 1 copies of a heaps. *)
Lemma heap_shape : forall n, exists i e j, n = (k + 1) * a * i + a * e + j /\ j < a /\ e <= k.
Proof.
  intros n. pose proof (N.div_mod n ((k + 1) * a) ltac:(lia)). pose proof (N.mod_lt n ((k + 1) * a) ltac:(lia)).
  set (r := n mod ((k + 1) * a)) in *. pose proof (N.div_mod r a ltac:(lia)). pose proof (N.mod_lt r a ltac:(lia)).
  exists (n / ((k + 1) * a)), (r / a), (r mod a). repeat split; auto; [lia|].
  assert (r / a < k + 1); [|lia]. apply N.div_lt_upper_bound; lia.
Qed.

(** Quotient and remainder are unique. *)
Lemma quotient_unique : forall i j i' j', j < a -> j' < a -> a * i + j = a * i' + j' -> i = i' /\ j = j'.
Proof.
  intros i j i' j' L L' E. assert (i = i').
  { rewrite (N.div_unique (a * i + j) a i j), (N.div_unique (a * i + j) a i' j') by lia. auto. }
  subst. lia.
Qed.

(** The stated sequence is periodic. *)
Lemma repeated_periodic : arithmetic_periodic (repeated a k) 0 ((k + 1) * a) a.
Proof.
  split; [nia|]. intros n _. destruct (heap_shape n) as [i [e [j [-> [Lj Le]]]]].
  replace ((k + 1) * a * i + a * e + j + (k + 1) * a) with ((k + 1) * a * (i + 1) + a * e + j) by lia.
  rewrite !repeated_at; auto. lia.
Qed.

(** The first block repeats the values 0 to a - 1. *)
Lemma first_block : forall n, n < (k + 1) * a -> exists e j, n = a * e + j /\ j < a /\ e <= k /\ repeated a k n = j.
Proof.
  intros n L. destruct (heap_shape n) as [i [e [j [E [Lj Le]]]]].
  assert (i = 0).
  { destruct (N.eq_dec i 0); auto. assert ((k + 1) * a * 1 <= (k + 1) * a * i) by (apply N.mul_le_mono_l; lia). lia. }
  subst i. exists e, j. rewrite E, repeated_at by auto. repeat split; auto; lia.
Qed.

(** The period of the stated sequence is the least. *)
Theorem repeated_periodicity : periodicity (repeated a k) 0 ((k + 1) * a) a.
Proof.
  apply pure_periodicity; [exact repeated_periodic|]. intros g c D P. apply N.divide_pos_le in D; [|nia].
  destruct (N.eq_dec g ((k + 1) * a)) as [|NE]; auto. exfalso.
  assert (Z : repeated a k 0 = 0).
  { replace 0 with ((k + 1) * a * 0 + a * 0 + 0) at 1 by lia. rewrite repeated_at; lia. }
  assert (E : g = (k + 1) * c).
  { pose proof (terms_times _ _ _ _ ((k + 1) * a) 0 P ltac:(lia)) as T. rewrite Z in T.
    replace (0 + (k + 1) * a * g) with ((k + 1) * a * g + a * 0 + 0) in T by lia. rewrite repeated_at in T by lia.
    apply (N.mul_cancel_l _ _ a); lia. }
  destruct P as [P T]. pose proof (T 0 ltac:(lia)) as T0. rewrite Z, !N.add_0_l in T0.
  destruct (first_block g) as [e [j [Eg [Lj [Le Rg]]]]]; [lia|]. rewrite Rg in T0. subst j.
  assert (Last : repeated a k (a - 1) = a - 1).
  { replace (a - 1) with ((k + 1) * a * 0 + a * 0 + (a - 1)) at 1 by lia. rewrite repeated_at; lia. }
  pose proof (T (a - 1) ltac:(lia)) as T1. rewrite Last in T1.
  destruct (N.lt_ge_cases (a - 1 + g) ((k + 1) * a)) as [L|L].
  - destruct (first_block _ L) as [e' [j' [_ [Lj' [_ R]]]]]. rewrite R in T1. assert (c = 0) by lia. subst c. lia.
  - assert (e = k).
    { destruct (N.eq_dec e k); auto. assert (a * (e + 1) <= a * k) by (apply N.mul_le_mono_l; lia). lia. }
    subst e. assert (k * a = k * c) by lia. assert (a = c) by (apply (N.mul_cancel_l a c k); lia). lia.
Qed.
End Multiples.

(** The stated sequence is the nim-sequence if the multiples decide. *)
Lemma repeated_is_nim_sequence : forall a k X, multiples_decide a k X -> nim_sequence (all_but X) (repeated a k).
Proof.
  intros a k X [A [K [M C]]] n. destruct (heap_shape a k A K n) as [i [e [j [-> [Lj Le]]]]].
  rewrite repeated_at by auto. split.
  - intros [s [Ls [NX E]]]. set (m := (k + 1) * a * i + a * e + j - s) in *.
    assert (Em : m + s = (k + 1) * a * i + a * e + j) by lia. clearbody m.
    destruct (heap_shape a k A K m) as [i' [e' [j' [-> [Lj' Le']]]]]. rewrite repeated_at in E by auto.
    apply (quotient_unique a k) in E; auto. destruct E as [-> ->]. apply NX.
    assert (Es : a * e = a * e' + s) by lia.
    assert (e' < e). { destruct (N.lt_ge_cases e' e); auto. assert (a * e <= a * e') by (apply N.mul_le_mono_l; auto). lia. }
    replace s with ((e - e') * a) by (rewrite N.mul_sub_distr_r; lia). apply M. lia.
  - intros v Lv.
    pose proof (N.div_mod v a ltac:(lia)) as V. pose proof (N.mod_lt v a ltac:(lia)) as B.
    set (i' := v / a) in *. set (j' := v mod a) in *. clearbody i' j'.
    set (n := (k + 1) * a * i + a * e + j). set (u := (k + 1) * a * i' + j').
    assert (Copy : forall d, d <= k -> repeated a k (u + a * d) = v).
    { intros d Ld. unfold u. replace ((k + 1) * a * i' + j' + a * d) with ((k + 1) * a * i' + a * d + j') by lia.
      rewrite repeated_at by auto. lia. }
    assert (Un : u < n).
    { assert (i' <= i).
      { destruct (N.le_gt_cases i' i); auto. assert (a * (i + 1) <= a * i') by (apply N.mul_le_mono_l; lia). lia. }
      unfold u, n. destruct (N.eq_dec i' i); [subst; lia|].
      assert ((k + 1) * a * (i' + 1) <= (k + 1) * a * i) by (apply N.mul_le_mono_l; lia). nia. }
    destruct (in_dec N.eq_dec (n - u) X) as [I|I].
    + destruct (C _ I) as [_ [d [Ld [E|[L NX]]]]].
      * exfalso. assert (R : repeated a k n = a * i + j) by (unfold n; apply repeated_at; auto).
        replace n with (u + a * d) in R by lia. rewrite Copy in R; lia.
      * exists (n - u - d * a). split; [lia|]. split; auto.
        replace (n - (n - u - d * a)) with (u + a * d) by lia. apply Copy. lia.
    + exists (n - u). split; [lia|]. split; auto. replace (n - (n - u)) with (u + a * 0) by lia. apply Copy. lia.
Qed.

Theorem multiples_law : Multiples_law.
Proof.
  intros a k X G H HG. pose proof H as [A [K _]].
  pose proof (nim_sequence_unique _ _ _ HG (repeated_is_nim_sequence a k X H)) as E.
  destruct (repeated_periodicity a k A K) as [P D].
  assert (Same : forall n p s, arithmetic_periodic G n p s <-> arithmetic_periodic (repeated a k) n p s).
  { intros. unfold arithmetic_periodic. split; intros [B T]; (split; [auto|]); intros m L; specialize (T m L);
    rewrite !E in *; auto. }
  split; [apply Same; auto|]. intros n1 p1 s1 P1. apply Same in P1. auto.
Qed.

(** Two sets in which the same multiples decide have the same nim-sequence. *)
Theorem same_multiples : forall a k X Y, multiples_decide a k X -> multiples_decide a k Y -> same_nim_sequence X Y.
Proof.
  intros a k X Y HX HY G HG. apply nim_sequence_ext with (1 := repeated_is_nim_sequence a k Y HY).
  apply nim_sequence_unique with (1 := HG). apply repeated_is_nim_sequence. auto.
Qed.
