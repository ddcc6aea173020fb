(** A blank tape: no tile reaches over p. There is one with p <= 2^(a+b), as the tape can be run backwards; it is
    a period, and a third of it is the saltus. *)

(** Names: cov n j says that heap n + j belongs to a tile that starts before n, so cov n is the tape at n; code P k is the number
    with the bits P 0, ..., P (k-1); startsA and startsB are the starts of tiles A and B. *)
From Coq Require Import Arith Lia Bool.
From Saltus.triple Require Import Game Tiles Greedy Mirror LeastPeriod.

(* pigeonhole *)
Lemma search (f : nat -> nat) y N : (exists i, i <= N /\ f i = y) \/ (forall i, i <= N -> f i <> y).
Proof.
  induction N.
  - destruct (Nat.eq_dec (f 0) y); [left; exists 0; auto|right]. intros i L. replace i with 0 by lia. auto.
  - destruct IHN as [[i [L E]]|IH]; [left; exists i; split; [lia|auto]|].
    destruct (Nat.eq_dec (f (S N)) y); [left; exists (S N); auto|right].
    intros i L. destruct (Nat.eq_dec i (S N)); [subst; auto|apply IH; lia].
Qed.

(** Pigeonhole: of N + 1 numbers below N two are equal. *)
Lemma php N : forall f : nat -> nat, (forall i, i <= N -> f i < N) -> exists i j, i < j /\ j <= N /\ f i = f j.
Proof.
  induction N; intros f L; [specialize (L 0); lia|].
  destruct (search f (f (S N)) N) as [[i [Li E]]|Q].
  - exists i, (S N). split; [lia|auto].
  - destruct (IHN (fun i => if f i =? N then f (S N) else f i)) as [i [j [L1 [L2 E]]]].
    + intros i Li. pose proof (L i ltac:(lia)). pose proof (L (S N) ltac:(lia)). pose proof (Q i Li).
      destruct (Nat.eqb_spec (f i) N); lia.
    + exists i, j. split; auto. split; [lia|].
      pose proof (Q i ltac:(lia)). pose proof (Q j ltac:(lia)).
      destruct (Nat.eqb_spec (f i) N), (Nat.eqb_spec (f j) N); lia.
Qed.

Fixpoint code (P : nat -> bool) (k : nat) : nat :=
  match k with 0 => 0 | S j => code P j + (if P j then 2 ^ j else 0) end.

(** A code of k bits is below 2^k. *)
Lemma code_lt P k : code P k < 2 ^ k.
Proof. induction k; simpl; [lia|]. destruct (P k); lia. Qed.

(** Equal codes have equal bits. *)
Lemma code_inj P Q k : code P k = code Q k -> forall j, j < k -> P j = Q j.
Proof.
  induction k; simpl; intros E j L; [lia|].
  pose proof (code_lt P k). pose proof (code_lt Q k).
  assert (P k = Q k /\ code P k = code Q k) as [E1 E2].
  { destruct (P k), (Q k); split; auto; lia. }
  destruct (Nat.eq_dec j k); [subst; auto|apply IHk; auto; lia].
Qed.

Section BlankTape.
Variables (a b : nat) (st : nat -> nat) (A : nat -> bool).
Hypothesis (Ha : 0 < a) (Hab : a < b).
Hypothesis GT : greedy_tiling a b st A.

(* the tape at n: is heap n+j held by a tile that starts before n? *)
Definition cov (n j : nat) : bool := st (n + j) <? n.

(** No tile reaches a + b heaps or more beyond its start. *)
Lemma cov_far n j : a + b <= j -> cov n j = false.
Proof.
  intros L. unfold cov. destruct (Nat.ltb_spec (st (n + j)) n) as [C|C]; auto. exfalso.
  destruct (gt_cells _ _ _ _ GT (n + j)) as [Q|[Q|[[D Q]|[D Q]]]]; lia.
Qed.

(** The last cell of the tape after n says whether a tile starts at n. *)
Lemma cov_start n : cov (n + 1) (a + b - 1) = starts st n.
Proof.
  unfold cov, starts. replace (n + 1 + (a + b - 1)) with (n + a + b) by lia.
  destruct (Nat.eqb_spec (st n) n) as [E|E].
  - rewrite (gt_third _ _ _ _ GT n E). apply Nat.ltb_lt. lia.
  - destruct (Nat.ltb_spec (st (n + a + b)) (n + 1)) as [C|C]; auto. exfalso. apply E.
    assert (st (n + a + b) = n).
    { destruct (gt_cells _ _ _ _ GT (n + a + b)) as [Q|[Q|[[D Q]|[D Q]]]]; lia. }
    rewrite <- H at 1. rewrite (gt_idem _ _ _ _ GT). auto.
Qed.

(** The cell b - 1 of the tape after n says which tile starts at n. *)
Lemma cov_A n : starts st n = true -> cov (n + 1) (b - 1) = negb (A n).
Proof.
  intros E. apply Nat.eqb_eq in E. unfold cov. replace (n + 1 + (b - 1)) with (n + b) by lia.
  pose proof (n_plus_b_free a b Ha Hab st A GT n E).
  destruct (A n) eqn:D; cbn [negb].
  - apply Nat.ltb_ge. assert (st (n + b) <> n); [|lia].
    intros C. destruct (gt_cells _ _ _ _ GT (n + b)) as [Q|[Q|[[D' Q]|[D' Q]]]]; rewrite C in *; try lia; congruence.
  - apply Nat.ltb_lt. rewrite (gt_B _ _ _ _ GT n E D). lia.
Qed.

(** The heaps of the tile that starts at n. *)
Lemma in_tile n j : (st (n + j) =? n) =
  starts st n && ((j =? 0) || (j =? a + b) || (if A n then j =? a else j =? b)).
Proof.
  unfold starts. destruct (Nat.eqb_spec (st n) n) as [E|E]; cbn [andb].
  - destruct (Nat.eqb_spec (st (n + j)) n) as [C|C].
    + destruct (gt_cells _ _ _ _ GT (n + j)) as [Q|[Q|[[D Q]|[D Q]]]]; rewrite C in *; try rewrite D;
      destruct (Nat.eqb_spec j 0), (Nat.eqb_spec j (a+b)), (Nat.eqb_spec j a), (Nat.eqb_spec j b); auto; lia.
    + destruct (Nat.eqb_spec j 0) as [J|J]; [subst; exfalso; apply C; rewrite Nat.add_0_r; auto|].
      destruct (Nat.eqb_spec j (a+b)) as [J2|J2].
      { subst. exfalso. apply C. rewrite Nat.add_assoc. apply (gt_third _ _ _ _ GT); auto. }
      cbn [orb]. destruct (A n) eqn:D.
      * destruct (Nat.eqb_spec j a); auto. subst. exfalso. apply C, (gt_A _ _ _ _ GT); auto.
      * destruct (Nat.eqb_spec j b); auto. subst. exfalso. apply C, (gt_B _ _ _ _ GT); auto.
  - apply Nat.eqb_neq. intros C. apply E. rewrite <- C. apply (gt_idem _ _ _ _ GT).
Qed.

(* the tape before from the tape after *)
Lemma back m n : (forall j, cov (m + 1) j = cov (n + 1) j) -> forall j, cov m j = cov n j.
Proof.
  intros E.
  assert (ES : starts st m = starts st n) by (rewrite <- !cov_start; apply E).
  assert (EI : forall j, (st (m + j) =? m) = (st (n + j) =? n)).
  { intros j. rewrite !in_tile, ES. destruct (starts st n) eqn:Sn; auto. cbn [andb].
    assert (EA : A m = A n).
    { pose proof (cov_A m) as Q1. pose proof (cov_A n Sn) as Q2. rewrite E in Q1.
      rewrite Q2 in Q1. specialize (Q1 ES). destruct (A m), (A n); auto; discriminate. }
    rewrite EA. auto. }
  assert (step : forall n j, cov n (j + 1) = cov (n + 1) j && negb (st (n + (j + 1)) =? n)).
  { intros k j. unfold cov. replace (k + 1 + j) with (k + (j + 1)) by lia.
    destruct (Nat.ltb_spec (st (k + (j+1))) k), (Nat.ltb_spec (st (k + (j+1))) (k+1)), (Nat.eqb_spec (st (k + (j+1))) k); auto; lia. }
  assert (zero : forall n, cov n 0 = negb (starts st n)).
  { intros k. unfold cov, starts. rewrite Nat.add_0_r. pose proof (gt_le _ _ _ _ GT k).
    destruct (Nat.ltb_spec (st k) k), (Nat.eqb_spec (st k) k); auto; lia. }
  intros j. destruct j; [rewrite !zero, ES; auto|].
  replace (S j) with (j + 1) by lia. rewrite !step, E, EI. auto.
Qed.

(** Equal tapes have equal tapes before them, so they can be run backwards to the start. *)
Lemma back_all k : forall m n, (forall j, cov (m + k) j = cov (n + k) j) -> forall j, cov m j = cov n j.
Proof.
  induction k; intros m n E; [rewrite !Nat.add_0_r in E; auto|].
  apply IHk. apply back. intros j. rewrite <- !Nat.add_assoc, Nat.add_1_r. apply E.
Qed.

(** Some tape within 2^(a+b) heaps is blank. *)
Theorem blank_tape : exists p, 0 < p /\ p <= 2 ^ (a + b) /\ forall n, p <= n -> p <= st n.
Proof.
  destruct (php (2 ^ (a + b)) (fun n => code (cov n) (a + b))) as [i [j [L1 [L2 E]]]].
  { intros. apply code_lt. }
  exists (j - i). split; [lia|]. split; [lia|].
  assert (Q : forall k, cov (0 + i) k = cov (j - i + i) k).
  { intros k. replace (j - i + i) with j by lia. simpl. destruct (Nat.lt_ge_cases k (a + b)) as [C|C].
    - apply (code_inj _ _ _ E k C).
    - rewrite !cov_far by auto. auto. }
  intros n L. pose proof (back_all i 0 (j - i) Q (n - (j - i))) as B.
  unfold cov in B. replace (j - i + (n - (j - i))) with n in B by lia.
  simpl (0 + _) in B. destruct (Nat.ltb_spec (st n) (j - i)); [|lia].
  symmetry in B. destruct (Nat.ltb_spec (st (n - (j-i))) 0); [lia|discriminate].
Qed.

Hypothesis H2 : b <> 2 * a.
Variable p : nat.
Hypothesis blank : forall n, p <= n -> p <= st n.

(** From a blank tape the tiling starts again. *)
Lemma restart : greedy_tiling a b (fun n => st (n + p) - p) (fun n => A (n + p)).
Proof.
  assert (W : forall n, st (st (n + p) - p + p) = st (n + p)).
  { intros n. pose proof (blank (n + p) ltac:(lia)). replace (st (n + p) - p + p) with (st (n + p)) by lia.
    apply (gt_idem _ _ _ _ GT). }
  split.
  - intros n. pose proof (gt_le _ _ _ _ GT (n + p)). lia.
  - intros n. rewrite W. auto.
  - intros n E. pose proof (blank (n + p) ltac:(lia)). replace (n + a + b + p) with (n + p + a + b) by lia.
    rewrite (gt_third _ _ _ _ GT); lia.
  - intros n E D. pose proof (blank (n + p) ltac:(lia)). replace (n + a + p) with (n + p + a) by lia.
    rewrite (gt_A _ _ _ _ GT); auto; lia.
  - intros n E D. pose proof (blank (n + p) ltac:(lia)). replace (n + b + p) with (n + p + b) by lia.
    rewrite (gt_B _ _ _ _ GT); auto; lia.
  - intros n. pose proof (blank (n + p) ltac:(lia)). replace (st (n + p) - p + p) with (st (n + p)) by lia.
    destruct (gt_cells _ _ _ _ GT (n + p)) as [Q|[Q|[[D Q]|[D Q]]]]; rewrite ?D; [left|right;left|right;right;left|right;right;right];
    try split; auto; lia.
  - intros n E D. pose proof (blank (n + p) ltac:(lia)). replace (n + a + p) with (n + p + a) by lia.
    pose proof (blank (n + p + a) ltac:(lia)).
    pose proof (gt_greedy _ _ _ _ GT (n + p) ltac:(lia) D). lia.
Qed.

(** A place with a blank tape is a period, and the number of starts before it is the saltus. *)
Theorem blank_period n : value st (n + p) = value st n + cnt (starts st) p.
Proof.
  assert (E : value (fun n => st (n + p) - p) n = value st n).
  { apply (nim_unique a b).
    - apply (tiling_nim a b _ _ Ha Hab H2 restart).
    - apply (tiling_nim a b _ _ Ha Hab H2 GT). }
  rewrite <- E. unfold value. pose proof (blank (n + p) ltac:(lia)).
  replace (st (n + p)) with (p + (st (n + p) - p)) at 1 by lia. rewrite cnt_add.
  rewrite (cnt_ext (starts (fun n => st (n + p) - p)) (fun m => starts st (p + m))); [lia|].
  intros m _. unfold starts. rewrite (Nat.add_comm p m). pose proof (blank (m + p) ltac:(lia)).
  destruct (Nat.eqb_spec (st (m + p) - p) m), (Nat.eqb_spec (st (m + p)) (m + p)); auto; lia.
Qed.

Definition startsA n := starts st n && A n.
Definition startsB n := starts st n && negb (A n).

(** p = 3s: there are as many first heaps as last ones, and as many second heaps of each kind as first ones. *)
Theorem blank_count : 3 * cnt (starts st) p = p.
Proof.
  assert (INS : forall n, n < p -> st n + a + b < p) by (intros; eapply inside; eauto).
  set (kA := fun n => (n =? st n + a) && A (st n)). set (kB := fun n => (n =? st n + b) && negb (A (st n))).
  set (kE := fun n => n =? st n + a + b).
  assert (T : forall N, cnt (starts st) N + cnt kA N + cnt kB N + cnt kE N = N).
  { induction N; cbn [cnt]; auto. 
    assert (Q : (if starts st N then 1 else 0) + (if kA N then 1 else 0) + (if kB N then 1 else 0) + (if kE N then 1 else 0) = 1).
    { unfold starts, kA, kB, kE.
      destruct (gt_cells _ _ _ _ GT N) as [Q|[Q|[[D Q]|[D Q]]]]; try rewrite D;
      destruct (Nat.eqb_spec (st N) N), (Nat.eqb_spec N (st N + a)), (Nat.eqb_spec N (st N + b)), (Nat.eqb_spec N (st N + a + b)); 
      cbn [andb negb]; try destruct (A (st N)); cbn [negb]; lia. }
    lia. }
  assert (E3 : cnt kE p = cnt (starts st) p).
  { apply (cnt_shift _ _ (a + b)); unfold kE, starts.
    - intros n. destruct (Nat.eqb_spec (st n) n) as [E|E].
      + apply Nat.eqb_eq. replace (a + b + n) with (n + a + b) by lia. rewrite (gt_third _ _ _ _ GT n E). lia.
      + apply Nat.eqb_neq. intros C. apply E. replace n with (st (a + b + n)) at 1 by lia. rewrite (gt_idem _ _ _ _ GT). lia.
    - intros n L. apply Nat.eqb_neq. lia.
    - intros n L1 L2. apply Nat.eqb_neq. intros E. pose proof (INS n L1). lia. }
  assert (E1 : cnt kA p = cnt startsA p).
  { apply (cnt_shift _ _ a); unfold kA, startsA, starts.
    - intros n. destruct (Nat.eqb_spec (st n) n) as [E|E]; cbn [andb].
      + destruct (A n) eqn:D.
        * rewrite (Nat.add_comm a n), (gt_A _ _ _ _ GT n E D), D. rewrite Nat.eqb_refl. auto.
        * destruct (Nat.eqb_spec (a + n) (st (a + n) + a)) as [C|C]; auto. 
          replace (st (a + n)) with n by lia. rewrite D. auto.
      + destruct (Nat.eqb_spec (a + n) (st (a + n) + a)) as [C|C]; auto. exfalso. apply E.
        replace n with (st (a + n)) at 1 by lia. rewrite (gt_idem _ _ _ _ GT). lia.
    - intros n L. destruct (Nat.eqb_spec n (st n + a)); auto; lia.
    - intros n L1 L2. destruct (Nat.eqb_spec (st n) n) as [E|E]; auto. pose proof (INS n L1). lia. }
  assert (E2 : cnt kB p = cnt startsB p).
  { apply (cnt_shift _ _ b); unfold kB, startsB, starts.
    - intros n. destruct (Nat.eqb_spec (st n) n) as [E|E]; cbn [andb].
      + destruct (A n) eqn:D.
        * destruct (Nat.eqb_spec (b + n) (st (b + n) + b)) as [C|C]; auto. 
          replace (st (b + n)) with n by lia. rewrite D. auto.
        * rewrite (Nat.add_comm b n), (gt_B _ _ _ _ GT n E D), D. rewrite Nat.eqb_refl. auto.
      + destruct (Nat.eqb_spec (b + n) (st (b + n) + b)) as [C|C]; auto. exfalso. apply E.
        replace n with (st (b + n)) at 1 by lia. rewrite (gt_idem _ _ _ _ GT). lia.
    - intros n L. destruct (Nat.eqb_spec n (st n + b)); auto; lia.
    - intros n L1 L2. destruct (Nat.eqb_spec (st n) n) as [E|E]; auto. pose proof (INS n L1). lia. }
  assert (E4 : forall N, cnt startsA N + cnt startsB N = cnt (starts st) N).
  { induction N; cbn [cnt]; auto. unfold startsA at 2, startsB at 2. 
    destruct (starts st N), (A N); cbn [andb negb]; lia. }
  specialize (T p). specialize (E4 p). lia.
Qed.
End BlankTape.
