(** Each game has a sequence, and only one; a sequence has at most one periodicity. *)
From Coq Require Import NArith List Lia FinFun Bool.
From Saltus Require Import Statement.
Import ListNotations.
Open Scope N_scope.

(** Induction over all smaller numbers. *)
Lemma strong_induction : forall P : N -> Prop, (forall n, (forall m, m < n -> P m) -> P n) -> forall n, P n.
Proof. exact (well_founded_ind N.lt_wf_0). Qed.

(** * One at the most *)

(** A set has one mex. *)
Lemma mex_unique : forall u v A, is_mex u A -> is_mex v A -> u = v.
Proof.
  intros u v A [Hu Lu] [Hv Lv]. destruct (N.lt_trichotomy u v) as [L | [E | L]]; auto.
  - elim Hu; auto.
  - elim Hv; auto.
Qed.

(** Equal sets have equal mex. *)
Lemma mex_ext : forall v A B, (forall u, A u <-> B u) -> is_mex v A -> is_mex v B.
Proof. intros v A B E [H1 H2]. split; [rewrite <- E; auto | intros u Hu; apply E; auto]. Qed.

(** Options depend on the moves, and on the terms below n. *)
Lemma has_option_ext : forall R Q G H n v, (forall s, 1 <= s <= n -> (R n s <-> Q n s)) ->
  (forall m, m < n -> G m = H m) -> (has_option R G n v <-> has_option Q H n v).
Proof.
  intros R Q G H n v ER EG. unfold has_option.
  split; intros [s [A [B <-]]]; exists s; (split; [auto|split; [apply ER; auto|]]); [symmetry|]; apply EG; lia.
Qed.

(** A game has one nim-sequence. *)
Theorem nim_sequence_unique : forall R G H, nim_sequence R G -> nim_sequence R H -> forall n, G n = H n.
Proof.
  intros R G H HG HH. apply strong_induction. intros n IH.
  apply mex_unique with (A := has_option R G n); auto.
  apply mex_ext with (2 := HH n). intros v. apply has_option_ext; [tauto | intros; symmetry; auto].
Qed.

(** A sequence with the same terms is the nim-sequence too. *)
Lemma nim_sequence_ext : forall R G H, nim_sequence R G -> (forall n, H n = G n) -> nim_sequence R H.
Proof.
  intros R G H HG E n. rewrite E. apply mex_ext with (2 := HG n). intros v. apply has_option_ext; [tauto | auto].
Qed.

(** A game has one sequence of outcomes. *)
Theorem outcomes_unique : forall o R F H, outcomes o R F -> outcomes o R H -> forall n, F n = H n.
Proof.
  intros o R F H HF HH. apply strong_induction. intros n IH.
  assert (E : wins o R F n <-> wins o R H n).
  { unfold wins. rewrite (has_option_ext R R F H); [tauto | tauto | auto]. }
  destruct (HF n) as [[-> A]|[-> A]], (HH n) as [[-> B]|[-> B]]; tauto.
Qed.

Theorem sequence_unique : Sequence_is_unique.
Proof.
  intros [e set|e o set|X] G H; simpl; [apply nim_sequence_unique | apply outcomes_unique | apply nim_sequence_unique].
Qed.

Theorem periodicity_unique : Periodicity_is_unique.
Proof.
  intros G n p s m q t [A B] [C D].
  destruct (B _ _ _ C) as [L1 [k [K1 K2]]]. destruct (D _ _ _ A) as [L2 [j [J1 J2]]].
  destruct A as [Ap _], C as [Cp _].
  assert (k = 1 /\ j = 1) as [-> ->]; [|lia].
  assert (p * (j * k) = p * 1) by lia.
  assert (j * k = 1) by (apply (N.mul_cancel_l _ _ p); lia).
  assert (j = 1) by (apply N.eq_mul_1 with (m := k); lia). split; auto. subst j. lia.
Qed.

(** * One at least *)

Fixpoint member (v : N) (l : list N) : bool :=
  match l with [] => false | x :: t => if v =? x then true else member v t end.

(** [member] decides membership in a list. *)
Lemma member_In : forall v l, member v l = true <-> In v l.
Proof.
  induction l as [|x l IH]; simpl; [split; [discriminate | tauto]|].
  destruct (N.eqb_spec v x) as [E|E]; split; auto.
  - intros K. right. apply IH. auto.
  - intros [K|K]; [congruence | apply IH; auto].
Qed.

Section Exists.
(** Moves that can be decided, and the term of a heap by the list of its options' terms. *)
Variable r : N -> N -> bool.
Variable term_of : list N -> N.

(** From the terms of heaps k-1, ..., 0, of which the first is s away from heap n, those of its options. *)
Fixpoint options (n s : N) (terms : list N) : list N :=
  match terms with [] => [] | x :: t => if r n s then x :: options n (s + 1) t else options n (s + 1) t end.
Fixpoint table (k : nat) : list N :=
  match k with O => [] | S j => term_of (options (N.of_nat j) 1 (table j)) :: table j end.
Definition term (n : N) : N := hd 0 (table (S (N.to_nat n))).

(** [options] lists the terms of the options of a heap. *)
Lemma options_table : forall k s n v,
  In v (options n s (table k)) <-> exists i, i < N.of_nat k /\ r n (s + (N.of_nat k - 1 - i)) = true /\ term i = v.
Proof.
  induction k as [|k IH]; intros s n v.
  - simpl. split; [tauto | intros [i [H _]]; lia].
  - assert (E : table (S k) = term (N.of_nat k) :: table k).
    { unfold term. rewrite Nnat.Nat2N.id. reflexivity. }
    rewrite E. simpl options.
    assert (Q : In v (options n (s + 1) (table k)) <->
                exists i, i < N.of_nat k /\ r n (s + (N.of_nat (S k) - 1 - i)) = true /\ term i = v).
    { rewrite IH. split; intros [i [A [B C]]]; exists i; split; auto; split; auto.
      - replace (s + (N.of_nat (S k) - 1 - i)) with (s + 1 + (N.of_nat k - 1 - i)) by lia. auto.
      - replace (s + 1 + (N.of_nat k - 1 - i)) with (s + (N.of_nat (S k) - 1 - i)) by lia. auto. }
    assert (Z : s + (N.of_nat (S k) - 1 - N.of_nat k) = s) by lia.
    destruct (r n s) eqn:D.
    + simpl In. rewrite Q. split.
      * intros [K | [i [A B]]].
        -- exists (N.of_nat k). rewrite Z. split; [lia | auto].
        -- exists i. split; [lia | auto].
      * intros [i [A [B C]]]. destruct (N.eq_dec i (N.of_nat k)) as [-> | NE]; auto.
        right. exists i. split; [lia | auto].
    + rewrite Q. split; intros [i [A [B C]]].
      * exists i. split; [lia | auto].
      * destruct (N.eq_dec i (N.of_nat k)) as [-> | NE]; [rewrite Z in B; congruence|].
        exists i. split; [lia | auto].
Qed.

(** The term of a heap follows from the terms of its options. *)
Lemma term_by_options : forall n, exists l,
  term n = term_of l /\ forall v, In v l <-> has_option (fun n s => r n s = true) term n v.
Proof.
  intros n. exists (options n 1 (table (N.to_nat n))). split.
  - unfold term. simpl. rewrite Nnat.N2Nat.id. reflexivity.
  - intros v. rewrite options_table, Nnat.N2Nat.id. split.
    + intros [i [A [B C]]]. exists (n - i). repeat split; try lia.
      * rewrite <- B. f_equal. lia.
      * rewrite <- C. f_equal. lia.
    + intros [s [A [B C]]]. exists (n - s). repeat split; auto; try lia.
      rewrite <- B. f_equal. lia.
Qed.
End Exists.

Fixpoint mex_from (fuel : nat) (v : N) (l : list N) : N :=
  match fuel with O => v | S f => if member v l then mex_from f (v + 1) l else v end.
Definition mex (l : list N) : N := mex_from (S (length l)) 0 l.

(** [mex_from] stops at the first number that the list lacks. *)
Lemma mex_from_spec : forall f v l, (forall u, u < v -> In u l) ->
  (forall u, u < mex_from f v l -> In u l) /\ (In (mex_from f v l) l -> mex_from f v l = v + N.of_nat f).
Proof.
  induction f as [|f IH]; intros v l H; simpl mex_from.
  - split; auto. intros _. lia.
  - destruct (member v l) eqn:E.
    + destruct (IH (v + 1) l) as [A B].
      * intros u Hu. destruct (N.eq_dec u v) as [->|]; [apply member_In; auto | apply H; lia].
      * split; auto. intros K. rewrite (B K). lia.
    + split; auto. intros K. apply member_In in K. congruence.
Qed.

(** [mex] is the mex of a list. *)
Lemma mex_spec : forall l, is_mex (mex l) (fun v => In v l).
Proof.
  intros l. unfold mex. destruct (mex_from_spec (S (length l)) 0 l) as [A B]; [intros; lia|].
  split; auto. intros K. specialize (B K).
  assert (I : incl (map N.of_nat (seq 0 (S (length l)))) l).
  { intros u Hu. apply in_map_iff in Hu as [i [<- Hi]]. apply in_seq in Hi. apply A. lia. }
  apply NoDup_incl_length in I.
  - rewrite map_length, seq_length in I. lia.
  - apply Injective_map_NoDup; [intros a b; lia | apply seq_NoDup].
Qed.

(** A game with decidable moves has a nim-sequence. *)
Lemma nim_sequence_exists : forall r, exists G, nim_sequence (fun n s => r n s = true) G.
Proof.
  intros r. exists (term r mex). intros n. destruct (term_by_options r mex n) as [l [E O]].
  rewrite E. exact (mex_ext _ _ _ O (mex_spec l)).
Qed.

(** A game with decidable moves has outcomes. *)
Lemma outcomes_exists : forall o r, exists F, outcomes o (fun n s => r n s = true) F.
Proof.
  intros o r. set (loses := match o with LastPlayerWins => false | LastPlayerLoses => true end).
  set (outcome := fun l => if member 0 l || (loses && match l with [] => true | _ => false end) then 1 else 0).
  exists (term r outcome). intros n. destruct (term_by_options r outcome n) as [l [E O]]. rewrite E.
  assert (W : wins o (fun n s => r n s = true) (term r outcome) n <->
              member 0 l || (loses && match l with [] => true | _ => false end) = true).
  { unfold wins. rewrite orb_true_iff, andb_true_iff, member_In, O.
    assert (L : loses = true <-> o = LastPlayerLoses) by (unfold loses; destruct o; split; congruence).
    rewrite L. apply or_iff_compat_l, and_iff_compat_l. split.
    - intros N0. destruct l as [|v l]; auto. exfalso.
      destruct (proj1 (O v) (or_introl eq_refl)) as [s [A [B _]]]. exact (N0 s A B).
    - intros N0 s A B. destruct l; [|discriminate]. apply (O (term r outcome (n - s))). exists s. auto. }
  change (outcome l) with (if member 0 l || (loses && match l with [] => true | _ => false end) then 1 else 0).
  destruct (member 0 l || _); [left|right]; split; auto; [apply W; auto | rewrite W; discriminate].
Qed.

(** The moves of a finite set can be decided. *)
Lemma finite_decidable : forall e S, exists r, forall n s, r n s = true <-> finite e S n s.
Proof.
  intros e S. set (take := match e with TakeAll => true | Normal => false end).
  exists (fun n s => member s S || (take && ((s =? n) && forallb (fun t => n <? t) S))). intros n s.
  unfold finite. rewrite orb_true_iff, !andb_true_iff, member_In, N.eqb_eq, forallb_forall.
  assert (T : take = true <-> e = TakeAll) by (unfold take; destruct e; split; congruence). rewrite T.
  split; (intros [H|[A [B C]]]; [left; auto | right; repeat split; auto; intros t Ht; apply N.ltb_lt; auto]).
Qed.

(** The moves of N - X can be decided. *)
Lemma all_but_decidable : forall X, exists r, forall n s, r n s = true <-> all_but X n s.
Proof.
  intros X. exists (fun _ s => negb (member s X)). intros n s. unfold all_but.
  rewrite <- member_In. destruct (member s X); simpl; intuition congruence.
Qed.

Theorem sequence_exists : Sequence_exists.
Proof.
  assert (Nim : forall R r, (forall n s, r n s = true <-> R n s) -> exists G, nim_sequence R G).
  { intros R r D. destruct (nim_sequence_exists r) as [G H]. exists G. intros n.
    apply mex_ext with (2 := H n). intros v. apply has_option_ext; auto. }
  intros [e set|e o set|X]; simpl.
  - destruct (finite_decidable e set) as [r D]. exact (Nim _ _ D).
  - destruct (finite_decidable e set) as [r D]. destruct (outcomes_exists o r) as [F H]. exists F. intros n.
    assert (W : wins o (fun n s => r n s = true) F n <-> wins o (finite e set) F n).
    { unfold wins. rewrite (has_option_ext _ (finite e set) F F) by auto.
      apply or_iff_compat_l, and_iff_compat_l. split; intros N0 s A B; apply (N0 s A), D; auto. }
    rewrite <- W. auto.
  - destruct (all_but_decidable X) as [r D]. exact (Nim _ _ D).
Qed.
