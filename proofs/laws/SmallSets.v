(** FES sets of one, two and three numbers: Siegel's theorems, and Lemmas 8 to 10 of Sleator and Slusky. *)
From Coq Require Import NArith List Lia.
From Saltus Require Import Statement.
From Saltus.game Require Import Sequence.
From Saltus.laws Require Import Multiples.
Import ListNotations.
Open Scope N_scope.

(** With k = 1 or 2 the hypothesis is about differences of a few numbers. *)
Ltac decide_multiples :=
  split; [lia|]; split; [lia|]; split;
  [ intros j J; assert (j = 1 \/ j = 2) as [-> | ->] by lia; cbn [In]; lia
  | intros x I; cbn [In] in I; split; [lia|];
    repeat (destruct I as [<- | I]); try tauto;
    first [ exists 1; split; [lia|]; first [ left; lia | right; split; [lia | cbn [In]; lia] ]
          | exists 2; split; [lia|]; first [ left; lia | right; split; [lia | cbn [In]; lia] ] ] ].

Theorem one_number : One_number.
Proof. intros a G A. apply (multiples_law a 1). decide_multiples. Qed.

Theorem two_numbers : Two_numbers.
Proof.
  intros a b G A L. destruct (N.eqb_spec b (2 * a)) as [->|NE].
  - apply (multiples_law a 2). decide_multiples.
  - apply (multiples_law a 1). decide_multiples.
Qed.

Theorem lemma_8 : Lemma_8.
Proof. intros a b A L N2 N3. apply (same_multiples a 2); decide_multiples. Qed.

Theorem lemma_9 : Lemma_9.
Proof. intros a b A L N2. apply (same_multiples a 1); decide_multiples. Qed.

Theorem lemma_10 : Lemma_10.
Proof.
  intros a b c A L1 L2 N1 N2. destruct (N.eq_dec b (2 * a)) as [->|N3].
  - apply (same_multiples a 2); decide_multiples.
  - apply (same_multiples a 1); decide_multiples.
Qed.

(** Heap 3 cannot be moved to 0 in N - {1, 2, 3}; in N - {1, 2} it can. *)
Theorem lemma_8_fails_for_3a : Lemma_8_fails_for_3a.
Proof.
  intros Same. destruct (sequence_exists (NimValuesAllBut [1; 3; 2])) as [G HG]. pose proof (Same G HG) as H.
  assert (Options : forall s, 1 <= s <= 3 -> ~ all_but [1; 3; 2] 3 s).
  { intros s L M. apply M. simpl. lia. }
  assert (G 3 = 0).
  { destruct (N.eq_dec (G 3) 0) as [|NE]; auto. destruct (proj2 (HG 3) 0 ltac:(lia)) as [s [L [M _]]].
    elim (Options s L M). }
  assert (G 0 = 0).
  { destruct (N.eq_dec (G 0) 0) as [|NE]; auto. destruct (proj2 (HG 0) 0 ltac:(lia)) as [s [L _]]. lia. }
  apply (proj1 (H 3)). exists 3. split; [lia|]. split.
  - unfold all_but. simpl. lia.
  - change (3 - 3) with 0. congruence.
Qed.
