(** For any a < b: the greedy tiling exists; n+b is free when n starts; and (b <> 2a) its tiles are the heaps of one
    nim-value each, Lemma 6. *)

(** Names: stat n is TA or TB if a tile A or B starts at n, else TC; step computes it from the heaps below n; gst n and gA n are st and
    A of [Tiles.v] for this tiling; first G n says that n is the first heap of its value. *)
From Coq Require Import Arith Lia Bool.
From Saltus.triple Require Import Game Tiles.

Section Greedy.
Variables (a b : nat).
Hypothesis (Ha : 0 < a) (Hab : a < b).

Inductive status := TA | TB | TC.      (* starts an A, starts a B, covered by an earlier tile *)

Definition isTA s := match s with TA => true | _ => false end.
Definition isTB s := match s with TB => true | _ => false end.
Definition isT s := match s with TC => false | _ => true end.

(* the greedy rule: f knows the heaps below n *)
Definition step (f : nat -> status) (n : nat) : status :=
  if ((a <=? n) && isTA (f (n - a))) || ((b <=? n) && isTB (f (n - b))) || ((a + b <=? n) && isT (f (n - a - b)))
  then TC
  else if ((b <=? n + a) && isTB (f (n + a - b))) || ((b <=? n) && isT (f (n - b)))
  then TB else TA.

(** A step depends only on the heaps below n. *)
Lemma step_ext f f' n : (forall m, m < n -> f m = f' m) -> step f n = step f' n.
Proof.
  intros E. unfold step.
  assert (E1 : (a <=? n) && isTA (f (n - a)) = (a <=? n) && isTA (f' (n - a))).
  { destruct (Nat.leb_spec a n); auto. rewrite E; auto; lia. }
  assert (E2 : (b <=? n) && isTB (f (n - b)) = (b <=? n) && isTB (f' (n - b))).
  { destruct (Nat.leb_spec b n); auto. rewrite E; auto; lia. }
  assert (E3 : (a + b <=? n) && isT (f (n - a - b)) = (a + b <=? n) && isT (f' (n - a - b))).
  { destruct (Nat.leb_spec (a + b) n); auto. rewrite E; auto; lia. }
  assert (E5 : (b <=? n) && isT (f (n - b)) = (b <=? n) && isT (f' (n - b))).
  { destruct (Nat.leb_spec b n); auto. rewrite E; auto; lia. }
  rewrite E1, E2, E3, E5.
  destruct ((a <=? n) && isTA (f' (n - a)) || (b <=? n) && isTB (f' (n - b)) || (a + b <=? n) && isT (f' (n - a - b))); auto.
  assert (E4 : (b <=? n + a) && isTB (f (n + a - b)) = (b <=? n + a) && isTB (f' (n + a - b))).
  { destruct (Nat.leb_spec b (n + a)); auto. rewrite E; auto; lia. }
  rewrite E4. auto.
Qed.

Fixpoint statf (fuel n : nat) : status :=
  match fuel with 0 => TC | S k => step (statf k) n end.

Definition stat (n : nat) : status := statf (S n) n.

(** More fuel than n changes nothing. *)
Lemma statf_fuel : forall k k' n, n < k -> n < k' -> statf k n = statf k' n.
Proof.
  induction k; intros k' n L L'; [lia|]. destruct k'; [lia|]. simpl.
  apply step_ext. intros m Lm. apply IHk; lia.
Qed.

(** The status of a heap follows from the heaps below it. *)
Lemma stat_eq n : stat n = step stat n.
Proof.
  unfold stat at 1. simpl. apply step_ext. intros m L. apply statf_fuel; lia.
Qed.

(** A heap is covered if it is the second or third heap of an earlier tile. *)
Lemma covered n : stat n = TC <->
  (a <= n /\ stat (n - a) = TA) \/ (b <= n /\ stat (n - b) = TB) \/ (a + b <= n /\ stat (n - a - b) <> TC).
Proof.
  rewrite stat_eq at 1. unfold step.
  destruct (Nat.leb_spec a n), (Nat.leb_spec b n), (Nat.leb_spec (a+b) n); try lia;
  destruct (stat (n - a)), (stat (n - b)), (stat (n - a - b)); cbn [andb orb isTA isTB isT];
  repeat match goal with |- context [if ?c then _ else _] => destruct c end;
  (split; intros; try discriminate; try reflexivity; try (exfalso; intuition (congruence || lia));
   solve [left; split; [lia|congruence] | right; left; split; [lia|congruence] | right; right; split; [lia|congruence]]).
Qed.

(** A tile B starts where n + a is taken already. *)
Lemma TB_iff n : stat n <> TC ->
  (stat n = TB <-> (b <= n + a /\ stat (n + a - b) = TB) \/ (b <= n /\ stat (n - b) <> TC)).
Proof.
  intros N. revert N. rewrite stat_eq at 1 2. unfold step.
  destruct ((a <=? n) && isTA (stat (n - a)) || (b <=? n) && isTB (stat (n - b)) || (a + b <=? n) && isT (stat (n - a - b))).
  - intros C. exfalso. apply C. auto.
  - intros _. 
    destruct (Nat.leb_spec b (n + a)), (Nat.leb_spec b n); try lia;
    destruct (stat (n + a - b)), (stat (n - b)); cbn [andb orb isTB isT];
    (split; intros; try discriminate; try reflexivity; try (exfalso; intuition (congruence || lia));
     solve [left; split; [lia|congruence] | right; split; [lia|congruence]]).
Qed.

Definition gst (n : nat) : nat :=
  match stat n with
  | TA | TB => n
  | TC => if (a <=? n) && isTA (stat (n - a)) then n - a
          else if (b <=? n) && isTB (stat (n - b)) then n - b else n - a - b
  end.
Definition gA (n : nat) : bool := isTA (stat n).

(** The four ways in which a heap belongs to a tile. *)
Lemma gst_cases n :
  (stat n <> TC /\ gst n = n) \/ (stat n = TC /\ a <= n /\ stat (n - a) = TA /\ gst n = n - a) \/
  (stat n = TC /\ b <= n /\ stat (n - b) = TB /\ gst n = n - b) \/
  (stat n = TC /\ a + b <= n /\ stat (n - a - b) <> TC /\ gst n = n - a - b).
Proof.
  unfold gst. destruct (stat n) eqn:E; auto; try (left; split; [discriminate|auto]; fail).
  right. apply covered in E.
  destruct (Nat.leb_spec a n), (Nat.leb_spec b n); cbn [andb]; try lia;
  destruct (stat (n - a)) eqn:E1; cbn [isTA]; try (left; auto; fail);
  try (destruct (stat (n - b)) eqn:E2; cbn [isTB]; try (right; left; auto; fail));
  right; right; intuition (try congruence; try lia).
Qed.

(** A heap is the first of its tile if it is not covered. *)
Lemma gst_start n : gst n = n <-> stat n <> TC.
Proof.
  destruct (gst_cases n) as [[Q E]|[[Q [L [Q' E]]]|[[Q [L [Q' E]]]|[Q [L [Q' E]]]]]];
  split; intros; auto; try congruence; lia.
Qed.

(** The greedy tiling exists. *)
Theorem greedy_exists : greedy_tiling a b gst gA.
Proof.
  split.
  - intros n. destruct (gst_cases n) as [[Q E]|[[Q [L [Q' E]]]|[[Q [L [Q' E]]]|[Q [L [Q' E]]]]]]; lia.
  - intros n. apply gst_start.
    destruct (gst_cases n) as [[Q E]|[[Q [L [Q' E]]]|[[Q [L [Q' E]]]|[Q [L [Q' E]]]]]]; rewrite E; congruence.
  - intros n E. apply gst_start in E.
    assert (C : stat (n + a + b) = TC).
    { apply covered. right; right. split; [lia|]. replace (n + a + b - a - b) with n by lia. auto. }
    destruct (gst_cases (n + a + b)) as [[Q E']|[[Q [L [Q' E']]]|[[Q [L [Q' E']]]|[Q [L [Q' E']]]]]]; try congruence; try lia; exfalso.
    + replace (n + a + b - a) with (n + b) in Q' by lia.
      assert (stat (n + b) = TB); [|congruence].
      apply TB_iff; [congruence|]. right. split; [lia|]. replace (n + b - b) with n by lia. auto.
    + replace (n + a + b - b) with (n + a) in Q' by lia.
      assert (stat (n + a) = TC); [|congruence]. apply covered.
      destruct (stat n) eqn:En; [|right|congruence].
      * left. split; [lia|]. replace (n + a - a) with n by lia. auto.
      * apply TB_iff in En; [|congruence]. destruct En as [[L1 En]|[L1 En]]; [left; auto|right].
        split; [lia|]. replace (n + a - a - b) with (n - b) by lia. auto.
  - intros n E. unfold gA. destruct (stat n) eqn:En; try discriminate. intros _.
    assert (C : stat (n + a) = TC).
    { apply covered. left. split; [lia|]. replace (n + a - a) with n by lia. auto. }
    unfold gst. rewrite C. replace (n + a - a) with n by lia. rewrite En.
    destruct (Nat.leb_spec a (n + a)); [cbn [andb isTA]; auto|lia].
  - intros n E. apply gst_start in E. unfold gA. destruct (stat n) eqn:En; try discriminate; try congruence. intros _.
    assert (C : stat (n + b) = TC).
    { apply covered. right; left. split; [lia|]. replace (n + b - b) with n by lia. auto. }
    destruct (gst_cases (n + b)) as [[Q E']|[[Q [L [Q' E']]]|[[Q [L [Q' E']]]|[Q [L [Q' E']]]]]]; try congruence; try lia; exfalso.
    + assert (stat (n + b - a) = TB); [|congruence].
      apply TB_iff; [congruence|]. left. split; [lia|]. replace (n + b - a + a - b) with n by lia. auto.
    + replace (n + b - a - b) with (n - a) in Q' by lia.
      assert (stat n = TC); [|congruence].
      apply covered. destruct (stat (n - a)) eqn:E1; [|right|congruence].
      * left. split; [lia|auto].
      * apply TB_iff in E1; [|congruence].
        destruct E1 as [[L1 E1]|[L1 E1]].
        -- left. replace (n - a + a - b) with (n - b) in E1 by lia. split; [lia|auto].
        -- right. replace (n - a - b) with (n - a - b) in E1 by lia. split; [lia|auto].
  - intros n. destruct (gst_cases n) as [[Q E]|[[Q [L [Q' E]]]|[[Q [L [Q' E]]]|[Q [L [Q' E]]]]]]; rewrite E; unfold gA.
    + auto.
    + right; right; left. rewrite Q'. split; auto; lia.
    + right; right; right. rewrite Q'. split; auto; lia.
    + right; left. lia.
  - intros n E. apply gst_start in E. unfold gA. destruct (stat n) eqn:En; try discriminate; try congruence. intros _.
    assert (C : stat (n + a) = TC).
    { apply covered. right. apply TB_iff in En; [|congruence]. destruct En as [[L1 En]|[L1 En]]; [left; auto|right].
      split; [lia|]. replace (n + a - a - b) with (n - b) by lia. auto. }
    destruct (gst_cases (n + a)) as [[Q E']|[[Q [L [Q' E']]]|[[Q [L [Q' E']]]|[Q [L [Q' E']]]]]]; try congruence; try lia.
    replace (n + a - a) with n in Q' by lia. congruence.
Qed.

(* the lemma in bold: when n starts, no earlier tile holds n+b *)
Lemma n_plus_b_free st A : greedy_tiling a b st A -> forall n, st n = n -> n <= st (n + b).
Proof.
  intros GT n E. destruct (Nat.le_gt_cases n (st (n + b))) as [C|C]; auto. exfalso.
  pose proof (gt_idem _ _ _ _ GT (n + b)) as I.
  destruct (gt_cells _ _ _ _ GT (n + b)) as [Q|[Q|[[D Q]|[D Q]]]]; try lia.
  assert (F : n = st (n + b) + a) by lia.
  destruct (A (st (n + b))) eqn:D.
  - pose proof (gt_A _ _ _ _ GT _ I D) as Z. rewrite <- F in Z. lia.
  - pose proof (gt_greedy _ _ _ _ GT _ I D) as Z. rewrite <- F in Z. lia.
Qed.

(* the value classes: if n is the first heap of its value, then n+b is not of a value met before n, and the
   class of n is {n, n+a, n+a+b} if n+a is not of a value met before n, else {n, n+b, n+a+b} *)
Definition first (G : nat -> nat) (n : nat) : Prop := forall m, m < n -> G m <> G n.

(** The heaps of one nim-value are a tile, and n + b is free when n starts (Lemma 6). *)
Theorem classes : b <> 2 * a -> forall G, nim_sequence a b G ->
  forall n, first G n ->
    (forall m, m < n -> G m <> G (n + b)) /\
    (((forall m, m < n -> G m <> G (n + a)) /\
      (forall m, G m = G n <-> m = n \/ m = n + a \/ m = n + a + b)) \/
     ((exists m, m < n /\ G m = G (n + a)) /\
      (forall m, G m = G n <-> m = n \/ m = n + b \/ m = n + a + b))).
Proof.
  intros H2 G HG n Fn.
  assert (V : forall m, G m = value gst m).
  { apply (nim_unique a b); auto. apply (tiling_nim a b gst gA); auto. apply greedy_exists. }
  assert (ST : gst n = n).
  { destruct (Nat.eq_dec (gst n) n) as [E|E]; auto. exfalso.
    pose proof (gt_le _ _ _ _ greedy_exists n). apply (Fn (gst n)); [lia|].
    rewrite !V. unfold value. rewrite (gt_idem _ _ _ _ greedy_exists). auto. }
  assert (EQ : forall m k, G m = G k <-> gst m = gst k).
  { intros m k. rewrite !V. split; intros E.
    - apply (value_st a b gst gA greedy_exists). auto.
    - unfold value. rewrite E. auto. }
  assert (C : forall m, G m = G n <-> gst m = n).
  { intros m. rewrite EQ, ST. tauto. }
  assert (LE : forall m, gst m <= m) by apply (gt_le _ _ _ _ greedy_exists).
  split.
  { intros m L E. apply EQ in E. pose proof (n_plus_b_free gst gA greedy_exists n ST).
    specialize (LE m). lia. }
  destruct (gA n) eqn:An; [left|right]; split.
  - intros m L E. apply EQ in E. rewrite (gt_A _ _ _ _ greedy_exists n ST An) in E. specialize (LE m). lia.
  - intros m; rewrite C; split; intros E.
    + destruct (gt_cells _ _ _ _ greedy_exists m) as [Q|[Q|[[D Q]|[D Q]]]]; rewrite E in *; auto; congruence.
    + destruct E as [E|[E|E]]; subst m; auto.
      * apply (gt_A _ _ _ _ greedy_exists); auto.
      * apply (gt_third _ _ _ _ greedy_exists); auto.
  - exists (gst (n + a)). split.
    + apply (gt_greedy _ _ _ _ greedy_exists); auto.
    + apply EQ. apply (gt_idem _ _ _ _ greedy_exists).
  - intros m; rewrite C; split; intros E.
    + destruct (gt_cells _ _ _ _ greedy_exists m) as [Q|[Q|[[D Q]|[D Q]]]]; rewrite E in *; auto; congruence.
    + destruct E as [E|[E|E]]; subst m; auto.
      * apply (gt_B _ _ _ _ greedy_exists); auto.
      * apply (gt_third _ _ _ _ greedy_exists); auto.
Qed.
End Greedy.
