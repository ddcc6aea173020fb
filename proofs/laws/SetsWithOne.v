(** The outcomes of sets with 1, by parity. *)
From Coq Require Import NArith List Lia.
From Saltus Require Import Statement.
From Saltus.game Require Import Sequence Least.
Import ListNotations.
Open Scope N_scope.

(** With 1 in S both endings are one. *)
Lemma outcomes_with_1 : forall e S F, In 1 S -> F 0 = 0 -> (forall n, F n = 0 \/ F n = 1) ->
  (forall n, 1 <= n -> (F n = 1 <-> exists s, In s S /\ 1 <= s <= n /\ F (n - s) = 0)) ->
  outcomes LastPlayerWins (finite e S) F.
Proof.
  intros e S F One F0 F01 Step n.
  assert (W : wins LastPlayerWins (finite e S) F n <-> exists s, In s S /\ 1 <= s <= n /\ F (n - s) = 0).
  { unfold wins, has_option, finite. split.
    - intros [[s [L [[I|[_ [_ K]]] E]]]|[K _]]; [eauto | specialize (K 1 One); lia | discriminate].
    - intros [s [I [L E]]]. left. exists s. auto. }
  rewrite W. destruct (N.eq_dec n 0) as [->|NZ]; [right; split; [auto|intros [s [_ [L _]]]; lia]|].
  rewrite <- Step by lia. destruct (F01 n) as [E|E]; rewrite E; [right|left]; split; auto; discriminate.
Qed.

(** A sequence that the outcomes are is theirs. *)
Lemma by_outcomes : forall R F H p, outcomes LastPlayerWins R F -> outcomes LastPlayerWins R H ->
  periodicity H 0 p 0 -> (forall n, F n = H n) /\ periodicity F 0 p 0.
Proof.
  intros R F H p HF HH [[P A] D]. pose proof (outcomes_unique _ _ _ _ HF HH) as E. split; auto.
  split; [split; auto; intros n L; rewrite !E; auto|]. intros n1 p1 s1 [P1 A1]. apply (D n1 p1 s1). split; auto.
  intros n L. rewrite <- !E. auto.
Qed.

(** Each number is even or odd. *)
Lemma odd_or_even : forall n, exists h, n = 2 * h \/ n = 2 * h + 1.
Proof.
  intros n. exists (n / 2). pose proof (N.div_mod n 2 ltac:(discriminate)) as E.
  pose proof (N.mod_lt n 2 ltac:(discriminate)) as L. set (q := n / 2) in *. set (r := n mod 2) in *. clearbody q r. lia.
Qed.
Lemma mod_even : forall h, (2 * h) mod 2 = 0.
Proof. intros h. symmetry. apply (N.mod_unique _ _ h); lia. Qed.
Lemma mod_odd : forall h, (2 * h + 1) mod 2 = 1.
Proof. intros h. symmetry. apply (N.mod_unique _ _ h); lia. Qed.
Lemma odd_is : forall n, n mod 2 = 1 -> exists h, n = 2 * h + 1.
Proof. intros n E. destruct (odd_or_even n) as [h [->| ->]]; [rewrite mod_even in E; discriminate | eauto]. Qed.
Lemma even_is : forall n, n mod 2 = 0 -> exists h, n = 2 * h.
Proof. intros n E. destruct (odd_or_even n) as [h [->| ->]]; [eauto | rewrite mod_odd in E; discriminate]. Qed.
Lemma mod_2 : forall n, n mod 2 = 0 \/ n mod 2 = 1.
Proof. intros n. destruct (odd_or_even n) as [h [->| ->]]; [rewrite mod_even | rewrite mod_odd]; auto. Qed.

Theorem all_odd : All_odd.
Proof.
  intros e S F One Odd HF. apply by_outcomes with (1 := HF).
  - apply outcomes_with_1; [auto | auto | apply mod_2 |]. intros n L. split.
    + intros E. exists 1. split; [auto|split; [lia|]]. apply odd_is in E. destruct E as [h ->].
      replace (2 * h + 1 - 1) with (2 * h) by lia. apply mod_even.
    + intros [s [I [Ls E]]]. apply Odd, odd_is in I. destruct I as [k ->]. apply even_is in E. destruct E as [h E].
      replace n with (2 * (h + k) + 1) by lia. apply mod_odd.
  - apply pure_periodicity.
    + split; [lia|]. intros n _. rewrite N.add_0_r. replace (n + 2) with (n + 1 * 2) by lia. apply N.mod_add. discriminate.
    + intros g c D [P T]. apply N.divide_pos_le in D; [|lia]. destruct (N.eq_dec g 2); auto.
      assert (g = 1) as -> by lia. pose proof (T 0 ltac:(lia)) as T0. pose proof (T 1 ltac:(lia)) as T1.
      change ((0 + 1) mod 2) with 1 in T0. change (0 mod 2) with 0 in T0.
      change ((1 + 1) mod 2) with 0 in T1. change (1 mod 2) with 1 in T1. lia.
Qed.

Section OneOddEven.
Variables (i j : N).
Let b := 2 * i + 1.
Let c := 2 * j.
Let p := b + c.
Hypothesis Less : b < c.

(** 0101 ... 01 and b ones. *)
Definition word_then_ones (n : N) : N := if n mod p <? c then n mod p mod 2 else 1.

(** The term at a heap depends on its remainder modulo p. *)
Lemma at_remainder : forall q r, r < p -> word_then_ones (q * p + r) = if r <? c then r mod 2 else 1.
Proof. intros q r L. unfold word_then_ones. rewrite <- (N.mod_unique (q * p + r) p q r) by lia. auto. Qed.

(** The zeros are the even remainders below c. *)
Lemma zero_at : forall q r, r < p -> (word_then_ones (q * p + r) = 0 <-> exists h, r = 2 * h /\ h < j).
Proof.
  intros q r L. rewrite at_remainder by auto. destruct (N.ltb_spec r c) as [Lc|Lc].
  - split; [intros E; apply even_is in E; destruct E as [h ->]; exists h; unfold c in Lc; lia|].
    intros [h [-> _]]. apply mod_even.
  - split; [discriminate|]. intros [h [-> H]]. unfold c in Lc. lia.
Qed.

(** Each heap is a multiple of p and a remainder. *)
Lemma shape : forall n, exists q r, n = q * p + r /\ r < p.
Proof.
  intros n. exists (n / p), (n mod p). assert (p <> 0) as NZ by (unfold p, b; lia).
  pose proof (N.div_mod n p NZ). pose proof (N.mod_lt n p NZ). lia.
Qed.

(** All terms are 0 or 1. *)
Lemma zero_or_one : forall n, word_then_ones n = 0 \/ word_then_ones n = 1.
Proof. intros n. unfold word_then_ones. destruct (_ <? _); auto using mod_2. Qed.

(** To which remainder a move from q p + r leads. *)
Lemma zero_behind : forall q r s, r < p -> 1 <= s <= p -> s <= q * p + r ->
  (word_then_ones (q * p + r - s) = 0 <-> exists h, (r = 2 * h + s \/ r + p = 2 * h + s) /\ h < j).
Proof.
  intros q r s L S K. destruct (N.lt_ge_cases r s) as [Lt|Ge].
  - destruct (N.eq_dec q 0) as [->|Q]; [lia|]. assert (exists m, q = m + 1) as [m ->] by (exists (q - 1); lia).
    replace ((m + 1) * p + r - s) with (m * p + (r + p - s)) by lia. rewrite zero_at by lia.
    split; intros [h [E H]]; exists h; lia.
  - replace (q * p + r - s) with (q * p + (r - s)) by lia. rewrite zero_at by lia.
    split; intros [h [E H]]; exists h; [lia|]. destruct E; [lia|]. unfold p, b, c in *. lia.
Qed.

(** The stated word is the sequence of outcomes. *)
Lemma is_outcomes : forall e, outcomes LastPlayerWins (finite e [1; b; c]) word_then_ones.
Proof.
  intros e. assert (Zero : word_then_ones 0 = 0).
  { replace 0 with (0 * p + 0) at 1 by lia. apply zero_at; [unfold p, b; lia|]. exists 0. unfold c in Less. lia. }
  apply outcomes_with_1; [simpl; auto | auto | apply zero_or_one |].
  intros n L. destruct (shape n) as [q [r [-> Lr]]].
  assert (One : word_then_ones (q * p + r) = 1 <-> ~ exists h, r = 2 * h /\ h < j).
  { rewrite <- (zero_at q r Lr). destruct (zero_or_one (q * p + r)) as [E|E]; rewrite E; lia. }
  rewrite One. split.
  - intros No. destruct (odd_or_even r) as [h [->| ->]].
    + exists c. assert (j <= h) by (destruct (N.lt_ge_cases h j); [elim No; eauto|auto]).
      split; [simpl; auto|]. split; [unfold c; lia|]. apply zero_behind; [auto | unfold p, c; lia | unfold c; lia|].
      exists (h - j). unfold p, b, c in *. lia.
    + destruct (N.lt_ge_cases h j) as [H|H].
      * exists 1. split; [simpl; auto|]. split; [lia|]. apply zero_behind; [auto | unfold p, b; lia | lia|]. exists h. lia.
      * exists b. split; [simpl; auto|]. split; [unfold b, c in *; lia|].
        apply zero_behind; [auto | unfold p, b; lia | unfold b, c in *; lia|]. exists (h - i). unfold p, b, c in *. lia.
  - intros [s [[<-|[<-|[<-|[]]]] [Ls E]]] [h [-> H]]; apply zero_behind in E; try (unfold p, b, c in *; lia);
      destruct E as [h' [E H']]; unfold p, b, c in *; lia.
Qed.

(** The period of the word is p = b + c, and it is the least. *)
Lemma is_periodic : periodicity word_then_ones 0 p 0.
Proof.
  apply pure_periodicity.
  - split; [unfold p, b; lia|]. intros n _. destruct (shape n) as [q [r [-> L]]].
    replace (q * p + r + p) with ((q + 1) * p + r) by lia. rewrite !at_remainder by auto. lia.
  - intros g k D P. destruct (N.eq_dec g p) as [|NE]; auto. exfalso.
    pose proof D as [m M]. apply N.divide_pos_le in D; [|unfold p, b; lia].
    assert (Zero : word_then_ones (0 * p + 0) = 0) by (apply zero_at; [unfold p, b; lia | exists 0; unfold c in Less; lia]).
    assert (k = 0).
    { pose proof (terms_times _ _ _ _ p 0 P ltac:(lia)) as T. replace (0 + p * g) with (g * p + 0) in T by lia.
      rewrite at_remainder in T by (unfold p, b; lia). rewrite <- (at_remainder 0) in T by (unfold p, b; lia).
      replace (word_then_ones 0) with (word_then_ones (0 * p + 0)) in T by (f_equal; lia). unfold p, b in *. nia. }
    subst k. destruct P as [P T]. specialize (T 0 ltac:(lia)). replace (0 + g) with (0 * p + g) in T by lia.
    replace (word_then_ones 0) with (word_then_ones (0 * p + 0)) in T by (f_equal; lia). rewrite Zero in T.
    apply zero_at in T; [|lia]. destruct T as [h [-> _]]. unfold p, b, c in M. lia.
Qed.
End OneOddEven.

Theorem one_odd_even : One_odd_even.
Proof.
  intros e b c F Odd Even L HF. apply odd_is in Odd. apply even_is in Even. destruct Odd as [i ->], Even as [j ->].
  exact (by_outcomes _ _ _ _ HF (is_outcomes i j L e) (is_periodic i j L)).
Qed.

Theorem one_and_even : One_and_even.
Proof.
  intros e b F L Even HF.
  assert (H : outcomes LastPlayerWins (finite e [1; 1; b]) F).
  { assert (Same : forall n t, finite e [1; 1; b] n t <-> finite e [1; b] n t).
    { assert (I : forall t, In t [1; 1; b] <-> In t [1; b]) by (intros t; simpl; tauto).
      intros n t. unfold finite. split; (intros [K|[E [Q A]]]; [left; apply I; auto | right; split; [auto|split; auto]]);
        intros u U; apply A, I; auto. }
    intros n. assert (W : wins LastPlayerWins (finite e [1; 1; b]) F n <-> wins LastPlayerWins (finite e [1; b]) F n).
    { unfold wins, has_option. split; (intros [[s [Ls [K E]]]|[D _]]; [left; exists s | discriminate]); rewrite ?Same in *; auto. }
    rewrite W. apply HF. }
  destruct (one_odd_even e 1 b F eq_refl Even ltac:(lia) H) as [E P]. rewrite N.add_comm. split; auto.
  intros n. rewrite E. assert (N.lt (n mod (1 + b)) (1 + b)) as R by (apply N.mod_lt; lia).
  destruct (N.ltb_spec (n mod (1 + b)) b), (N.eqb_spec (n mod (1 + b)) b); auto; lia.
Qed.
