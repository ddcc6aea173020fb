(** The mirror theorem, for any a < b, b <> 2a. *)

(** Names: p is a place that no tile crosses, and s the number of tiles that start before p. mst and mA are st and A of the tiling
    with the heaps below p in reverse order:

        0        st n       n                                 p      a tile starts at st n and ends at st n + a + b
        0              p-1-n        p-1-(st n + a + b)        p      its mirror image starts where it ended *)
From Coq Require Import Arith Lia Bool.
From Saltus.triple Require Import Game Tiles Greedy.

(** Counting backwards gives the same number. *)
Lemma cnt_rev P K : forall N, N <= K + 1 -> cnt (fun m => P (K - m)) N + cnt P (K + 1 - N) = cnt P (K + 1).
Proof.
  induction N; intros L; simpl.
  - rewrite Nat.sub_0_r. auto.
  - rewrite <- IHN by lia. replace (K + 1 - N) with (S (K - N)) by lia. simpl.
    replace (K + 1 - S N) with (K - N) by lia. lia.
Qed.

Section Mirror.
Variables (a b : nat) (st : nat -> nat) (A : nat -> bool).
Hypothesis (Ha : 0 < a) (Hab : a < b) (H2 : b <> 2 * a).
Hypothesis GT : greedy_tiling a b st A.
Variable p : nat.
Hypothesis blank : forall n, p <= n -> p <= st n.     (* no tile crosses p *)

(** A tile that starts before p ends before p. *)
Lemma inside x : x < p -> st x + a + b < p.
Proof.
  intros L. destruct (Nat.lt_ge_cases (st x + a + b) p) as [C|C]; auto. exfalso.
  apply blank in C. rewrite (gt_third _ _ _ _ GT) in C.
  - pose proof (gt_le _ _ _ _ GT x). lia.
  - apply (gt_idem _ _ _ _ GT).
Qed.

Definition mst (m : nat) : nat :=
  if m <? p then p - 1 - (st (p - 1 - m) + a + b) else p + st (m - p).
Definition mA (m : nat) : bool :=
  if m <? p then negb (A (p - 1 - m - a - b)) else A (m - p).

(** The mirrored tile of a heap below p. *)
Lemma mst_lt m : m < p -> mst m = p - 1 - (st (p - 1 - m) + a + b).
Proof. intros L. unfold mst. destruct (Nat.ltb_spec m p); auto; lia. Qed.
(** From p on the tiling starts again. *)
Lemma mst_ge m : p <= m -> mst m = p + st (m - p).
Proof. intros L. unfold mst. destruct (Nat.ltb_spec m p); auto; lia. Qed.
(** The mirror image of a tile A is a tile B, and conversely. *)
Lemma mA_lt m : m < p -> mA m = negb (A (p - 1 - m - a - b)).
Proof. intros L. unfold mA. destruct (Nat.ltb_spec m p); auto; lia. Qed.
(** From p on the kinds of tiles start again. *)
Lemma mA_ge m : p <= m -> mA m = A (m - p).
Proof. intros L. unfold mA. destruct (Nat.ltb_spec m p); auto; lia. Qed.

(* a mirrored start below p comes from the third cell of a tile *)
Lemma mst_start m : m < p -> mst m = m -> exists t, st t = t /\ t + a + b < p /\ m = p - 1 - (t + a + b).
Proof.
  intros L E. rewrite mst_lt in E by auto. exists (st (p - 1 - m)).
  split; [apply (gt_idem _ _ _ _ GT)|]. split; [apply inside; lia|auto].
Qed.

(** The mirrored tiling is greedy. *)
Lemma mirror_greedy : greedy_tiling a b mst mA.
Proof.
  split.
  - intros m. destruct (Nat.lt_ge_cases m p) as [L|L].
    + rewrite mst_lt by auto. pose proof (inside (p-1-m) ltac:(lia)).
      destruct (gt_cells _ _ _ _ GT (p-1-m)) as [Q|[Q|[[D Q]|[D Q]]]]; lia.
    + rewrite mst_ge by auto. pose proof (gt_le _ _ _ _ GT (m-p)). lia.
  - intros m. destruct (Nat.lt_ge_cases m p) as [L|L].
    + rewrite (mst_lt m) by auto. pose proof (inside (p-1-m) ltac:(lia)).
      rewrite mst_lt by lia.
      replace (p - 1 - (p - 1 - (st (p - 1 - m) + a + b))) with (st (p-1-m) + a + b) by lia.
      rewrite (gt_third _ _ _ _ GT); auto. apply (gt_idem _ _ _ _ GT).
    + rewrite (mst_ge m) by auto. rewrite mst_ge by lia. replace (p + st (m-p) - p) with (st (m-p)) by lia.
      rewrite (gt_idem _ _ _ _ GT). auto.
  - intros m E. destruct (Nat.lt_ge_cases m p) as [L|L].
    + destruct (mst_start m L E) as [t [T1 [T2 T3]]]. rewrite mst_lt by lia.
      replace (p - 1 - (m + a + b)) with t by lia. lia.
    + rewrite mst_ge in * by lia. replace (m + a + b - p) with (m - p + a + b) by lia.
      rewrite (gt_third _ _ _ _ GT); lia.
  - intros m E D. destruct (Nat.lt_ge_cases m p) as [L|L].
    + destruct (mst_start m L E) as [t [T1 [T2 T3]]]. rewrite mA_lt in D by auto.
      replace (p - 1 - m - a - b) with t in D by lia. apply negb_true_iff in D.
      rewrite mst_lt by lia. replace (p - 1 - (m + a)) with (t + b) by lia.
      rewrite (gt_B _ _ _ _ GT t T1 D). lia.
    + rewrite mA_ge in D by auto. rewrite mst_ge in * by lia. replace (m + a - p) with (m - p + a) by lia.
      rewrite (gt_A _ _ _ _ GT (m-p)); auto; lia.
  - intros m E D. destruct (Nat.lt_ge_cases m p) as [L|L].
    + destruct (mst_start m L E) as [t [T1 [T2 T3]]]. rewrite mA_lt in D by auto.
      replace (p - 1 - m - a - b) with t in D by lia. apply negb_false_iff in D.
      rewrite mst_lt by lia. replace (p - 1 - (m + b)) with (t + a) by lia.
      rewrite (gt_A _ _ _ _ GT t T1 D). lia.
    + rewrite mA_ge in D by auto. rewrite mst_ge in * by lia. replace (m + b - p) with (m - p + b) by lia.
      rewrite (gt_B _ _ _ _ GT (m-p)); auto; lia.
  - intros m. destruct (Nat.lt_ge_cases m p) as [L|L].
    + rewrite mst_lt by auto. pose proof (inside (p-1-m) ltac:(lia)) as I.
      set (t := st (p-1-m)) in *. rewrite mA_lt by lia.
      replace (p - 1 - (p - 1 - (t + a + b)) - a - b) with t by lia.
      destruct (gt_cells _ _ _ _ GT (p-1-m)) as [Q|[Q|[[D Q]|[D Q]]]]; fold t in Q; try fold t in D; try rewrite D.
      * right; left. lia.
      * left. lia.
      * right; right; right. split; auto. lia.
      * right; right; left. split; auto. lia.
    + rewrite mst_ge by auto. rewrite mA_ge by lia. replace (p + st (m-p) - p) with (st (m-p)) by lia.
      destruct (gt_cells _ _ _ _ GT (m-p)) as [Q|[Q|[[D Q]|[D Q]]]].
      * left. lia.
      * right; left. lia.
      * right; right; left. split; auto. lia.
      * right; right; right. split; auto. lia.
  - intros m E D. destruct (Nat.lt_ge_cases m p) as [L|L].
    + destruct (mst_start m L E) as [t [T1 [T2 T3]]]. rewrite mA_lt in D by auto.
      replace (p - 1 - m - a - b) with t in D by lia. apply negb_false_iff in D.
      rewrite mst_lt by lia. replace (p - 1 - (m + a)) with (t + b) by lia.
      pose proof (n_plus_b_free a b Ha Hab st A GT t T1) as N.
      assert (st (t + b) <> t).
      { intros C. destruct (gt_cells _ _ _ _ GT (t + b)) as [Q|[Q|[[D' Q]|[D' Q]]]]; rewrite C in *; try lia; congruence. }
      assert (t + b < p) by lia. pose proof (inside (t+b) H0). lia.
    + rewrite mA_ge in D by auto. rewrite mst_ge in * by lia. replace (m + a - p) with (m - p + a) by lia.
      pose proof (gt_greedy _ _ _ _ GT (m-p) ltac:(lia) D). lia.
Qed.

(** So it gives the same values. *)
Lemma mirror_value n : value mst n = value st n.
Proof.
  apply (nim_unique a b).
  - apply (tiling_nim a b mst mA); auto. apply mirror_greedy.
  - apply (tiling_nim a b st A); auto.
Qed.

(* the tiling is its own reflection *)
Lemma mirror_st n : mst n = st n.
Proof.
  assert (mst n <= st n).
  { replace (mst n) with (mst (st n)); [apply (gt_le _ _ _ _ mirror_greedy)|].
    apply (value_st a b mst mA mirror_greedy). rewrite !mirror_value. unfold value. 
    rewrite (gt_idem _ _ _ _ GT). auto. }
  assert (st n <= mst n).
  { replace (st n) with (st (mst n)); [apply (gt_le _ _ _ _ GT)|].
    apply (value_st a b st A GT). rewrite <- !mirror_value. unfold value. 
    rewrite (gt_idem _ _ _ _ mirror_greedy). auto. }
  lia.
Qed.


Notation s := (cnt (starts st) p).

(** No tile starts less than a + b + 1 heaps before p. *)
Lemma no_late n : n < p -> p <= n + a + b -> starts st n = false.
Proof.
  intros L L'. unfold starts. destruct (Nat.eqb_spec (st n) n) as [E|E]; auto.
  pose proof (inside n L). lia.
Qed.

(** All s tiles start before the last possible place. *)
Lemma cnt_K : 0 < p -> cnt (starts st) (p - 1 - a - b + 1) = s.
Proof.
  intros L. pose proof (inside 0 L).
  replace p with (p - 1 - a - b + 1 + (a + b)) at 2 by lia.
  rewrite (cnt_add _ (p - 1 - a - b + 1) (a + b)).
  rewrite (cnt_false (fun n => starts st (p - 1 - a - b + 1 + n))); [lia|].
  intros n Ln. apply no_late; lia.
Qed.

(** The mirror maps starts to starts. *)
Lemma starts_rev m : m + a + b < p -> starts st m = starts st (p - 1 - a - b - m).
Proof.
  intros L. 
  assert (E : st m = m <-> st (p - 1 - a - b - m) = p - 1 - a - b - m).
  { rewrite <- (mirror_st m), mst_lt by lia. 
    pose proof (inside (p-1-m) ltac:(lia)) as I.
    split; intros E.
    - assert (F : st (p - 1 - m) = p - 1 - a - b - m) by lia.
      rewrite <- F at 1. rewrite (gt_idem _ _ _ _ GT). auto.
    - pose proof (gt_third _ _ _ _ GT _ E) as F.
      replace (p - 1 - a - b - m + a + b) with (p - 1 - m) in F by lia. lia. }
  unfold starts. destruct (Nat.eqb_spec (st m) m), (Nat.eqb_spec (st (p - 1 - a - b - m)) (p - 1 - a - b - m)); auto; tauto.
Qed.

(** The values of heap i and of its mirror image add up to s - 1. *)
Theorem mirror_values i : i < p -> value st i + value st (p - 1 - i) + 1 = s.
Proof.
  intros L. 
  pose proof (inside (p-1-i) ltac:(lia)) as I.
  unfold value at 1. rewrite <- (mirror_st i), mst_lt by auto.
  unfold value. set (t := st (p-1-i)) in *.
  set (K := p - 1 - a - b).
  replace (p - 1 - (t + a + b)) with (K - t) by lia.
  rewrite <- cnt_K by lia. fold K.
  rewrite <- (cnt_rev (starts st) K (K - t)) by lia.
  replace (K + 1 - (K - t)) with (t + 1) by lia. rewrite cnt_add. simpl. rewrite Nat.add_0_r.
  assert (T : starts st t = true) by (apply Nat.eqb_eq, (gt_idem _ _ _ _ GT)). rewrite T.
  rewrite (cnt_ext (starts st) (fun m => starts st (K - m))); [lia|].
  intros m Lm. apply starts_rev. lia.
Qed.
End Mirror.

(* the mirror inside a period, for any a < b, b <> 2a *)
Theorem mirror_period a b G p s : 0 < a -> a < b -> b <> 2 * a -> nim_sequence a b G ->
  arith_periodic G p s -> forall i, i < p -> G i + G (p - 1 - i) = s - 1.
Proof.
  intros Ha Hab H2 HG [Lp P].
  pose proof (greedy_exists a b Ha Hab) as GT.
  assert (V : forall m, G m = value (gst a b) m).
  { apply (nim_unique a b); auto. apply (tiling_nim a b (gst a b) (gA a b)); auto. }
  assert (PV : forall n, value (gst a b) (n + p) = value (gst a b) n + s).
  { intros n. rewrite <- !V. apply P. }
  pose proof (st_shift a b (gst a b) (gA a b) Ha Hab GT p s PV) as SH.
  assert (blank : forall n, p <= n -> p <= gst a b n).
  { intros n L. replace n with (n - p + p) by lia. rewrite SH. lia. }
  pose proof (gt_le _ _ _ _ GT 0) as L0. 
  assert (Es : cnt (starts (gst a b)) p = s).
  { pose proof (PV 0) as Q. unfold value in Q. rewrite SH in Q. replace (gst a b 0) with 0 in Q by lia. simpl in Q. auto. }
  intros i L. rewrite !V. 
  pose proof (mirror_values a b (gst a b) (gA a b) Ha Hab H2 GT p blank i L). lia.
Qed.
