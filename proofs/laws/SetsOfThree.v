(** Theorem 11 of Sleator and Slusky: all FES sets of three numbers, by their lemmas and {a, 2a, 3a}, which no lemma covers. *)
From Coq Require Import NArith List Lia.
From Saltus Require Import Statement.
From Saltus.triple Require Theorems.
From Saltus.laws Require Import Multiples SmallSets.
Import ListNotations.
Open Scope N_scope.

(** Each nim-value of N - {a, 2a, 3a} stands on four heaps. *)
Lemma first_multiples : forall a G, 1 <= a -> nim_sequence (all_but [a; 2 * a; a + 2 * a]) G ->
  periodicity G 0 (4 * a) a.
Proof.
  intros a G A. apply (multiples_law a 3). split; [lia|]. split; [lia|]. split.
  - intros j J. assert (j = 1 \/ j = 2 \/ j = 3) as [-> | [-> | ->]] by lia; cbn [In]; lia.
  - intros x I. cbn [In] in I. split; [lia|].
    destruct I as [<- | [<- | [<- | []]]]; [exists 1 | exists 2 | exists 3]; split; lia.
Qed.

Theorem theorem_11 : Theorem_11.
Proof.
  intros a b c G A L1 L2 HG. split; [|split].
  - intros -> N2. destruct (Theorems.lemma_7 a b G A L1 N2 HG) as [s [_ P]]. exists s. exact P.
  - intros -> ->. apply first_multiples; assumption.
  - intros NS. destruct (N.eqb_spec c (2 * a)) as [->|N2].
    + destruct (N.eqb_spec b (2 * a)) as [|NB]; [lia|].
      pose proof (two_numbers a (2 * a) G A ltac:(lia) (lemma_8 a b A L1 NB ltac:(lia) G HG)) as P.
      rewrite N.eqb_refl in P. exact P.
    + apply two_numbers; [lia.. |]. apply (lemma_10 a b c A L1 L2 NS N2 G HG).
Qed.
