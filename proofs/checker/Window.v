(** Finite S as a machine: max S terms, each as a code, determine the next one. The codes of a heap's options are joined
    bit by bit, and [fin] makes the code of the heap of that. *)

(** Names: code v is the code of the term v, and fin makes the code of a heap from the joined codes of its options. E i is the code of
    the term of heap i, 0 below heap 0; joined n joins the codes of the options of n; good n a: a is the state before heap n. *)
From Coq Require Import NArith ZArith List Lia Bool.
From Saltus Require Import Statement.
From Saltus.game Require Import Sequence.
From Saltus.checker Require Import Replay Queue.
Import ListNotations.
Open Scope N_scope.

Fixpoint ascending (from : N) (S : list N) : bool :=
  match S with [] => true | s :: t => (from <=? s) && ascending s t end.

(** The codes of the first terms as long as they are not reached yet, the code of the last term, and one queue for each
    number of S: of the codes from the number before it on. *)
Inductive state := State (given : list N) (last : N) (queues : list queue).
(** Moves the code x of the last term into the queues, and joins those of the options of the next heap. *)
Fixpoint sweep (acc x : N) (qs : list queue) : N * list queue :=
  match qs with
  | [] => (acc, [])
  | q :: t => let (y, q') := rotate q x in let (m, t') := sweep (N.lor acc y) y t in (m, q' :: t')
  end.
Definition next (fin : N -> N) (a : state) : state :=
  let (g, x, qs) := a in
  let (m, qs') := sweep 0 x qs in
  match g with [] => State [] (fin m) qs' | v :: g' => State g' v qs' end.
Definition out (a : state) : N := let (_, x, _) := a in x.
Fixpoint blank (from : N) (S : list N) : list queue :=
  match S with [] => [] | s :: t => Queue (repeat 0 (N.to_nat (s - from))) [] :: blank s t end.
Definition start (given S : list N) : state := State given 0 (blank 1 S).
Definition largest (S : list N) : N := fold_right N.max 0 S.
(** A machine that reads its window only. *)
Definition run_check (given : list N) (fin : N -> N) (S : list N) (c : certificate) : bool :=
  ascending 1 S && (N.of_nat (length given) <=? largest S) &&
  replay state N (start given S) (next fin) (goto (next fin)) out (fun s => s =? 0) (fun _ a b => a =? b) (fun _ _ _ => true) (largest S) c.

Section Proof.
Variable S : list N.
Variable given : list N.
Variable code fin G : N -> N.
Definition E (i : Z) : N := if (i <? 0)%Z then 0 else code (G (Z.to_N i)).
Definition joined (n : N) : N := fold_left N.lor (map (fun s => E (Z.of_N n - Z.of_N s)) S) 0.
Hypothesis given_ok : forall i, (i < length given)%nat -> nth i given 0 = code (G (N.of_nat i)).
Hypothesis rule_ok : forall n, N.of_nat (length given) <= n -> code (G n) = fin (joined n).
Hypothesis code_inj : forall n m, code (G n) = code (G m) -> G n = G m.

Fixpoint fits (n : Z) (from : N) (l : list N) (qs : list queue) : Prop :=
  match l, qs with
  | [], [] => True
  | s :: t, q :: r => from <= s /\ contents q = stretch E (n - Z.of_N s) (N.to_nat (s - from)) /\ fits n s t r
  | _, _ => False
  end.
Definition good (n : N) (a : state) : Prop :=
  let (g, x, qs) := a in
  (forall i, (i < length g)%nat -> nth i g 0 = code (G (n + N.of_nat i))) /\
  N.of_nat (length given) <= n + N.of_nat (length g) /\
  x = E (Z.of_N n - 1) /\ fits (Z.of_N n) 1 S qs.

(** [sweep] joins the codes of the options and moves all queues by one heap. *)
Lemma sweep_ok : forall l n from qs acc m qs', fits n from l qs -> sweep acc (E (n - Z.of_N from)) qs = (m, qs') ->
  m = fold_left N.lor (map (fun s => E (n - Z.of_N s)) l) acc /\ fits (n + 1) from l qs'.
Proof.
  induction l as [|s l IH]; intros n from [|q qs] acc m qs' F H; simpl in F; try tauto.
  - simpl in H. injection H as <- <-. simpl. auto.
  - destruct F as [L [C F]]. simpl in H.
    destruct (rotate q (E (n - Z.of_N from))) as [y q'] eqn:R. apply rotate_ok in R.
    rewrite C in R. replace (n - Z.of_N from)%Z with (n - Z.of_N s + Z.of_nat (N.to_nat (s - from)))%Z in R by lia.
    rewrite stretch_snoc in R. injection R as R1 R2. subst y.
    destruct (sweep (N.lor acc (E (n - Z.of_N s))) (E (n - Z.of_N s)) qs) as [m' t'] eqn:W.
    injection H as <- <-. apply IH in W; auto. destruct W as [W1 W2]. simpl. repeat split; auto.
    rewrite <- R2. f_equal. lia.
Qed.

(** The machine starts in the right state. *)
Lemma start_good : ascending 1 S = true -> good 0 (start given S).
Proof.
  intros A. unfold start, good. split; [|split; [lia|split; [reflexivity|]]].
  - intros i Hi. now rewrite given_ok by auto.
  - revert A. change (Z.of_N 0) with 0%Z. generalize 1. generalize S as l.
    assert (P : forall l a, (a + Z.of_nat l <= 0)%Z -> stretch E a l = repeat 0 l).
    { induction l as [|l IH]; intros a H; simpl; auto. f_equal.
      - unfold E. destruct (Z.ltb_spec a 0); auto. lia.
      - apply IH. lia. }
    induction l as [|s l IH]; intros f A; [simpl; auto|]. cbn [ascending] in A. apply andb_prop in A as [A1 A2].
    apply N.leb_le in A1. cbn [blank fits contents rev]. repeat split; auto. rewrite app_nil_r. symmetry. apply P. lia.
Qed.

(** A step leads from the right state of a heap to that of the next heap. *)
Lemma next_good : forall n a, good n a -> good (n + 1) (next fin a).
Proof.
  intros n [g x qs] [H1 [H2 [H3 H4]]]. unfold next.
  destruct (sweep 0 x qs) as [m qs'] eqn:W. rewrite H3 in W. change 1%Z with (Z.of_N 1) in W.
  apply sweep_ok with (l := S) in W; auto. destruct W as [W1 W2].
  replace (Z.of_N n + 1)%Z with (Z.of_N (n + 1)) in W2 by lia.
  assert (En : E (Z.of_N (n + 1) - 1) = code (G n)).
  { unfold E. destruct (Z.ltb_spec (Z.of_N (n + 1) - 1) 0); [lia|]. do 2 f_equal. lia. }
  destruct g as [|v g]; unfold good; (split; [|split; [|split; auto]]).
  - simpl. intros; lia.
  - simpl in *. lia.
  - rewrite En, rule_ok by (simpl in H2; lia). rewrite W1. auto.
  - intros i Hi. specialize (H1 (Datatypes.S i)). simpl nth in H1. rewrite H1 by (simpl; lia). do 2 f_equal. lia.
  - simpl length in *. lia.
  - rewrite En. specialize (H1 0%nat). simpl in H1. rewrite H1 by lia. do 2 f_equal. lia.
Qed.

(** The last code is that of the term of the last heap. *)
Lemma out_good : forall n a, good (n + 1) a -> out a = code (G n).
Proof.
  intros n [g x qs] [_ [_ [-> _]]]. unfold E, out.
  destruct (Z.ltb_spec (Z.of_N (n + 1) - 1) 0); [lia|]. do 2 f_equal. lia.
Qed.

(** No move is larger than the largest. *)
Lemma largest_ok : forall s l, In s l -> s <= largest l.
Proof. induction l as [|x l IH]; simpl; intros H; [tauto|]. destruct H as [->|H]; [lia|]. specialize (IH H). lia. Qed.
(** An ascending list from f on has no number below f. *)
Lemma ascending_ok : forall l f s, ascending f l = true -> In s l -> f <= s.
Proof.
  induction l as [|x l IH]; simpl; intros f s A H; [tauto|]. apply andb_prop in A as [A1 A2]. apply N.leb_le in A1.
  destruct H as [->|H]; auto. specialize (IH _ _ A2 H). lia.
Qed.

(** Terms that agree over max S heaps agree forever. *)
Lemma closing : ascending 1 S = true -> N.of_nat (length given) <= largest S ->
  forall n m, n <= m -> (forall i, i < largest S -> G (m + i) = G (n + i)) -> forall i, G (m + i) = G (n + i).
Proof.
  intros A L n m Hnm H. apply strong_induction. intros i IH. destruct (N.lt_ge_cases i (largest S)) as [|K]; auto.
  apply code_inj. rewrite !rule_ok by lia. unfold joined. f_equal. f_equal. apply map_ext_in. intros s Hs.
  pose proof (largest_ok _ _ Hs). pose proof (ascending_ok _ _ _ A Hs).
  unfold E. destruct (Z.ltb_spec (Z.of_N (m + i) - Z.of_N s) 0); [lia|].
  destruct (Z.ltb_spec (Z.of_N (n + i) - Z.of_N s) 0); [lia|]. f_equal.
  replace (Z.to_N (Z.of_N (m + i) - Z.of_N s)) with (m + (i - s)) by lia.
  replace (Z.to_N (Z.of_N (n + i) - Z.of_N s)) with (n + (i - s)) by lia. apply IH. lia.
Qed.

(** An accepted run of the machine proves the periodicity. *)
Lemma run_check_ok : forall c, run_check given fin S c = true -> periodicity G (preperiod c) (period c) (saltus c).
Proof.
  intros c H. unfold run_check in H. apply andb_prop in H as [H H3]. apply andb_prop in H as [H1 H2]. apply N.leb_le in H2.
  refine (replay_sound _ _ _ _ _ _ _ _ _ _ G good _ _ _ _ _ _ c H3); clear H3 c.
  - apply start_good; auto.
  - apply next_good.
  - apply goto_good, next_good.
  - intros s q Hs Q. apply N.eqb_eq in Hs. subst s. rewrite N.div_0_l by auto. auto.
  - intros s n m a b Hs Ha Hb. apply N.eqb_eq in Hs. subst s. rewrite N.eqb_eq, N.add_0_r.
    rewrite (out_good _ _ Ha), (out_good _ _ Hb). split; intros X; [symmetry; apply code_inj; auto | congruence].
  - intros s n m a b Hs. apply N.eqb_eq in Hs. subst s. intros K _ _ _ L i. rewrite N.add_0_r.
    apply closing; auto. intros j Hj. rewrite K by auto. lia.
Qed.
End Proof.

