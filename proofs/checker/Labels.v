(** Algorithm 1 of Sleator and Slusky, as mathematics: which heaps get the label k, when the labels below k stand. *)
From Coq Require Import NArith ZArith List Lia Bool.
From Saltus Require Import Statement.
Import ListNotations.
Open Scope N_scope.

Definition largest (X : list N) : N := fold_right N.max 0 X.

(** No number of a list is larger than its largest. *)
Lemma largest_ok : forall x l, In x l -> x <= largest l.
Proof. induction l as [|y l IH]; simpl; intros H; [tauto|]. destruct H as [->|H]; [lia|]. specialize (IH H). lia. Qed.
(** The largest number of a list is at most any bound of its numbers. *)
Lemma largest_le : forall l b, (forall x, In x l -> x <= b) -> largest l <= b.
Proof.
  induction l as [|x l IH]; simpl; intros b H; [lia|].
  assert (largest l <= b) by (apply IH; intros; apply H; auto). specialize (H x (or_introl eq_refl)). lia.
Qed.

Section Labels.
Variable X : list N.
Variable G : N -> N.
Hypothesis HG : nim_sequence (all_but X) G.

(** After k steps the labels 0 .. k-1 stand, and all heaps below n are labelled (proof of Theorem 2). *)
Definition placed (n k : N) : Prop := (forall i, i < n -> G i < k) /\ (forall v, v < k -> exists i, i < n /\ G i = v).

(** Two heaps of one value differ by a number of X. *)
Lemma apart : forall i j, i < j -> G i = G j -> In (j - i) X.
Proof.
  intros i j L E. destruct (in_dec N.eq_dec (j - i) X) as [|N]; auto. exfalso.
  destruct (HG j) as [M _]. apply M. exists (j - i). repeat split; try lia; auto.
  rewrite <- E. f_equal. lia.
Qed.
(** Lemma 3: far enough to the right all is blank. *)
Lemma above : forall n k i, placed n k -> n + largest X <= i -> k <= G i.
Proof.
  intros n k i [_ P] L. destruct (N.lt_ge_cases (G i) k) as [K|]; auto. exfalso.
  destruct (P _ K) as [j [J1 J2]]. pose proof (apart j i ltac:(lia) J2) as I. apply largest_ok in I. lia.
Qed.
(** The least heap without a label gets the next label. *)
Lemma least_unlabelled : forall n k, placed n k -> k <= G n -> G n = k.
Proof.
  intros n k [P _] L. destruct (N.eq_dec (G n) k) as [|NE]; auto. exfalso.
  destruct (HG n) as [_ M]. destruct (M k ltac:(lia)) as [s [A [_ C]]].
  specialize (P (n - s) ltac:(lia)). lia.
Qed.
(** A heap that is labelled already needs no new label. *)
Lemma placed_old : forall n k, placed n k -> G n < k -> placed (n + 1) k.
Proof.
  intros n k [P Q] L. split.
  - intros i Hi. destruct (N.eq_dec i n) as [->|]; auto. apply P. lia.
  - intros v Hv. destruct (Q v Hv) as [i [A B]]. exists i. split; auto. lia.
Qed.
(** A heap that gets the label k makes k + 1 labels. *)
Lemma placed_new : forall n k, placed n k -> G n = k -> placed (n + 1) (k + 1).
Proof.
  intros n k [P Q] L. split.
  - intros i Hi. destruct (N.eq_dec i n) as [->|]; [lia|]. specialize (P i ltac:(lia)). lia.
  - intros v Hv. destruct (N.eq_dec v k) as [->|]; [exists n; split; auto; lia|].
    destruct (Q v ltac:(lia)) as [i [A B]]. exists i. split; auto. lia.
Qed.
(** Theorem 2: which heaps get the label of the least unlabelled heap. *)
Theorem labels_right : forall n k x, placed n k -> G n = k -> In x X ->
  (G (n + x) = k <-> k <= G (n + x) /\ forall y, In y X -> y < x -> G (n + y) = k -> In (x - y) X).
Proof.
  intros n k x [P Q] Gn Hx. split.
  - intros E. split; [lia|]. intros y Hy L Ey.
    replace (x - y) with (n + x - (n + y)) by lia. apply apart; [lia | congruence].
  - intros [L C]. destruct (N.eq_dec (G (n + x)) k) as [|NE]; auto. exfalso.
    destruct (HG (n + x)) as [_ M]. destruct (M k ltac:(lia)) as [s [A [B D]]]. apply B.
    destruct (N.lt_trichotomy (n + x - s) n) as [K|[K|K]].
    + specialize (P _ K). lia.
    + replace s with x by lia. auto.
    + assert (I : In (x - s) X).
      { replace (x - s) with (n + x - s - n) by lia. apply apart; auto. congruence. }
      replace s with (x - (x - s)) by lia. apply C; auto; [lia|]. rewrite <- D. f_equal. lia.
Qed.
End Labels.
