(** For any a < b, b <> 2a: the least period, the first blank tape, divides every other one. *)
From Coq Require Import Arith Lia Bool List.
From Saltus.triple Require Import Game Tiles Greedy Mirror LeastPeriod BlankTape.

(* the least number with a decidable property *)
Lemma least (P : nat -> Prop) (dec : forall n, {P n} + {~ P n}) N : P N -> exists m, P m /\ forall k, k < m -> ~ P k.
Proof.
  assert (Q : forall n, (exists m, P m /\ forall k, k < m -> ~ P k) \/ (forall k, k < n -> ~ P k)).
  { induction n; [right; intros; lia|]. destruct IHn as [IH|IH]; auto.
    destruct (dec n) as [D|D]; [left; exists n; auto|right].
    intros k L. destruct (Nat.eq_dec k n); [subst; auto|apply IH; lia]. }
  intros PN. destruct (Q (S N)) as [R|R]; auto. exfalso. apply (R N); auto.
Qed.

(* no value stands on both sides of p *)
Definition blank_at (G : nat -> nat) (p : nat) : Prop := forall m n, m < p -> p <= n -> G m <> G n.

Section Least.
Variables (a b : nat) (G : nat -> nat).
Hypothesis (Ha : 0 < a) (Hab : a < b) (H2 : b <> 2 * a).
Hypothesis HG : nim_sequence a b G.

Let st := gst a b.
Let GT : greedy_tiling a b st (gA a b) := greedy_exists a b Ha Hab.

(** The nim-value is the number of earlier tiles. *)
Lemma G_value m : G m = value st m.
Proof. apply (nim_unique a b); auto. apply (tiling_nim a b st (gA a b)); auto. Qed.

(** A blank tape is a place that no tile crosses. *)
Lemma blank_iff p : blank_at G p <-> forall n, p <= n -> p <= st n.
Proof.
  split.
  - intros B n L. destruct (Nat.le_gt_cases p (st n)) as [C|C]; auto. exfalso.
    apply (B (st n) n C L). rewrite !G_value. unfold value. rewrite (gt_idem _ _ _ _ GT). auto.
  - intros B m n L L' E. rewrite !G_value in E.
    assert (F : st m = st n) by (eapply value_st; eauto).
    pose proof (B n L'). pose proof (gt_le _ _ _ _ GT m). lia.
Qed.

(** Whether a place is blank can be decided. *)
Lemma blank_dec p : {forall n, p <= n -> p <= st n} + {~ forall n, p <= n -> p <= st n}.
Proof.
  destruct (forallb (fun j => p <=? st (p + j)) (seq 0 (a + b))) eqn:E.
  - left. intros n L. destruct (Nat.lt_ge_cases n (p + a + b)) as [C|C].
    + rewrite forallb_forall in E. specialize (E (n - p)). rewrite in_seq in E.
      replace (p + (n - p)) with n in E by lia. apply Nat.leb_le, E. lia.
    + destruct (gt_cells _ _ _ _ GT n) as [Q|[Q|[[D Q]|[D Q]]]]; lia.
  - right. intros B. assert (T : forallb (fun j => p <=? st (p + j)) (seq 0 (a + b)) = true); [|congruence].
    apply forallb_forall. intros j _. apply Nat.leb_le, B. lia.
Qed.

(* the periods are the blank tapes, and p = 3s *)
Theorem period_iff_blank p : 0 < p -> ((exists s, arith_periodic G p s) <-> blank_at G p).
Proof.
  intros Lp. rewrite blank_iff. split.
  - intros [s [_ P]] n L.
    assert (PV : forall n, value st (n + p) = value st n + s) by (intros k; rewrite <- !G_value; apply P).
    replace n with (n - p + p) by lia. rewrite (st_shift a b st (gA a b) Ha Hab GT p s PV). lia.
  - intros B. exists (cnt (starts st) p). split; auto. intros n. rewrite !G_value.
    apply (blank_period a b _ _ Ha Hab GT H2 p B).
Qed.

(** A period is three times its saltus. *)
Theorem period_3s p s : arith_periodic G p s -> p = 3 * s.
Proof.
  intros P. assert (B : blank_at G p). { apply period_iff_blank; [apply P|eauto]. }
  rewrite blank_iff in B.
  assert (E : 3 * cnt (starts st) p = p) by (eapply blank_count; eauto).
  pose proof (blank_period a b _ _ Ha Hab GT H2 p B 0) as Q.
  destruct P as [_ P]. specialize (P 0). rewrite !G_value in P. lia.
Qed.

(** The first blank tape is a period, within 2^(a+b) heaps, and divides all others. *)
Theorem least_exists : exists s, 3 * s <= 2 ^ (a + b) /\ arith_periodic G (3 * s) s /\
  forall p' s', eventually_arith_periodic G p' s' -> exists k, p' = k * (3 * s) /\ s' = k * s.
Proof.
  destruct (blank_tape a b st _ Ha Hab GT) as [N [LN [Bound BN]]].
  destruct (least (fun p => 0 < p /\ forall n, p <= n -> p <= st n)) with (N := N) as [p [[Lp Bp] M]]; auto.
  { intros n. destruct (lt_dec 0 n), (blank_dec n); tauto. }
  assert (PP : exists s, arith_periodic G p s) by (apply period_iff_blank; auto; rewrite blank_iff; auto).
  destruct PP as [s PP]. pose proof (period_3s p s PP) as E. exists s. rewrite <- E.
  (* an arithmetic period is at least p *)
  assert (GE : forall p' s', arith_periodic G p' s' -> p <= p').
  { intros p' s' P'. destruct (Nat.le_gt_cases p p') as [C|C]; auto. exfalso. apply (M p' C).
    split; [apply P'|]. rewrite <- blank_iff. apply period_iff_blank; [apply P'|eauto]. }
  split. { destruct (Nat.le_gt_cases p N) as [|C]; [lia|]. elim (M N C). auto. }
  split; auto. destruct PP as [_ PP].
  assert (PPk : forall k n, G (n + k * p) = G n + k * s).
  { induction k; intros n; simpl; [rewrite !Nat.add_0_r; auto|].
    replace (n + (p + k * p)) with (n + k * p + p) by lia. rewrite PP, IHk. lia. }
  intros p' s' [Lp' [N0 E0]].
  assert (E1 : forall n, G (n + p') = G n + s').
  { intros n. pose proof (E0 (n + N0 * p) ltac:(nia)) as Q.
    replace (n + N0 * p + p') with (n + p' + N0 * p) in Q by lia. rewrite !PPk in Q. lia. }
  pose proof (Nat.div_mod p' p ltac:(lia)) as D. pose proof (Nat.mod_upper_bound p' p ltac:(lia)) as L.
  set (k := p' / p) in *. set (r := p' mod p) in *. clearbody k r.
  assert (R : forall n, G (n + r) + k * s = G n + s').
  { intros n. rewrite <- PPk, <- E1. f_equal. lia. }
  exists k. destruct (Nat.eq_dec r 0) as [Z|Z].
  - split; [lia|]. pose proof (R 0) as R0. rewrite Z in R0. simpl in R0. lia.
  - exfalso. assert (K : k * s <= s').
    { pose proof (R 0) as R0. assert (G 0 = 0); [|simpl in *; lia].
      rewrite G_value. unfold value. pose proof (gt_le _ _ _ _ GT 0). replace (st 0) with 0 by lia. auto. }
    assert (arith_periodic G r (s' - k * s)) as PR.
    { split; [lia|]. intros n. pose proof (R n). lia. }
    apply GE in PR. lia.
Qed.
End Least.
