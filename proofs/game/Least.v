(** What shows that a preperiod and a period are the least ones. *)
From Coq Require Import NArith List Lia.
From Saltus Require Import Statement.
Import ListNotations.
Open Scope N_scope.

Section Least.
Variable G : N -> N.

(** After k periods a term has risen by k times the saltus. *)
Lemma terms_times : forall n0 p s k n, arithmetic_periodic G n0 p s -> n0 <= n -> G (n + k * p) = G n + k * s.
Proof.
  intros n0 p s k n [_ H] Hn. revert k. apply N.peano_ind; [rewrite !N.mul_0_l, !N.add_0_r; auto|]. intros k IH.
  replace (n + N.succ k * p) with (n + k * p + p) by lia. rewrite H, IH by lia. lia.
Qed.

(** The gcd of two periods is a period, with the saltus in proportion. *)
Lemma gcd_of_periods : forall n0 p s n1 p1 s1, arithmetic_periodic G n0 p s -> arithmetic_periodic G n1 p1 s1 ->
  exists c k, p = k * N.gcd p p1 /\ s = k * c /\ forall n, n0 <= n -> G (n + N.gcd p p1) = G n + c.
Proof.
  intros n0 p s n1 p1 s1 A B. assert (Hp : 1 <= p) by apply A. assert (Hp1 : 1 <= p1) by apply B.
  set (g := N.gcd p p1).
  destruct (N.gcd_bezout_pos p p1) as [a [b E]]; [lia|]. fold g in E.
  destruct (N.gcd_divide_l p p1) as [k Hk]. fold g in Hk.
  assert (K : forall n, n0 <= n -> n1 <= n -> G (n + g) + b * s1 = G n + a * s).
  { intros n H0 H1. rewrite <- (terms_times n0 p s a n A H0).
    rewrite <- (terms_times n1 p1 s1 b (n + g) B) by lia. f_equal. lia. }
  set (n := N.max n0 n1).
  assert (J : forall j, G (n + j * g) + j * (b * s1) = G n + j * (a * s)).
  { apply N.peano_ind; [replace (n + 0 * g) with n by lia; lia|]. intros j IH.
    replace (n + N.succ j * g) with (n + j * g + g) by lia.
    pose proof (K (n + j * g) ltac:(lia) ltac:(lia)). lia. }
  pose proof (J k) as J1. rewrite <- Hk in J1.
  destruct A as [_ A]. pose proof (A n ltac:(lia)) as A1. rewrite A1 in J1.
    assert (S1 : s + k * (b * s1) = k * (a * s)) by lia.
  assert (Kp : 1 <= k) by (destruct k; lia).
  assert (Le : b * s1 <= a * s) by nia.
  exists (a * s - b * s1), k. split; [auto|]. split; [nia|].
  intros m Hm. set (t := n1).
  assert (T : G (m + g + t * p) = G (m + t * p) + (a * s - b * s1)).
  { pose proof (K (m + t * p) ltac:(lia)) as K1. 
    assert (n1 <= m + t * p) by (unfold t; nia). specialize (K1 H).
    replace (m + g + t * p) with (m + t * p + g) by lia. lia. }
  assert (A' : arithmetic_periodic G n0 p s) by (split; auto).
  rewrite (terms_times n0 p s t (m + g) A'), (terms_times n0 p s t m A') in T by lia. lia.
Qed.

(** p is least if for each of its primes q either q does not divide s, or some heap shows that p/q is no period. *)
Theorem least_by_witnesses : forall n0 p s (qs : list N),
  arithmetic_periodic G n0 p s ->
  (0 < n0 -> G (n0 - 1 + p) <> G (n0 - 1) + s) ->
  (forall k, (k | p) -> k <> 1 -> exists q, In q qs /\ q <> 0 /\ (q | k)) ->
  (forall q, In q qs -> ~ (q | s) \/ exists n, n0 <= n /\ G (n + p / q) <> G n + s / q) ->
  periodicity G n0 p s.
Proof.
  intros n0 p s qs A W F D. split; auto. intros n1 p1 s1 B.
  assert (Hp : 1 <= p) by apply A. assert (Hp1 : 1 <= p1) by apply B.
  destruct (gcd_of_periods n0 p s n1 p1 s1 A B) as [c [k [Ek [Es H]]]].
  assert (Gp : N.gcd p p1 <> 0) by (intros Z; apply N.gcd_eq_0_l in Z; lia).
  assert (K1 : k = 1).
  { destruct (N.eq_dec k 1) as [|NE]; auto. exfalso.
    destruct (F k) as [q [Iq [Q0 [d Hd]]]]; auto. { exists (N.gcd p p1). rewrite Ek at 1. lia. }
    destruct (D q Iq) as [ND | [n [Hn X]]].
    - apply ND. exists (d * c). rewrite Es, Hd. lia.
    - apply X. rewrite Es.
      replace (p / q) with (d * N.gcd p p1).
      2:{ apply N.div_unique_exact; auto. rewrite Ek at 1. rewrite Hd. lia. }
      replace (k * c / q) with (d * c).
      2:{ apply N.div_unique_exact; auto. rewrite Hd. lia. }
      clear - H Hn. revert d. apply N.peano_ind; [rewrite !N.mul_0_l, !N.add_0_r; auto|]. intros d IH.
      replace (n + N.succ d * N.gcd p p1) with (n + d * N.gcd p p1 + N.gcd p p1) by lia.
      rewrite H, IH by lia. lia. }
  assert (Eg : N.gcd p p1 = p) by (rewrite Ek at 2; rewrite K1; lia).
  destruct (N.gcd_divide_r p p1) as [m Hm]. rewrite Eg in Hm.
  split.
  - destruct (N.le_gt_cases n0 n1) as [|L]; auto. exfalso. apply W; [lia|].
    destruct A as [_ A], B as [_ B].
    pose proof (B (n0 - 1 + p) ltac:(lia)) as E1. pose proof (B (n0 - 1) ltac:(lia)) as E2.
    pose proof (A (n0 - 1 + p1) ltac:(lia)) as E3.
    replace (n0 - 1 + p1 + p) with (n0 - 1 + p + p1) in E3 by lia. lia.
  - exists m. split; auto. set (n := N.max n0 n1).
    pose proof (terms_times n0 p s m n A ltac:(lia)) as E1.
    destruct B as [_ B]. pose proof (B n ltac:(lia)) as E2. rewrite Hm in E2. lia.
Qed.
(** A pure period none of whose proper divisors is one. *)
Theorem pure_periodicity : forall p s, arithmetic_periodic G 0 p s ->
  (forall g c, (g | p) -> arithmetic_periodic G 0 g c -> g = p) -> periodicity G 0 p s.
Proof.
  intros p s P D. split; auto. intros n1 p1 s1 P1. split; [lia|].
  destruct (gcd_of_periods _ _ _ _ _ _ P P1) as [c [k [Ek [_ H]]]].
  assert (E : N.gcd p p1 = p).
  { apply (D _ c); [apply N.gcd_divide_l|]. split; auto. destruct P as [P _]. destruct (N.gcd p p1); lia. }
  destruct (N.gcd_divide_r p p1) as [m M]. rewrite E in M. exists m. split; auto.
  pose proof (terms_times _ _ _ m n1 P ltac:(lia)) as T. destruct P1 as [_ P1]. specialize (P1 n1 ltac:(lia)).
  rewrite M in P1. lia.
Qed.
End Least.

