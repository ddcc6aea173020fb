(** Symmetric sets of moves: the outcomes can be computed backwards, by the same rule, so they have no preperiod.

    [won_backwards]   a heap is won if and only if some move leads to it from a lost one
    [symmetric_pure]  each period begins at heap 0 *)
From Coq Require Import NArith List Lia.
From Saltus Require Import Statement.
Open Scope N_scope.

Section Set_of_moves.
  Variables (S : list N) (F : N -> N).
  Hypothesis Symmetric : symmetric S.
  Hypothesis Outcomes : outcomes LastPlayerWins (finite Normal S) F.

  Lemma zero_or_one : forall n, F n = 0 \/ F n = 1.
  Proof. intros n. destruct (Outcomes n) as [[E _]|[E _]]; auto. Qed.

  (** A won heap has a move to a lost one, and no move leads from a lost heap to a lost one. *)
  Lemma won : forall n, F n = 1 -> exists s, In s S /\ 1 <= s <= n /\ F (n - s) = 0.
  Proof.
    intros n E. destruct (Outcomes n) as [[_ [[s [L [[I|[T _]] Z]]]|[O _]]]|[E0 _]].
    - exists s. auto.
    - discriminate T.
    - discriminate O.
    - congruence.
  Qed.

  Lemma no_two_lost : forall n s, In s S -> F n = 0 -> F (n + s) = 1.
  Proof.
    intros n s I Z. destruct Symmetric as [m [_ All]]. destruct (All s I) as [L _].
    destruct (Outcomes (n + s)) as [[E _]|[_ Lost]]; auto.
    elim Lost. left. exists s. split; [lia|]. split; [left; assumption|].
    replace (n + s - s) with n by lia. assumption.
  Qed.

  Theorem won_backwards : forall n, F n = 1 <-> exists s, In s S /\ F (n + s) = 0.
  Proof.
    intros n. split.
    - (* The heap n + m is lost, or it is won by a move s to a lost heap; then s = m, or m - s leads to that from n. *)
      intros E. destruct Symmetric as [m [M All]]. destruct (zero_or_one (n + m)) as [Z|W].
      + exists m. auto.
      + destruct (won (n + m) W) as [s [I [L Z]]]. destruct (All s I) as [Ls Mirror].
        destruct (N.eq_dec s m) as [->|NE].
        * replace (n + m - m) with n in Z by lia. congruence.
        * exists (m - s). split; [apply Mirror; lia|]. replace (n + (m - s)) with (n + m - s) by lia. assumption.
    - intros [s [I Z]]. destruct (zero_or_one n) as [Zn|]; auto.
      pose proof (no_two_lost n s I Zn). congruence.
  Qed.

  (** A period that begins at heap n + 1 begins at heap n. *)
  Lemma one_heap_earlier : forall n p, arithmetic_periodic F (n + 1) p 0 -> arithmetic_periodic F n p 0.
  Proof.
    intros n p [P H]. split; [assumption|]. intros k K. rewrite N.add_0_r.
    destruct (N.eq_dec k n) as [->|NE]; [|rewrite H by lia; lia].
    assert (Same : F (n + p) = 1 <-> F n = 1).
    { rewrite !won_backwards. destruct Symmetric as [m [_ All]].
      split; intros [s [I Z]]; exists s; split; auto; destruct (All s I) as [L _];
        pose proof (H (n + s) ltac:(lia)) as E; replace (n + s + p) with (n + p + s) in E by lia; lia. }
    destruct (zero_or_one (n + p)), (zero_or_one n); intuition congruence.
  Qed.

  Lemma from_zero : forall n p, arithmetic_periodic F n p 0 -> arithmetic_periodic F 0 p 0.
  Proof.
    intros n p. induction n as [|n IH] using N.peano_ind; auto.
    intros H. apply IH, one_heap_earlier. rewrite N.add_1_r. assumption.
  Qed.
End Set_of_moves.

Theorem symmetric_backwards : Symmetric_backwards.
Proof. intros S F Sym Out n. apply won_backwards; assumption. Qed.

Theorem symmetric_pure : Symmetric_pure.
Proof. intros S F n p Sym Out. apply from_zero with (S := S); assumption. Qed.
