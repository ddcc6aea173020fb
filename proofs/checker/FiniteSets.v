(** The checker for nim-values and outcomes of a finite S, under both endings and both objectives. *)
From Coq Require Import NArith ZArith List Lia Bool.
From Saltus Require Import Statement.
From Saltus.checker Require Import Replay Window.
Import ListNotations.
Open Scope N_scope.

(** The code of a nim-value is one bit, of an outcome whether it is a P-position. *)
Definition nim_code (v : N) : N := N.shiftl 1 v.
Definition nim_fin (m : N) : N := N.ldiff (m + 1) m.
Definition outcome_code (v : N) : N := if v =? 0 then 1 else 0.
Definition outcome_fin (m : N) : N := if m =? 0 then 1 else 0.

(** The terms below min S: of the empty heap, and of the others. *)
Definition empty_heap (o : objective) : N := match o with LastPlayerWins => 0 | LastPlayerLoses => 1 end.
Definition small_heap (e : ending) (o : objective) : N :=
  match e with Normal => empty_heap o | TakeAll => 1 - empty_heap o end.
Definition given (e : ending) (o : objective) (code : N -> N) (S : list N) : list N :=
  match S with
  | [] => []
  | s :: _ => code (empty_heap o) :: repeat (code (small_heap e o)) (N.to_nat (s - 1))
  end.
(** The machine does not know the empty set under the other rules. *)
Definition usable (e : ending) (o : objective) (S : list N) : bool :=
  match S, e, o with [], TakeAll, _ | [], _, LastPlayerLoses => false | _, _, _ => true end.

Definition check_nim_values (e : ending) (S : list N) (c : certificate) : bool :=
  usable e LastPlayerWins S && run_check (given e LastPlayerWins nim_code S) nim_fin S c.
Definition check_outcomes (e : ending) (o : objective) (S : list N) (c : certificate) : bool :=
  usable e o S && run_check (given e o outcome_code S) outcome_fin S c.

(** The code of the mex is the lowest bit that is missing in the joined codes. *)
Lemma lowest_zero : forall v m, (forall u, u < v -> N.testbit m u = true) -> N.testbit m v = false ->
  nim_fin m = nim_code v.
Proof.
  unfold nim_fin, nim_code. intros v. rewrite N.shiftl_1_l. revert v. apply (N.peano_ind (fun v => forall m,
    (forall u, u < v -> N.testbit m u = true) -> N.testbit m v = false -> N.ldiff (m + 1) m = 2 ^ v)).
  - intros m _ Z. rewrite N.bit0_odd in Z.
    assert (X : exists h, m = 2 * h). { exists (N.div2 m). rewrite (N.div2_odd m) at 1. rewrite Z. simpl. lia. }
    destruct X as [h ->]. apply N.bits_inj. intros i. rewrite N.ldiff_spec, N.pow2_bits_eqb.
    destruct (N.eq_dec i 0) as [->|NE].
    + rewrite N.testbit_odd_0, N.testbit_even_0. auto.
    + replace i with (N.succ (i - 1)) by lia. rewrite N.testbit_odd_succ, N.testbit_even_succ by lia.
      rewrite andb_negb_r. symmetry. apply N.eqb_neq. lia.
  - intros v IH m Ones Z. pose proof (Ones 0 ltac:(lia)) as O. rewrite N.bit0_odd in O.
    assert (X : exists h, m = 2 * h + 1). { exists (N.div2 m). rewrite (N.div2_odd m) at 1. rewrite O. simpl. lia. }
    destruct X as [h ->].
    assert (K : N.ldiff (h + 1) h = 2 ^ v).
    { apply IH.
      - intros u Hu. rewrite <- (Ones (N.succ u)) by lia. rewrite N.testbit_odd_succ by lia. auto.
      - rewrite <- Z. rewrite N.testbit_odd_succ by lia. auto. }
    replace (2 * h + 1 + 1) with (2 * (h + 1)) by lia. apply N.bits_inj. intros i.
    rewrite N.ldiff_spec, N.pow2_bits_eqb. destruct (N.eq_dec i 0) as [->|NE].
    + rewrite N.testbit_even_0. simpl. symmetry. apply N.eqb_neq. lia.
    + replace i with (N.succ (i - 1)) at 1 2 by lia. rewrite N.testbit_odd_succ, N.testbit_even_succ by lia.
      rewrite <- N.ldiff_spec, K, N.pow2_bits_eqb.
      destruct (N.eqb_spec v (i - 1)), (N.eqb_spec (N.succ v) i); auto; lia.
Qed.

(** A bit of joined codes is set if it is set in one of them. *)
Lemma joined_bit : forall l acc v,
  N.testbit (fold_left N.lor l acc) v = true <-> N.testbit acc v = true \/ exists x, In x l /\ N.testbit x v = true.
Proof.
  induction l as [|x l IH]; intros acc v; simpl.
  - split; auto. intros [H|[x [[] _]]]. auto.
  - rewrite IH, N.lor_spec, orb_true_iff. split.
    + intros [[H|H]|[y [H1 H2]]]; eauto.
    + intros [H|[y [[->|H1] H2]]]; eauto.
Qed.

Section Rules.
Variable S : list N.
Hypothesis A : ascending 1 S = true.
Variable R : moves.
Variable n : N.
Hypothesis RS : forall s, 1 <= s <= n -> (R n s <-> In s S).

(** A bit of the joined codes of the options says whether some option has the term of that bit. *)
Lemma bit_option : forall code G b v, (forall j, N.testbit (code (G j)) b = true <-> G j = v) ->
  (N.testbit (joined S code G n) b = true <-> has_option R G n v).
Proof.
  intros code G b v C. unfold joined. rewrite joined_bit. rewrite N.bits_0. split.
  - intros [H|[x [H1 H2]]]; [discriminate|]. apply in_map_iff in H1 as [s [<- Hs]]. unfold E in H2.
    destruct (Z.ltb_spec (Z.of_N n - Z.of_N s) 0) as [|K]; [rewrite N.bits_0 in H2; discriminate|].
    pose proof (ascending_ok _ _ _ A Hs) as P. exists s. split; [lia|]. split; [apply RS; auto; lia|].
    rewrite <- C. replace (n - s) with (Z.to_N (Z.of_N n - Z.of_N s)) by lia. auto.
  - intros [s [H1 [H2 H3]]]. right. exists (E code G (Z.of_N n - Z.of_N s)). split.
    + apply in_map_iff. exists s. split; auto. apply RS; auto.
    + unfold E. destruct (Z.ltb_spec (Z.of_N n - Z.of_N s) 0); [lia|].
      replace (Z.to_N (Z.of_N n - Z.of_N s)) with (n - s) by lia. apply C. auto.
Qed.
(** The nim-value of a heap follows from the joined codes of its options. *)
Lemma nim_rule : forall G, is_mex (G n) (has_option R G n) -> nim_code (G n) = nim_fin (joined S nim_code G n).
Proof.
  intros G [M L]. symmetry.
  assert (C : forall v, N.testbit (joined S nim_code G n) v = true <-> has_option R G n v).
  { intros v. apply bit_option. intros j. unfold nim_code. rewrite N.shiftl_1_l, N.pow2_bits_eqb. apply N.eqb_eq. }
  apply lowest_zero.
  - intros u Hu. apply C. auto.
  - destruct (N.testbit (joined S nim_code G n) (G n)) eqn:X; auto. elim M. apply C. auto.
Qed.
(** The outcome of a heap follows from the joined codes of its options. *)
Lemma outcome_rule : forall F, (forall j, F j = 0 \/ F j = 1) ->
  (F n = 1 /\ has_option R F n 0) \/ (F n = 0 /\ ~ has_option R F n 0) ->
  outcome_code (F n) = outcome_fin (joined S outcome_code F n).
Proof.
  intros F B H.
  assert (C : N.testbit (joined S outcome_code F n) 0 = true <-> has_option R F n 0).
  { apply bit_option. intros j. unfold outcome_code. destruct (N.eqb_spec (F j) 0); simpl; split; auto; discriminate || lia. }
  assert (Z : joined S outcome_code F n = 0 \/ N.testbit (joined S outcome_code F n) 0 = true).
  { unfold joined.
    assert (Y : forall l acc, (forall x, In x l -> x = 0 \/ x = 1) -> acc = 0 \/ acc = 1 ->
      fold_left N.lor l acc = 0 \/ N.testbit (fold_left N.lor l acc) 0 = true).
    { clear. induction l as [|x l IH]; simpl; intros acc H Ha; [destruct Ha as [->| ->]; auto|].
      apply IH; auto. destruct (H x) as [->| ->], Ha as [->| ->]; auto. }
    apply Y; auto. intros x Hx. apply in_map_iff in Hx as [t [<- _]]. unfold E, outcome_code.
    destruct (_ <? 0)%Z; auto. destruct (_ =? 0); auto. }
  unfold outcome_fin. destruct H as [[-> H]|[-> H]].
  - apply C in H. destruct (N.eqb_spec (joined S outcome_code F n) 0) as [K|K]; auto. rewrite K in H. discriminate.
  - destruct Z as [->|Z]; auto. elim H. apply C. auto.
Qed.
End Rules.

Section Ending.
Variable S : list N.
Variable e : ending.
Variable o : objective.
Hypothesis A : ascending 1 S = true.
Hypothesis U : usable e o S = true.

(** The first move of an ascending list is the least. *)
Lemma least_move : forall s t, S = s :: t -> 1 <= s /\ forall u, In u S -> s <= u.
Proof.
  clear U. intros s t ->. simpl in A. apply andb_prop in A as [A1 A2]. apply N.leb_le in A1. split; auto.
  intros u [<-|Hu]; [lia|]. exact (ascending_ok _ _ _ A2 Hu).
Qed.

(** From min S on the moves are those of S, and there is one. *)
Lemma large_heap : forall code n, N.of_nat (length (given e o code S)) <= n ->
  (forall s, 1 <= s <= n -> (finite e S n s <-> In s S)) /\
  (o = LastPlayerLoses -> exists s, 1 <= s <= n /\ finite e S n s).
Proof.
  intros code n H. unfold finite. pose proof least_move as Least. destruct S as [|s1 t].
  - simpl in U. split; destruct e, o; try discriminate. intros.
    split; [intros [K|[K _]]; [auto|discriminate] | auto].
  - destruct (Least s1 t eq_refl) as [L1 L2].
    simpl in H. rewrite repeat_length in H. split.
    + intros s Hs. split; auto. intros [K|[_ [_ K]]]; auto. specialize (K s1 (or_introl eq_refl)). lia.
    + intros _. exists s1. split; [lia|]. left. left. auto.
Qed.

(** Below min S the only move there can be takes the heap whole. *)
Lemma small_heaps : forall code i, (i < length (given e o code S))%nat ->
  (forall s, 1 <= s <= N.of_nat i -> (finite e S (N.of_nat i) s <-> e = TakeAll /\ s = N.of_nat i)) /\
  nth i (given e o code S) 0 = code (if N.of_nat i =? 0 then empty_heap o else small_heap e o).
Proof.
  clear U. intros code i Hi. pose proof least_move as Least. destruct S as [|s1 t]; [simpl in Hi; lia|].
  destruct (Least s1 t eq_refl) as [L1 L2].
  simpl in Hi. rewrite repeat_length in Hi. split.
  - intros s Hs. unfold finite. split.
    + intros [K|[K1 [K2 _]]]; [|auto]. specialize (L2 s K). lia.
    + intros [-> ->]. right. repeat split; auto. intros u Hu. specialize (L2 u Hu). lia.
  - destruct i as [|i]; auto. simpl nth. rewrite (nth_indep _ 0 (code (small_heap e o))) by (rewrite repeat_length; lia).
    rewrite nth_repeat. auto.
Qed.

(** Below min S, only a heap that may be taken whole has an option, the empty heap. *)
Lemma small_options : forall code (H : N -> N) i, (i < length (given e o code S))%nat ->
  forall v, has_option (finite e S) H (N.of_nat i) v <-> e = TakeAll /\ i <> O /\ H 0 = v.
Proof.
  intros code H i Hi v. destruct (small_heaps code i Hi) as [M _]. unfold has_option. split.
  - intros [s [B [C D]]]. apply M in C as [C ->]; auto. rewrite N.sub_diag in D. repeat split; auto. lia.
  - intros [C [Z D]]. exists (N.of_nat i). split; [lia|]. split; [apply M; auto; lia|]. rewrite N.sub_diag. auto.
Qed.
End Ending.

(** If the checker accepts, the nim-values have the stated periodicity. *)
Theorem check_nim_values_sound : forall e S c, check_nim_values e S c = true ->
  forall G, nim_sequence (finite e S) G -> periodicity G (preperiod c) (period c) (saltus c).
Proof.
  intros e S c H G HG. unfold check_nim_values in H. apply andb_prop in H as [U H].
  pose proof H as K. unfold run_check in K. apply andb_prop in K as [K _]. apply andb_prop in K as [A _].
  apply run_check_ok with (4 := H) (code := nim_code).
  - intros i Hi. pose proof (small_options S e LastPlayerWins A nim_code G i Hi) as V.
    destruct (small_heaps S e LastPlayerWins A nim_code i Hi) as [_ ->]. f_equal.
    assert (Z : G 0 = 0).
    { destruct (N.eq_dec (G 0) 0) as [|NE]; auto. destruct (HG 0) as [_ L].
      destruct (L 0) as [s [B _]]; lia. }
    destruct (HG (N.of_nat i)) as [M L]. destruct (N.eqb_spec (N.of_nat i) 0) as [->|NE]; auto.
    destruct (N.lt_trichotomy (G (N.of_nat i)) (small_heap e LastPlayerWins)) as [K|[K|K]]; auto; exfalso.
    + destruct e; simpl in K; [lia|]. apply M, V. repeat split; lia.
    + destruct e; simpl in K; specialize (L _ K); apply V in L as [L1 [_ L2]]; [discriminate|]. simpl in L2. lia.
  - intros n Hn. apply nim_rule with (R := finite e S); auto.
    apply (large_heap S e LastPlayerWins A U nim_code n Hn).
  - intros n m E1. unfold nim_code in E1. rewrite !N.shiftl_1_l in E1. apply N.pow_inj_r in E1; auto. lia.
Qed.

(** If the checker accepts, the outcomes have the stated periodicity. *)
Theorem check_outcomes_sound : forall e o S c, check_outcomes e o S c = true ->
  forall F, outcomes o (finite e S) F -> periodicity F (preperiod c) (period c) (saltus c).
Proof.
  intros e o S c H F HF. unfold check_outcomes in H. apply andb_prop in H as [U H].
  pose proof H as K. unfold run_check in K. apply andb_prop in K as [K _]. apply andb_prop in K as [A _].
  assert (B : forall j, F j = 0 \/ F j = 1) by (intros j; destruct (HF j); tauto).
  apply run_check_ok with (4 := H) (code := outcome_code).
  - intros i Hi. pose proof (small_options S e o A outcome_code F i Hi 0) as V.
    destruct (small_heaps S e o A outcome_code i Hi) as [M ->]. f_equal.
    assert (Z : F 0 = empty_heap o).
    { destruct (HF 0) as [[-> [[s [K _]]|[-> _]]]|[-> N0]]; [lia | auto |].
      destruct o; auto. elim N0. right. split; auto. intros; lia. }
    destruct (N.eqb_spec (N.of_nat i) 0) as [->|NE]; auto.
    destruct e; unfold small_heap.
    + destruct (HF (N.of_nat i)) as [[-> [W|[-> _]]]|[-> N0]]; [apply V in W as [W _]; discriminate | auto |].
      destruct o; auto. elim N0. right. split; auto. intros s Hs C. apply M in C as [C _]; [discriminate | auto].
    + destruct (HF (N.of_nat i)) as [[-> [W|[_ N0]]]|[-> N0]].
      * apply V in W as [_ [_ W]]. lia.
      * elim (N0 (N.of_nat i)); [lia|]. apply M; auto. lia.
      * destruct o; simpl in Z |- *; auto. elim N0. left. apply V. repeat split; auto. lia.
  - intros n Hn. destruct (large_heap S e o A U outcome_code n Hn) as [L1 L2].
    apply outcome_rule with (R := finite e S); auto.
    assert (W : wins o (finite e S) F n <-> has_option (finite e S) F n 0).
    { unfold wins. split; auto. intros [W|[E W]]; auto. destruct (L2 E) as [s [Hs C]]. elim (W s Hs C). }
    rewrite <- W. auto.
  - intros n m. unfold outcome_code. destruct (B n) as [-> | ->], (B m) as [-> | ->]; simpl; auto; discriminate.
Qed.
