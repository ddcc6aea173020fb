(** The game of these files is N - {a, b, a+b} of [Statement.v], with unary numbers for binary ones. *)
From Coq Require Import Arith NArith List Lia.
From Saltus Require Import Statement.
From Saltus.game Require Import Least.
From Saltus.triple Require Game.
Import ListNotations.
Open Scope N_scope.

Definition unary (G : N -> N) (n : nat) : nat := N.to_nat (G (N.of_nat n)).

(** The unary sequence at a unary heap. *)
Lemma unary_at : forall G n, unary G (N.to_nat n) = N.to_nat (G n).
Proof. intros G n. unfold unary. rewrite N2Nat.id. auto. Qed.

(** The game with unary numbers is the game with binary ones. *)
Lemma same_game : forall a b G, nim_sequence (triple a b) G ->
  Game.nim_sequence (N.to_nat a) (N.to_nat b) (unary G).
Proof.
  intros a b G HG n. destruct (HG (N.of_nat n)) as [M L].
  assert (Moves : forall s, triple a b (N.of_nat n) s <-> s <> a /\ s <> b /\ s <> a + b).
  { intros s. unfold triple, all_but. simpl. intuition congruence. }
  split.
  - intros [m [[M1 M2] E]]. apply M. exists (N.of_nat n - N.of_nat m). split; [lia|]. split.
    + apply Moves. lia.
    + replace (N.of_nat n - (N.of_nat n - N.of_nat m)) with (N.of_nat m) by lia. unfold unary in E. lia.
  - intros v Lv. destruct (L (N.of_nat v)) as [s [S1 [S2 S3]]]; [unfold unary in Lv; lia|].
    apply Moves in S2. exists (n - N.to_nat s)%nat. split.
    + unfold Game.move. lia.
    + unfold unary. replace (N.of_nat (n - N.to_nat s)) with (N.of_nat n - s) by lia. lia.
Qed.

(** An eventual period of one sequence is one of the other. *)
Lemma eventually_unary : forall G n0 p s, arithmetic_periodic G n0 p s ->
  Game.eventually_arith_periodic (unary G) (N.to_nat p) (N.to_nat s).
Proof.
  intros G n0 p s [P E]. split; [lia|]. exists (N.to_nat n0). intros n L. unfold unary.
  rewrite Nnat.Nat2N.inj_add, N2Nat.id, E by lia. lia.
Qed.

(** A period of one sequence is one of the other. *)
Lemma periodic_unary : forall G p s, Game.arith_periodic (unary G) p s <->
  arithmetic_periodic G 0 (N.of_nat p) (N.of_nat s).
Proof.
  intros G p s. unfold Game.arith_periodic, arithmetic_periodic, unary.
  split; intros [P E]; (split; [lia|]).
  - intros n _. specialize (E (N.to_nat n)). rewrite Nnat.Nat2N.inj_add, N2Nat.id in E. lia.
  - intros n. specialize (E (N.of_nat n)). rewrite Nnat.Nat2N.inj_add, E by lia. lia.
Qed.

(** A pure period that divides all others. *)
Lemma periodicity_unary : forall G p s, Game.arith_periodic (unary G) p s ->
  (forall p1 s1, Game.eventually_arith_periodic (unary G) p1 s1 -> Nat.divide p p1) ->
  periodicity G 0 (N.of_nat p) (N.of_nat s).
Proof.
  intros G p s P D. apply periodic_unary in P. split; auto. intros n1 p1 s1 P1. split; [lia|].
  destruct (D _ _ (eventually_unary _ _ _ _ P1)) as [k K]. exists (N.of_nat k). split; [lia|].
  destruct P1 as [_ E]. specialize (E n1 (N.le_refl _)).
  pose proof (terms_times G _ _ _ (N.of_nat k) n1 P ltac:(lia)) as T.
  replace (N.of_nat k * N.of_nat p) with p1 in T by lia. lia.
Qed.
