(** Algorithm 1 as a machine: a tape with heads, one for the least heap and one for each number of X. *)

(** Names:
    - State k v queues: k labels are placed, v is the last cell, and the queues are the cells between the heads
    - compatible X x labelled: no heap that was labelled just now has a move to the heap at x
    - heads: one step of all heads; next: one step of the machine; out: the last cell; blank: queues of unlabelled cells
    - tape k i: the cell of heap i when k labels are placed
    - fits, below: the queues contain the cells of the tape, with all or all but the first head moved
    - good n a: a is the state before heap n *)
From Coq Require Import NArith ZArith List Lia Bool.
From Saltus Require Import Statement.
From Saltus.game Require Import Sequence.
From Saltus.checker Require Import Queue Labels.
Import ListNotations.
Open Scope N_scope.

Fixpoint increasing (from : N) (X : list N) : bool :=
  match X with [] => true | x :: t => (from <? x) && increasing x t end.
(** A cell of the tape is 0 while it is unlabelled, and v + 1 when it is labelled v. One queue holds the cells between two
    heads, of which the first is at the least heap that is not passed, the others x further, x in X. *)
Inductive state := State (labels : N) (last : N) (queues : list queue).
Definition pop (q : queue) : N * queue :=
  let (f, b) := q in
  match f with
  | y :: f' => (y, Queue f' b)
  | [] => match rev_append b [] with y :: f' => (y, Queue f' []) | [] => (0, q) end
  end.
Definition push (c : N) (q : queue) : queue := let (f, b) := q in Queue f (c :: b).
Definition read (qs : list queue) : N * queue := match qs with [] => (0, Queue [] []) | q :: _ => pop q end.
Definition rest (qs : list queue) : list queue := match qs with [] => [] | _ :: t => t end.
Fixpoint compatible (X : list N) (x : N) (labelled : list N) : bool :=
  match labelled with [] => true | y :: t => if member (x - y) X then compatible X x t else false end.
(** The heads at xs; q has the cells below the first of them, qs those above it. A cell gets the label if it is blank and
    no heap with this label is an option of it. *)
Fixpoint heads (X : list N) (label : N) (on : bool) (labelled xs : list N) (q : queue) (qs : list queue) : list queue :=
  match xs with
  | [] => []
  | x :: t =>
      let (c, q') := read qs in
      if on && (c =? 0) && compatible X x labelled
      then push label q :: heads X label on (x :: labelled) t q' (rest qs)
      else push c q :: heads X label on labelled t q' (rest qs)
  end.
Definition next (X : list N) (a : state) : state :=
  let (k, _, qs) := a in
  let (c, q) := read qs in
  if c =? 0 then let k' := k + 1 in State k' k' (heads X k' true [] X q (rest qs))
  else State k c (heads X k false [] X q (rest qs)).
Definition out (a : state) : N := let (_, v, _) := a in v.
Fixpoint blank (from : N) (X : list N) : list queue :=
  match X with [] => [] | x :: t => Queue (repeat 0 (N.to_nat (x - from))) [] :: blank x t end.
Definition start (X : list N) : state := State 0 0 (blank 0 X).

Section Proof.
Variable X : list N.
Variable G : N -> N.
Hypothesis HG : nim_sequence (all_but X) G.
Notation placed := (placed G).
Notation apart := (apart X G HG).
Notation above := (above X G HG).
Notation least_unlabelled := (least_unlabelled X G HG).
Notation labels_right := (labels_right X G HG).

Definition tape (k : N) (i : Z) : N := let g := G (Z.to_N i) in if g <? k then g + 1 else 0.
(** A cell is blank if its heap has no label yet. *)
Lemma tape_0 : forall k i, tape k i = 0 <-> k <= G (Z.to_N i).
Proof. intros k i. unfold tape. destruct (N.ltb_spec (G (Z.to_N i)) k); split; intros; lia. Qed.

Fixpoint fits (E : Z -> N) (n : Z) (from : N) (l : list N) (qs : list queue) : Prop :=
  match l, qs with
  | [], [] => True
  | x :: t, q :: r => from < x /\ contents q = stretch E (n + Z.of_N from) (N.to_nat (x - from)) /\ fits E n x t r
  | _, _ => False
  end.
(** All further heads are above the place from which the queues start. *)
Lemma fits_above : forall E n l from qs, fits E n from l qs -> forall y, In y l -> from < y.
Proof.
  induction l as [|x l IH]; intros from [|q qs] F y Hy; simpl in *; try tauto.
  destruct F as [L [_ F]]. destruct Hy as [->|Hy]; auto. specialize (IH _ _ F _ Hy). lia.
Qed.
(** [pop] returns the first element of the contents. *)
Lemma pop_ok : forall q y l, contents q = y :: l -> fst (pop q) = y /\ contents (snd (pop q)) = l.
Proof.
  intros [f b] y l H. simpl in *. destruct f as [|z f].
  - rewrite rev_append_rev, app_nil_r. simpl in H. rewrite H. simpl. rewrite app_nil_r. auto.
  - simpl in H. injection H as -> <-. auto.
Qed.
(** [push] appends a cell to the contents. *)
Lemma push_ok : forall c q, contents (push c q) = contents q ++ [c].
Proof. intros c [f b]. simpl. rewrite app_assoc. auto. Qed.

(* the cells below the next head, its first one taken *)
Definition below (E : Z -> N) (n : Z) (from : N) (l : list N) (q : queue) : Prop :=
  match l with [] => True | x :: _ => from < x /\ contents q = stretch E (n + Z.of_N from + 1) (N.to_nat (x - from - 1)) end.
(** A head reads the cell of the tape at its place. *)
Lemma read_ok : forall E n from l qs, fits E n from l qs -> (l = [] -> E (n + Z.of_N from)%Z = 0) ->
  fst (read qs) = E (n + Z.of_N from)%Z /\ below E n from l (snd (read qs)).
Proof.
  intros E n from [|x l] [|q qs] F H; simpl in *; try tauto.
  - split; auto. symmetry. auto.
  - destruct F as [L [C F]]. replace (N.to_nat (x - from)) with (S (N.to_nat (x - from - 1))) in C by lia.
    simpl in C. apply pop_ok in C as [-> ->]. auto.
Qed.

Section Heads.
Variables n k label : N.
Variable on : bool.
Let k' := if on then k + 1 else k.
Hypothesis P : placed n k.
Hypothesis Gn : on = true -> G n = k /\ label = k + 1.
Let E := tape k.
Let D := tape k'.

(** A step changes no cell except at the heads. *)
Lemma unchanged : forall y, 0 < y -> ~ In y X -> D (Z.of_N n + Z.of_N y) = E (Z.of_N n + Z.of_N y).
Proof.
  intros y Hy H. unfold D, E, k', tape. destruct on; auto. destruct (Gn eq_refl) as [Gn' _].
  replace (Z.to_N (Z.of_N n + Z.of_N y)) with (n + y) by lia.
  assert (G (n + y) <> k).
  { intros Z. apply H. replace y with (n + y - n) by lia. apply apart; [lia | congruence]. }
  destruct (N.ltb_spec (G (n + y)) (k + 1)), (N.ltb_spec (G (n + y)) k); auto; lia.
Qed.

(** After all heads have moved, the queues fit the tape of the next heap. *)
Lemma heads_ok : forall l from labelled q qs,
  (forall y, In y X -> y <= from \/ In y l) -> (forall y, In y l -> In y X) ->
  (on = true -> forall y, In y labelled <-> In y X /\ y <= from /\ G (n + y) = k) ->
  below E (Z.of_N n) from l q ->
  match l with [] => True | x :: t => fits E (Z.of_N n) x t qs end ->
  fits D (Z.of_N (n + 1)) from l (heads X label on labelled l q qs).
Proof.
  induction l as [|x l IH]; intros from labelled q qs H1 H2 H3 H4 H5; simpl; auto.
  destruct H4 as [L C].
  assert (Ix : In x X) by (apply H2; left; auto).
  assert (Top : l = [] -> E (Z.of_N n + Z.of_N x)%Z = 0).
  { intros ->. unfold E. apply tape_0. apply above with (n := n); auto.
    replace (Z.to_N (Z.of_N n + Z.of_N x)) with (n + x) by lia.
    assert (largest X <= x); [|lia].
    assert (Y : forall y, In y X -> y <= x).
    { intros y Hy. destruct (H1 y Hy) as [|[->|[]]]; lia. }
    clear - Y. induction X as [|z l IH]; simpl; [lia|].
    assert (largest l <= x) by (apply IH; intros; apply Y; right; auto).
    assert (z <= x) by (apply Y; left; auto). lia. }
  destruct (read_ok _ _ _ _ _ H5 Top) as [R1 R2]. destruct (read qs) as [c q']. simpl in R1, R2.
  set (dec := on && (c =? 0) && compatible X x labelled).
  assert (Comp : forall acc, compatible X x acc = true <-> forall y, In y acc -> In (x - y) X).
  { induction acc as [|y acc IHa]; simpl; [split; auto; tauto|].
    destruct (member (x - y) X) eqn:M; [apply member_In in M|].
    - rewrite IHa. split; intros K y' ; [intros [<-|]; auto | intros; apply K; auto].
    - split; [discriminate|]. intros K. specialize (K y (or_introl eq_refl)). apply member_In in K. congruence. }
  assert (Dec : on = true -> (dec = true <-> G (n + x) = k)).
  { intros O. destruct (Gn O) as [Gk _]. rewrite (labels_right n k x P Gk Ix). unfold dec. rewrite O.
    rewrite andb_true_l, andb_true_iff, N.eqb_eq, R1, Comp. unfold E. rewrite tape_0.
    replace (Z.to_N (Z.of_N n + Z.of_N x)) with (n + x) by lia.
    split; intros [A B]; split; auto.
    - intros y Hy Ly Ey. apply B. apply H3; auto. repeat split; auto.
      destruct (H1 y Hy) as [|[->|K]]; auto; [lia|]. pose proof (fits_above _ _ _ _ _ H5 y K). lia.
    - intros y Hy. apply H3 in Hy as [Y1 [Y2 Y3]]; auto. apply B; auto. lia. }
  assert (Cell : D (Z.of_N n + Z.of_N x) = if dec then label else c).
  { rewrite R1. unfold D, E, k', tape. replace (Z.to_N (Z.of_N n + Z.of_N x)) with (n + x) by lia.
    destruct on eqn:O.
    - destruct (Gn eq_refl) as [_ ->]. specialize (Dec eq_refl).
      destruct dec.
      + assert (G (n + x) = k) as -> by (apply Dec; auto). destruct (N.ltb_spec k (k + 1)); lia.
      + assert (G (n + x) <> k) by (intros Z; apply Dec in Z; discriminate).
        destruct (N.ltb_spec (G (n + x)) (k + 1)), (N.ltb_spec (G (n + x)) k); auto; lia.
    - reflexivity. }
  assert (Q : contents (push (if dec then label else c) q) = stretch D (Z.of_N (n + 1) + Z.of_N from) (N.to_nat (x - from))).
  { rewrite push_ok, C, <- Cell. replace (N.to_nat (x - from)) with (S (N.to_nat (x - from - 1))) by lia.
    simpl stretch. rewrite <- stretch_snoc. f_equal; [|do 2 f_equal; lia].
    replace (Z.of_N (n + 1) + Z.of_N from)%Z with (Z.of_N n + Z.of_N from + 1)%Z by lia.
    apply stretch_ext. intros i Hi. set (y := Z.to_N (i - Z.of_N n)).
    replace i with (Z.of_N n + Z.of_N y)%Z by (unfold y; lia). symmetry. apply unchanged; [unfold y; lia|].
    intros Iy. destruct (H1 y Iy) as [K|[K|K]]; [unfold y in K; lia | unfold y in K; lia |].
    pose proof (fits_above _ _ _ _ _ H5 y K) as V. unfold y in V. lia. }
  assert (Next : forall acc, (on = true -> forall y, In y acc <-> In y X /\ y <= x /\ G (n + y) = k) ->
    fits D (Z.of_N (n + 1)) x l (heads X label on acc l q' (rest qs))).
  { intros acc Ha. apply IH; auto.
    - intros y Hy. destruct (H1 y Hy) as [K|[K|K]]; auto; left; lia.
    - intros y Hy. apply H2. right. auto.
    - destruct l as [|z l]; auto. destruct qs as [|r qs]; simpl in H5; [tauto|]. simpl. tauto. }
  assert (Old : forall y, In y X -> y <= x -> y <= from \/ y = x).
  { intros y Hy Ly. destruct (H1 y Hy) as [K|[K|K]]; auto. pose proof (fits_above _ _ _ _ _ H5 y K). lia. }
  destruct dec eqn:Ed.
  - simpl. repeat split; auto. apply Next. intros O y. simpl. rewrite (H3 O). split.
    + intros [<-|[A [B Z]]]; repeat split; auto; [lia | apply Dec; auto | lia].
    + intros [A [B Z]]. destruct (Old y A B); auto.
  - simpl. repeat split; auto. apply Next. intros O y. rewrite (H3 O). split.
    + intros [A [B Z]]; repeat split; auto. lia.
    + intros [A [B Z]]. destruct (Old y A B) as [|K]; auto. subst y. apply (Dec O) in Z. discriminate.
Qed.
End Heads.

Definition good (n : N) (a : state) : Prop :=
  let (k, v, qs) := a in placed n k /\ fits (tape k) (Z.of_N n) 0 X qs /\ (0 < n -> v = G (n - 1) + 1).

(** The machine starts in the right state. *)
Lemma start_good : increasing 0 X = true -> good 0 (start X).
Proof.
  intros A. unfold good, start. split; [|split; [|lia]].
  - split; intros; lia.
  - assert (P : forall l a, stretch (tape 0) a l = repeat 0 l).
    { induction l as [|l IH]; intros a; simpl; auto. f_equal; auto. apply tape_0. lia. }
    revert A. generalize 0 at 1 4 5. generalize X as l.
    induction l as [|x l IH]; intros f A; simpl; auto. simpl in A. apply andb_prop in A as [A1 A2].
    apply N.ltb_lt in A1. rewrite P, app_nil_r. auto.
Qed.

(** A step leads from the right state of a heap to that of the next heap. *)
Lemma next_good : forall n a, good n a -> good (n + 1) (next X a).
Proof.
  intros n [k v qs] [P [F _]]. unfold next.
  assert (Top : X = [] -> tape k (Z.of_N n + Z.of_N 0) = 0).
  { intros E0. apply tape_0. apply above with (n := n); auto. rewrite E0. simpl largest. lia. }
  destruct (read_ok _ _ _ _ _ F Top) as [R1 R2]. destruct (read qs) as [c q]. simpl in R1, R2.
  rewrite Z.add_0_r in R1. unfold tape in R1. rewrite N2Z.id in R1.
  assert (Rest : forall l from qs, fits (tape k) (Z.of_N n) from l qs ->
    match l with [] => True | x :: t => fits (tape k) (Z.of_N n) x t (rest qs) end).
  { intros [|x l] from [|r rs]; simpl; tauto. }
  destruct (N.ltb_spec (G n) k) as [L|L].
  - destruct (N.eqb_spec c 0) as [Z|_]; [lia|]. unfold good. split; [apply placed_old; auto|]. split.
    + apply (heads_ok n k k false) with (from := 0); auto; try discriminate.
      * apply (Rest X 0 qs F).
    + intros _. subst c. do 2 f_equal. lia.
  - subst c. rewrite N.eqb_refl. pose proof (least_unlabelled n k P L) as Gn.
    unfold good. split; [apply placed_new; auto|]. split.
    + apply (heads_ok n k (k + 1) true) with (from := 0); auto.
      * intros _ y. simpl. split; [tauto|]. intros [A [B _]].
        assert (0 < y); [|lia]. apply (fits_above _ _ _ _ _ F y A).
      * apply (Rest X 0 qs F).
    + intros _. replace (n + 1 - 1) with n by lia. lia.
Qed.

(** The last cell is the value of the last heap, plus 1. *)
Lemma out_good : forall n a, good (n + 1) a -> out a = G n + 1.
Proof. intros n [k v qs] [_ [_ H]]. simpl. rewrite H by lia. do 2 f_equal. lia. Qed.
End Proof.
