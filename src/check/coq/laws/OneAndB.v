(** The outcomes of {1, b}. *)
From Coq Require Import NArith List Lia.
From Saltus Require Import Statement.
From Saltus.game Require Import Sequence Least.
Import ListNotations.
Open Scope N_scope.

Section OneAndB.
Variables (e : ending) (b : N).
Hypothesis B : 1 <= b.

(** F has the outcomes if it is 0 or 1, F 0 = 0, and F n = 1 exactly if F (n-1) or F (n-b) is 0. *)
Lemma outcomes_of_1_b : forall F, F 0 = 0 -> (forall n, F n = 0 \/ F n = 1) ->
  (forall n, 1 <= n -> (F n = 1 <-> F (n - 1) = 0 \/ (b <= n /\ F (n - b) = 0))) ->
  outcomes LastPlayerWins (finite e [1; b]) F.
Proof.
  intros F F0 F01 Step n.
  assert (W : wins LastPlayerWins (finite e [1; b]) F n <-> 1 <= n /\ (F (n - 1) = 0 \/ (b <= n /\ F (n - b) = 0))).
  { unfold wins, has_option, finite. split.
    - intros [[s [L [[[<-|[<-|[]]]|[_ [-> K]]] E]]]|[K _]]; [| | |discriminate].
      + split; [lia|auto].
      + split; [lia|]. right. split; [lia|auto].
      + specialize (K 1 (or_introl eq_refl)). lia.
    - intros [L [E|[L' E]]]; left; [exists 1 | exists b]; (split; [lia|]); simpl; auto. }
  rewrite W. destruct (N.eq_dec n 0) as [->|NZ]; [right; split; [auto|intros [K _]; lia]|].
  specialize (Step n ltac:(lia)). destruct (F01 n) as [E|E]; rewrite E in *; [right|left]; (split; [auto|]).
  - intros [_ K]. apply Step in K. discriminate.
  - split; [lia|]. apply Step. auto.
Qed.

Lemma by_outcomes : forall F H p, outcomes LastPlayerWins (finite e [1; b]) F ->
  outcomes LastPlayerWins (finite e [1; b]) H -> periodicity H 0 p 0 -> (forall n, F n = H n) /\ periodicity F 0 p 0.
Proof.
  intros F H p HF HH [[P A] D]. pose proof (outcomes_unique _ _ _ _ HF HH) as E. split; auto.
  split; [split; auto; intros n L; rewrite !E; auto|]. intros n1 p1 s1 [P1 A1]. apply (D n1 p1 s1). split; auto.
  intros n L. rewrite <- !E. auto.
Qed.
End OneAndB.

Lemma odd_or_even : forall n, exists h, n = 2 * h \/ n = 2 * h + 1.
Proof.
  intros n. exists (n / 2). pose proof (N.div_mod n 2 ltac:(discriminate)) as E.
  pose proof (N.mod_lt n 2 ltac:(discriminate)) as L. set (q := n / 2) in *. set (r := n mod 2) in *. clearbody q r. lia.
Qed.
Lemma mod_even : forall h, (2 * h) mod 2 = 0.
Proof. intros h. symmetry. apply (N.mod_unique _ _ h); lia. Qed.
Lemma mod_odd : forall h, (2 * h + 1) mod 2 = 1.
Proof. intros h. symmetry. apply (N.mod_unique _ _ h); lia. Qed.

Theorem one_and_odd : One_and_odd.
Proof.
  intros e b F Odd HF. destruct (odd_or_even b) as [k [->| ->]]; [rewrite mod_even in Odd; discriminate|].
  apply by_outcomes with (1 := HF).
  - apply outcomes_of_1_b; [lia | auto | |].
    + intros n. destruct (odd_or_even n) as [h [->| ->]]; [rewrite mod_even | rewrite mod_odd]; auto.
    + intros n L. destruct (odd_or_even n) as [h [->| ->]].
      * rewrite mod_even. replace (2 * h - 1) with (2 * (h - 1) + 1) by lia. rewrite mod_odd.
        split; [discriminate|]. intros [K|[L' K]]; [discriminate|].
        replace (2 * h - (2 * k + 1)) with (2 * (h - k - 1) + 1) in K by lia. rewrite mod_odd in K. discriminate.
      * rewrite mod_odd. replace (2 * h + 1 - 1) with (2 * h) by lia. rewrite mod_even. tauto.
  - apply pure_periodicity.
    + split; [lia|]. intros n _. destruct (odd_or_even n) as [h [->| ->]].
      * replace (2 * h + 2) with (2 * (h + 1)) by lia. rewrite !mod_even. auto.
      * replace (2 * h + 1 + 2) with (2 * (h + 1) + 1) by lia. rewrite !mod_odd. auto.
    + intros g c D [P T]. apply N.divide_pos_le in D; [|lia]. destruct (N.eq_dec g 2); auto.
      assert (g = 1) as -> by lia. pose proof (T 0 ltac:(lia)) as T0. pose proof (T 1 ltac:(lia)) as T1.
      change ((0 + 1) mod 2) with 1 in T0. change (0 mod 2) with 0 in T0.
      change ((1 + 1) mod 2) with 0 in T1. change (1 mod 2) with 1 in T1. lia.
Qed.

(** 0101 ... 01 and a 1 at the end. *)
Definition alternating_with_1 (b n : N) : N := if n mod (b + 1) =? b then 1 else n mod (b + 1) mod 2.

Lemma alternating_at : forall b q r, r <= b ->
  alternating_with_1 b (q * (b + 1) + r) = if r =? b then 1 else r mod 2.
Proof.
  intros b q r L. unfold alternating_with_1. rewrite <- (N.mod_unique (q * (b + 1) + r) (b + 1) q r) by lia. auto.
Qed.

Theorem one_and_even : One_and_even.
Proof.
  intros e b F L2 Even HF. destruct (odd_or_even b) as [k [->| ->]]; [|rewrite mod_odd in Even; discriminate].
  set (b := 2 * k) in *. change (forall n, F n = if n mod (b + 1) =? b then 1 else n mod (b + 1) mod 2)
    with (forall n, F n = alternating_with_1 b n).
  assert (Shape : forall n, exists q r, n = q * (b + 1) + r /\ r <= b).
  { intros n. exists (n / (b + 1)), (n mod (b + 1)). pose proof (N.div_mod n (b + 1) ltac:(lia)).
    pose proof (N.mod_lt n (b + 1) ltac:(lia)). lia. }
  assert (Not : forall r, r <= b -> (if r =? b then 1 else r mod 2) = 0 <-> exists h, r = 2 * h /\ h < k).
  { intros r L. destruct (N.eqb_spec r b) as [->|NE]; [split; [discriminate|]; intros [h [E H]]; unfold b in E; lia|].
    destruct (odd_or_even r) as [h [->| ->]]; [rewrite mod_even | rewrite mod_odd].
    - split; auto. intros _. exists h. unfold b in *. lia.
    - split; [discriminate|]. intros [h' [E _]]. lia. }
  assert (Zero : forall q r, r <= b -> (alternating_with_1 b (q * (b + 1) + r) = 0 <-> exists h, r = 2 * h /\ h < k)).
  { intros q r L. rewrite alternating_at by auto. auto. }
  assert (F01 : forall n, alternating_with_1 b n = 0 \/ alternating_with_1 b n = 1).
  { intros n. unfold alternating_with_1. destruct (_ =? b); auto.
    pose proof (N.mod_lt (n mod (b + 1)) 2 ltac:(discriminate)) as L. set (r := n mod (b + 1) mod 2) in *. clearbody r. lia. }
  apply by_outcomes with (1 := HF).
  - apply outcomes_of_1_b; [lia | | auto |].
    + replace 0 with (0 * (b + 1) + 0) at 1 by lia. apply Zero; [lia|]. exists 0. unfold b in *. lia.
    + intros n L. destruct (Shape n) as [q [r [-> Lr]]].
      assert (One : alternating_with_1 b (q * (b + 1) + r) = 1 <-> ~ exists h, r = 2 * h /\ h < k).
      { rewrite <- (Zero q r Lr). destruct (F01 (q * (b + 1) + r)) as [E|E]; rewrite E; lia. }
      rewrite One. clear One. destruct (N.eq_dec r 0) as [->|NZ].
      * (* from a multiple of b + 1 both options are N-positions *)
        destruct (N.eq_dec q 0) as [->|Q0]; [lia|]. assert (Q : exists p, q = p + 1) by (exists (q - 1); lia).
        destruct Q as [p ->]. clear Q0.
        replace ((p + 1) * (b + 1) + 0 - 1) with (p * (b + 1) + b) by lia. rewrite Zero by lia. split.
        -- intros K. elim K. exists 0. unfold b in *. lia.
        -- intros [[h [E H]]|[Lb K]]; [unfold b in E; lia|].
           replace ((p + 1) * (b + 1) + 0 - b) with (p * (b + 1) + 1) in K by lia. apply Zero in K; [|lia].
           destruct K as [h [E _]]. lia.
      * replace (q * (b + 1) + r - 1) with (q * (b + 1) + (r - 1)) by lia. rewrite Zero by lia.
        destruct (odd_or_even r) as [h [->| ->]].
        -- destruct (N.lt_ge_cases h k) as [H|H].
           ++ split; [intros K; elim K; eauto|]. intros [[h' [E _]]|[Lb K]]; [lia|].
              destruct (N.eq_dec q 0) as [->|Q0]; [unfold b in Lb; lia|].
              assert (Q : exists p, q = p + 1) by (exists (q - 1); lia). destruct Q as [p ->].
              replace ((p + 1) * (b + 1) + 2 * h - b) with (p * (b + 1) + (2 * h + 1)) in K by lia.
              apply Zero in K; [|unfold b; lia]. destruct K as [h' [E _]]. lia.
           ++ assert (2 * h = b) as -> by (unfold b in *; lia). split; [|intros _ [h' [E H']]; unfold b in E; lia].
              intros _. right. split; [lia|]. replace (q * (b + 1) + b - b) with (q * (b + 1) + 0) by lia.
              apply Zero; [lia|]. exists 0. unfold b in *. lia.
        -- split; [|intros _ [h' [E _]]; lia]. intros _. left. exists h. split; [lia|]. unfold b in Lr. lia.
  - apply pure_periodicity.
    + split; [lia|]. intros n _. destruct (Shape n) as [q [r [-> Lr]]].
      replace (q * (b + 1) + r + (b + 1)) with ((q + 1) * (b + 1) + r) by lia. rewrite !alternating_at by auto. lia.
    + intros g c D P. destruct (N.eq_dec g (b + 1)) as [|NE]; auto. exfalso.
      pose proof D as [m M]. apply N.divide_pos_le in D; [|lia].
      assert (c = 0).
      { pose proof (terms_times _ _ _ _ (b + 1) 0 P ltac:(lia)) as T.
        replace (0 + (b + 1) * g) with (g * (b + 1) + 0) in T by lia. replace 0 with (0 * (b + 1) + 0) in T at 2 by lia.
        rewrite !alternating_at in T by lia. destruct (0 =? b); nia. }
      subst c. destruct P as [P T]. specialize (T b ltac:(lia)). rewrite N.add_0_r in T.
      assert (Fb : alternating_with_1 b b = 1).
      { replace b with (0 * (b + 1) + b) at 2 by lia. rewrite alternating_at, N.eqb_refl by lia. auto. }
      rewrite Fb in T. replace (b + g) with (1 * (b + 1) + (g - 1)) in T by lia. rewrite alternating_at in T by lia.
      destruct (odd_or_even g) as [h [->| ->]].
      * (* b + 1 is odd *) unfold b in M. lia.
      * replace (2 * h + 1 - 1) with (2 * h) in T by lia. rewrite mod_even in T.
        destruct (N.eqb_spec (2 * h) b); [lia | discriminate].
Qed.
