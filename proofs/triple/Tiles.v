(** A tiling by {n,n+a,n+a+b} and {n,n+b,n+a+b} that obeys the greedy rule gives the nim-sequence. *)

(** Names: cnt P N counts the n < N with P n; st n is the first heap of the tile of n; A n says that the tile that starts at n is
    {n, n+a, n+a+b}, else it is {n, n+b, n+a+b}; value st n is the number of tiles that start before the tile of n. *)
From Coq Require Import Arith Lia Bool.
From Saltus.triple Require Import Game.

Fixpoint cnt (P : nat -> bool) (N : nat) : nat :=
  match N with 0 => 0 | S k => cnt P k + (if P k then 1 else 0) end.

(** The count does not decrease. *)
Lemma cnt_mono P M N : M <= N -> cnt P M <= cnt P N.
Proof. induction 1; simpl; lia. Qed.

(** The count increases at a place that counts. *)
Lemma cnt_lt P M N : M < N -> P M = true -> cnt P M < cnt P N.
Proof.
  intros L H. assert (cnt P (S M) <= cnt P N) by (apply cnt_mono; lia).
  simpl in H0. rewrite H in H0. lia.
Qed.

(** Each smaller count occurs at a place that counts. *)
Lemma cnt_surj P N v : v < cnt P N -> exists m, m < N /\ P m = true /\ cnt P m = v.
Proof.
  induction N; simpl; intros L; [lia|].
  destruct (Nat.lt_ge_cases v (cnt P N)) as [C|C].
  - destruct (IHN C) as [m [? ?]]. exists m. split; [lia|tauto].
  - destruct (P N) eqn:E; [|lia]. exists N. repeat split; auto; lia.
Qed.

(** Equal predicates have equal counts. *)
Lemma cnt_ext P Q N : (forall n, n < N -> P n = Q n) -> cnt P N = cnt Q N.
Proof.
  induction N; simpl; intros H; auto. rewrite IHN, (H N); auto.
Qed.

(** A count is that of the first places and that of the others. *)
Lemma cnt_add P M N : cnt P (M + N) = cnt P M + cnt (fun n => P (M + n)) N.
Proof.
  induction N; simpl.
  - rewrite Nat.add_0_r. lia.
  - rewrite Nat.add_succ_r. simpl. rewrite IHN. lia.
Qed.

(** If no place counts, the count is 0. *)
Lemma cnt_false P N : (forall n, n < N -> P n = false) -> cnt P N = 0.
Proof. induction N; simpl; intros H; auto. rewrite IHN, H; auto. Qed.

(** A shifted predicate has the same count. *)
Lemma cnt_shift (P Q : nat -> bool) k N :
  (forall n, Q (k + n) = P n) -> (forall n, n < k -> Q n = false) ->
  (forall n, n < N -> N <= n + k -> P n = false) -> cnt Q N = cnt P N.
Proof.
  intros H1 H2 H3.
  assert (E : cnt Q (k + N) = cnt P N).
  { rewrite cnt_add, (cnt_false Q k) by assumption. simpl. apply cnt_ext. intros. apply H1. }
  rewrite <- E. destruct (Nat.le_gt_cases k N) as [L|L].
  - replace (k + N) with (N + k) by lia. rewrite cnt_add.
    rewrite (cnt_false (fun n => Q (N + n)) k); [lia|]. intros n Ln.
    replace (N + n) with (k + (N + n - k)) by lia. rewrite H1. apply H3; lia.
  - rewrite (cnt_false Q N) by (intros; apply H2; lia). symmetry. apply cnt_false. intros n Ln.
    destruct (Nat.lt_ge_cases n k) as [C|C]; [apply H2; lia|].
    replace n with (k + (n - k)) by lia. rewrite H1. apply H3; lia.
Qed.

(* st n: the least heap of the tile of n; A n: the tile that starts at n is {n,n+a,n+a+b} *)
Record greedy_tiling (a b : nat) (st : nat -> nat) (A : nat -> bool) : Prop := {
  gt_le    : forall n, st n <= n;
  gt_idem  : forall n, st (st n) = st n;
  gt_third : forall n, st n = n -> st (n + a + b) = n;
  gt_A     : forall n, st n = n -> A n = true -> st (n + a) = n;
  gt_B     : forall n, st n = n -> A n = false -> st (n + b) = n;
  gt_cells : forall n, n = st n \/ n = st n + a + b \/
                       (A (st n) = true /\ n = st n + a) \/ (A (st n) = false /\ n = st n + b);
  gt_greedy: forall n, st n = n -> A n = false -> st (n + a) < n
}.

Definition starts (st : nat -> nat) (n : nat) : bool := st n =? n.
(* the value of a heap: how many tiles start before its own *)
Definition value (st : nat -> nat) (n : nat) : nat := cnt (starts st) (st n).

Section T.
Variables (a b : nat) (st : nat -> nat) (A : nat -> bool).
Hypothesis (Ha : 0 < a) (Hab : a < b) (H2 : b <> 2 * a).
Hypothesis GT : greedy_tiling a b st A.

(** A tile starts at its first heap. *)
Lemma starts_st n : starts st (st n) = true.
Proof. clear Ha Hab H2. apply Nat.eqb_eq. apply (gt_idem _ _ _ _ GT). Qed.

(** Heaps of one value are in one tile. *)
Lemma value_st m n : value st m = value st n -> st m = st n.
Proof.
  clear Ha Hab H2. unfold value. intros E.
  destruct (lt_eq_lt_dec (st m) (st n)) as [[L|L]|L]; auto.
  - pose proof (cnt_lt (starts st) _ _ L (starts_st m)). lia.
  - pose proof (cnt_lt (starts st) _ _ L (starts_st n)). lia.
Qed.

(** A greedy tiling gives the nim-sequence. *)
Theorem tiling_nim : nim_sequence a b (value st).
Proof.
  intros n. split.
  - intros [m [[L [M1 [M2 M3]]] E]].
    apply value_st in E.
    destruct (gt_cells _ _ _ _ GT m) as [C|[C|[[D C]|[D C]]]];
    destruct (gt_cells _ _ _ _ GT n) as [C'|[C'|[[D' C']|[D' C']]]];
    rewrite E in *; try lia; congruence.
  - intros v L. unfold value in L.
    destruct (cnt_surj _ _ _ L) as [x [Lx [Sx Ex]]].
    apply Nat.eqb_eq in Sx.
    pose proof (gt_le _ _ _ _ GT n) as Ln.
    assert (Vx : value st x = v) by (unfold value; rewrite Sx; exact Ex).
    destruct (Nat.eq_dec n (x + a)) as [E|N1].
    { exfalso. destruct (A x) eqn:Ax.
      - pose proof (gt_A _ _ _ _ GT x Sx Ax). subst n. lia.
      - pose proof (gt_greedy _ _ _ _ GT x Sx Ax). subst n. lia. }
    destruct (Nat.eq_dec n (x + a + b)) as [E|N3].
    { exfalso. pose proof (gt_third _ _ _ _ GT x Sx). subst n. lia. }
    destruct (Nat.eq_dec n (x + b)) as [E|N2].
    { destruct (A x) eqn:Ax.
      - pose proof (gt_A _ _ _ _ GT x Sx Ax) as Q. exists (x + a). split.
        + unfold move. lia.
        + unfold value. rewrite Q. exact Ex.
      - exfalso. pose proof (gt_B _ _ _ _ GT x Sx Ax). subst n. lia. }
    exists x. split; [unfold move; lia|exact Vx].
Qed.
End T.

(* the nim-sequence knows its tiles *)
Section KnowsItsTiles.
Variables (a b : nat) (st : nat -> nat) (A : nat -> bool).
Hypothesis (Ha : 0 < a) (Hab : a < b).
Hypothesis GT : greedy_tiling a b st A.
Variables p s : nat.
Hypothesis Per : forall n, value st (n + p) = value st n + s.

(** Heaps of one tile have one value. *)
Lemma same m n : st m = st n -> value st m = value st n.
Proof. unfold value. intros E. rewrite E. auto. Qed.

(** A period moves starts to starts, and tiles A to tiles A. *)
Lemma start_shift n : st n = n -> st (n + p) = n + p /\ A (n + p) = A n.
Proof.
  intros E.
  pose proof (gt_third _ _ _ _ GT n E) as E3.
  assert (V3 : st (n + a + b + p) = st (n + p)).
  { apply (value_st a b st A GT). rewrite !Per. rewrite (same (n+a+b) n); congruence. }
  assert (S0 : st (n + p) = n + p).
  { destruct (gt_cells _ _ _ _ GT (n + p)) as [C|[C|[[D C]|[D C]]]]; auto;
    destruct (gt_cells _ _ _ _ GT (n + a + b + p)) as [C'|[C'|[[D' C']|[D' C']]]];
    rewrite V3 in *; lia. }
  split; auto.
  destruct (A n) eqn:An.
  - assert (V : st (n + a + p) = st (n + p)).
    { apply (value_st a b st A GT). rewrite !Per. rewrite (same (n+a) n); auto.
      rewrite (gt_A _ _ _ _ GT n E An). auto. }
    rewrite S0 in V.
    destruct (gt_cells _ _ _ _ GT (n + a + p)) as [C|[C|[[D C]|[D C]]]]; rewrite V in *; auto; lia.
  - assert (V : st (n + b + p) = st (n + p)).
    { apply (value_st a b st A GT). rewrite !Per. rewrite (same (n+b) n); auto.
      rewrite (gt_B _ _ _ _ GT n E An). auto. }
    rewrite S0 in V.
    destruct (gt_cells _ _ _ _ GT (n + b + p)) as [C|[C|[[D C]|[D C]]]]; rewrite V in *; auto; lia.
Qed.

(** A period moves tiles to tiles. *)
Lemma st_shift n : st (n + p) = st n + p.
Proof.
  rewrite <- (proj1 (start_shift (st n) (gt_idem _ _ _ _ GT n))).
  apply (value_st a b st A GT). rewrite !Per. f_equal. apply same. symmetry. apply (gt_idem _ _ _ _ GT).
Qed.
End KnowsItsTiles.
