(** Equal boundary patterns, and the checker for N - X, heap by heap. *)
From Coq Require Import NArith ZArith List Lia Bool.
From Saltus Require Import Statement.
From Saltus.game Require Import Sequence.
From Saltus.checker Require Import Replay Queue Labels Tape.
Import ListNotations.
Open Scope N_scope.

Definition cells (q : queue) : list N := let (f, b) := q in f ++ rev_append b [].
Fixpoint same_cells (s : N) (l m : list N) : bool :=
  match l, m with
  | [], [] => true
  | x :: l', y :: m' => (if x =? 0 then y =? 0 else y =? x + s) && same_cells s l' m'
  | _, _ => false
  end.
Definition same_pattern (s : N) (a b : state) : bool :=
  let (k, _, qs) := a in let (k', _, qs') := b in
  (k' =? k + s) && same_cells s (flat_map cells qs) (flat_map cells qs').
Definition check_all_but (X : list N) (c : certificate) : bool :=
  increasing 0 X &&
  replay state N (start X) (next X) (goto (next X)) out (fun _ => true) (fun s a b => b =? a + s) same_pattern (largest X) c.

Section Proof.
Variable X : list N.
Variable G : N -> N.
Hypothesis HG : nim_sequence (all_but X) G.
Notation above := (above X G HG).
Notation tape := (tape G).
Notation good := (good X G).

(** [cells] lists the contents of a queue. *)
Lemma cells_contents : forall q, cells q = contents q.
Proof. intros [f b]. simpl. rewrite rev_append_rev, app_nil_r. auto. Qed.
(** A stretch is its first part followed by its second part. *)
Lemma stretch_app : forall E l a m, stretch E a (l + m) = stretch E a l ++ stretch E (a + Z.of_nat l) m.
Proof.
  induction l as [|l IH]; intros a m.
  - simpl. rewrite Z.add_0_r. auto.
  - simpl. rewrite IH. do 3 f_equal. lia.
Qed.
(** The queues together are a stretch of the tape that contains all heads. *)
Lemma flat_ok : forall E n l from qs, fits E n from l qs ->
  exists w, flat_map cells qs = stretch E (n + Z.of_N from) w /\ forall x, In x l -> from < x <= from + N.of_nat w.
Proof.
  induction l as [|x l IH]; intros from [|q qs] F; simpl in F; try tauto.
  - exists O. split; auto. simpl. tauto.
  - destruct F as [L [C F]]. destruct (IH _ _ F) as [w [W1 W2]].
    exists (N.to_nat (x - from) + w)%nat. split.
    + simpl. rewrite cells_contents, C, W1, stretch_app. do 2 f_equal. lia.
    + intros y [<-|Hy]; [lia|]. specialize (W2 y Hy). lia.
Qed.
(** Two stretches with the same cells, up to s, agree cell by cell. *)
Lemma same_cells_ok : forall s E D w v a b, same_cells s (stretch E a w) (stretch D b v) = true ->
  forall i, (0 <= i < Z.of_nat w)%Z -> (E (a + i)%Z = 0 -> D (b + i)%Z = 0) /\ (E (a + i)%Z <> 0 -> D (b + i)%Z = E (a + i)%Z + s).
Proof.
  induction w as [|w IH]; intros [|v] a b H i Hi; simpl in H; try discriminate; try lia.
  apply andb_prop in H as [H1 H2]. destruct (Z.eq_dec i 0) as [->|NE].
  - rewrite !Z.add_0_r. destruct (N.eqb_spec (E a) 0); apply N.eqb_eq in H1; split; intros; congruence.
  - specialize (IH v (a + 1)%Z (b + 1)%Z H2 (i - 1)%Z ltac:(lia)).
    replace (a + 1 + (i - 1))%Z with (a + i)%Z in IH by lia. replace (b + 1 + (i - 1))%Z with (b + i)%Z in IH by lia. auto.
Qed.

(* equal patterns, moved by s: all that follows is moved by s *)
Lemma pattern : forall n m s a b, good n a -> good m b -> same_pattern s a b = true -> forall i, G (m + i) = G (n + i) + s.
Proof.
  intros n m s [k v qs] [k' v' qs'] [P [F _]] [P' [F' _]] H. simpl in H. apply andb_prop in H as [H1 H2].
  apply N.eqb_eq in H1. subst k'.
  assert (Cell : forall i, (G (n + i) < k -> G (m + i) = G (n + i) + s) /\ (k <= G (n + i) -> k + s <= G (m + i))).
  { intros i. destruct (N.lt_ge_cases i (largest X)) as [L|L].
    - destruct (flat_ok _ _ _ _ _ F) as [w [W1 W2]]. destruct (flat_ok _ _ _ _ _ F') as [w' [W1' _]].
      rewrite W1, W1' in H2.
      assert (i < N.of_nat w).
      { assert (largest X <= N.of_nat w); [|lia]. apply largest_le. intros x Hx. specialize (W2 x Hx). lia. }
      destruct (same_cells_ok _ _ _ _ _ _ _ H2 (Z.of_N i) ltac:(lia)) as [A B].
      replace (Z.of_N n + Z.of_N 0 + Z.of_N i)%Z with (Z.of_N (n + i)) in A, B by lia.
      replace (Z.of_N m + Z.of_N 0 + Z.of_N i)%Z with (Z.of_N (m + i)) in A, B by lia.
      rewrite !tape_0, !N2Z.id in A. split; auto. intros K. unfold tape in B. rewrite !N2Z.id in B.
      destruct (N.ltb_spec (G (n + i)) k); [|lia]. specialize (B ltac:(lia)).
      destruct (N.ltb_spec (G (m + i)) (k + s)); lia.
    - pose proof (above n k (n + i) P ltac:(lia)). pose proof (above m (k + s) (m + i) P' ltac:(lia)). split; intros; lia. }
  apply strong_induction. intros i IH. destruct (Cell i) as [C1 C2]. destruct (N.lt_ge_cases (G (n + i)) k) as [L|L]; auto.
  specialize (C2 L). destruct (HG (n + i)) as [M1 M2]. destruct (HG (m + i)) as [M3 M4].
  destruct P as [P _], P' as [P' _].
  destruct (N.lt_trichotomy (G (m + i)) (G (n + i) + s)) as [K|[K|K]]; auto; exfalso.
  - destruct (M2 (G (m + i) - s) ltac:(lia)) as [d [D1 [D2 D3]]].
    destruct (N.lt_ge_cases (n + i - d) n) as [B|B]; [specialize (P _ B); lia|].
    apply M3. exists d. split; [lia|]. split; auto.
    specialize (IH (i - d) ltac:(lia)). replace (m + i - d) with (m + (i - d)) by lia.
    replace (n + i - d) with (n + (i - d)) in D3 by lia. lia.
  - destruct (M4 (G (n + i) + s) K) as [d [D1 [D2 D3]]].
    destruct (N.lt_ge_cases (m + i - d) m) as [B|B]; [specialize (P' _ B); lia|].
    apply M1. exists d. split; [lia|]. split; auto.
    specialize (IH (i - d) ltac:(lia)). replace (n + i - d) with (n + (i - d)) by lia.
    replace (m + i - d) with (m + (i - d)) in D3 by lia. lia.
Qed.
End Proof.

(** If the checker accepts, the nim-values of N - X have the stated periodicity. *)
Theorem check_all_but_sound : forall X c, check_all_but X c = true ->
  forall G, nim_sequence (all_but X) G -> periodicity G (preperiod c) (period c) (saltus c).
Proof.
  intros X c H G HG. unfold check_all_but in H. apply andb_prop in H as [H1 H2].
  refine (replay_sound _ _ _ _ _ _ _ _ _ _ G (good X G) _ _ _ _ _ _ c H2); clear H2 c.
  - apply start_good; auto.
  - apply next_good; auto.
  - apply goto_good, next_good; auto.
  - auto.
  - intros s n m a b _ Ha Hb. rewrite N.eqb_eq, (out_good X G _ _ Ha), (out_good X G _ _ Hb). lia.
  - intros s n m a b _ K Ha Hb Hs _ i. destruct (N.lt_ge_cases i (largest X)) as [|L]; auto.
    pose proof (pattern X G HG _ _ s a b Ha Hb Hs (i - largest X)) as Z.
    replace (m + largest X + (i - largest X)) with (m + i) in Z by lia.
    replace (n + largest X + (i - largest X)) with (n + i) in Z by lia. auto.
Qed.
