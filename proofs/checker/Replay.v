(** The checker for any machine that computes a sequence heap by heap, and why it never errs. *)
From Coq Require Import NArith List Lia Bool.
From Saltus Require Import Statement.
From Saltus.game Require Import Least Primes.
Import ListNotations.
Open Scope N_scope.

(** The plain way to go on by d heaps. *)
Definition goto {state : Type} (next : state -> state) (d : N) (a : state) : N * state := (d, N.iter d next a).
(** The plain way leads from a right state to a right state. *)
Lemma goto_good : forall state (next : state -> state) (good : N -> state -> Prop),
  (forall n a, good n a -> good (n + 1) (next a)) ->
  forall d n a, good n a -> good (n + fst (goto next d a)) (snd (goto next d a)).
Proof.
  unfold goto. intros state next good H d n a A. simpl. revert d. apply N.peano_ind.
  - rewrite N.add_0_r. auto.
  - intros d IH. rewrite N.iter_succ. replace (n + N.succ d) with (n + d + 1) by lia. auto.
Qed.

(** At most 2^k passes, until one says that it was the last. *)
Fixpoint loop {A : Type} (k : nat) (pass : A * bool -> A * bool) (x : A * bool) : A * bool :=
  match k with O => pass x | S j => let y := loop j pass x in if snd y then y else loop j pass y end.

Section Replay.
Variables state value : Type.
Variable start : state.                           (* before heap 0 *)
Variable next : state -> state.                   (* one heap further *)
Variable jump : N -> state -> N * state.          (* so many heaps further at the most, and how many it were *)
Variable out : state -> value.                    (* what stands for the term of the last heap *)
Variable may : N -> bool.                         (* whether such a game can have this saltus *)
Variable shifted : N -> value -> value -> bool.   (* the second term is greater by the saltus *)
Variable closed : N -> state -> state -> bool.    (* so are all further terms, if those of the last [window] heaps are *)
Variable window : N.

(** The states before given heaps, which are in increasing order. *)
Fixpoint visit (n : N) (a : state) (places : list N) : list (N * state) :=
  match places with
  | [] => []
  | b :: t => let (d, a') := jump (b - n) a in (n + d, a') :: visit (n + d) a' t
  end.
Fixpoint find (n : N) (l : list (N * state)) : option state :=
  match l with [] => None | (m, a) :: t => if n =? m then Some a else find n t end.
Fixpoint insert (x : N) (l : list N) : list N :=
  match l with [] => [x] | y :: t => if x <=? y then x :: l else y :: insert x t end.
Definition sort (l : list N) : list N := fold_right insert [] l.

(** Where the states are needed: to see the repeat from its beginning, and at each witness. *)
Definition places (n0 p s : N) (ws : list (N * N)) : list N :=
  n0 :: n0 + p ::
  flat_map (fun qw : N * N => let (q, w) := qw in
    if s mod q =? 0 then [w + 1; w + p / q + 1] else []) (ws).
(** One heap further on both sides of the repeat, and whether the terms still agree. *)
Definition both (s : N) (x : bool * state * state) : bool * state * state :=
  let (y, b) := x in let (ok, a) := y in let a' := next a in let b' := next b in
  (if shifted s (out a') (out b') then ok else false, a', b').
Definition agree (s : N) (a b : state) : bool :=
  let (y, b') := N.iter window (both s) (true, a, b) in let (ok, a') := y in ok && closed s a' b'.
Definition witness (n0 p s : N) (t : list (N * state)) (qw : N * N) : bool :=
  let (q, w) := qw in
  if s mod q =? 0 then
    (n0 <=? w) &&
    match find (w + 1) t, find (w + p / q + 1) t with
    | Some a, Some b => negb (shifted (s / q) (out a) (out b))
    | _, _ => false
    end
  else true.
Definition replay_with (n0 p s : N) (ws : list (N * N)) : bool :=
  (1 <=? p) && may (s) && complete (map fst (ws)) (p) &&
  let t := visit 0 start (sort (places n0 p s ws)) in
  match find (n0) t, find (n0 + p) t with
  | Some a, Some b =>
      (if n0 =? 0 then true else negb (shifted (s) (out a) (out b))) &&
      agree (s) a b && forallb (witness n0 p s t) (ws)
  | _, _ => false
  end.

(** A heap at which p/q is no period, for a prime q of p, if there is one within the first period. Nothing is proved of it. *)
Definition search (n0 p s q : N) : N :=
  if s mod q =? 0 then
    let d := p / q in
    let (m, a) := jump (n0 + 1) start in
    let (l, b) := jump d a in
    let pass := fun x : N * state * state * bool => let (y, _) := x in let (z, b) := y in let (w, a) := z in
      if (w + d + 1 <? n0 + p) && shifted (s / q) (out a) (out b) then (w + 1, next a, next b, false) else (y, true) in
    if (m =? n0 + 1) && (l =? d) then fst (fst (fst (loop 62 pass (n0, a, b, false)))) else n0
  else n0.
Definition replay (c : certificate) : bool :=
  replay_with (preperiod c) (period c) (saltus c)
    (map (fun qw : N * option N => let (q, w) := qw in
      (q, match w with Some w => w | None => search (preperiod c) (period c) (saltus c) q end)) (witnesses c)).

Variable G : N -> N.
Variable good : N -> state -> Prop.               (* this is the state before heap n *)
Hypothesis good_start : good 0 start.
Hypothesis good_next : forall n a, good n a -> good (n + 1) (next a).
Hypothesis good_jump : forall d n a, good n a -> good (n + fst (jump d a)) (snd (jump d a)).
Hypothesis may_div : forall s q, may s = true -> q <> 0 -> may (s / q) = true.
Hypothesis shifted_ok : forall s n m a b, may s = true -> good (n + 1) a -> good (m + 1) b ->
  (shifted s (out a) (out b) = true <-> G m = G n + s).
Hypothesis closed_ok : forall s n m a b, may s = true -> (forall i, i < window -> G (m + i) = G (n + i) + s) ->
  good (n + window) a -> good (m + window) b -> closed s a b = true -> n <= m -> forall i, G (m + i) = G (n + i) + s.

(** All states that [visit] stores are right. *)
Lemma visit_good : forall l n a m b, good n a -> In (m, b) (visit n a l) -> good m b.
Proof.
  induction l as [|x l IH]; simpl; intros n a m b H I; [tauto|].
  pose proof (good_jump (x - n) n a H) as K. destruct (jump (x - n) a) as [d a']. simpl in K, I.
  destruct I as [E|I]; [injection E as <- <-; auto | apply (IH _ _ _ _ K I)].
Qed.
(** A state that is found was stored. *)
Lemma find_In : forall n l a, find n l = Some a -> In (n, a) l.
Proof.
  induction l as [|[m b] l IH]; simpl; intros a H; [discriminate|].
  destruct (N.eqb_spec n m) as [->|]; auto. injection H as ->. auto.
Qed.
(** If the terms of a window agree up to s, all later terms do. *)
Lemma agree_ok : forall s n m a b, may s = true -> good n a -> good m b -> n <= m -> agree s a b = true ->
  forall i, G (m + i) = G (n + i) + s.
Proof.
  intros s n m a b Ms Ha Hb L H.
  assert (K : forall w, let x := N.iter w (both s) (true, a, b) in
    good (n + w) (snd (fst x)) /\ good (m + w) (snd x) /\
    (fst (fst x) = true -> forall i, i < w -> G (m + i) = G (n + i) + s)).
  { apply N.peano_ind.
    - cbn [N.iter fst snd]. rewrite !N.add_0_r. repeat split; auto. intros; lia.
    - intros w [A [B C]]. cbv zeta. rewrite N.iter_succ.
      destruct (N.iter w (both s) (true, a, b)) as [[ok a'] b']. cbn [fst snd] in *. unfold both. cbn [fst snd].
      pose proof (good_next _ _ A) as A1. pose proof (good_next _ _ B) as B1.
      replace (n + N.succ w) with (n + w + 1) by lia. replace (m + N.succ w) with (m + w + 1) by lia.
      repeat split; auto. destruct (shifted s (out (next a')) (out (next b'))) eqn:E; [|discriminate].
      intros O i Hi. destruct (N.eq_dec i w) as [->|]; [|apply C; auto; lia].
      apply (shifted_ok s _ _ _ _ Ms A1 B1). auto. }
  specialize (K window). cbv zeta in K. unfold agree in H.
  destruct (N.iter window (both s) (true, a, b)) as [[ok a'] b']. cbn [fst snd] in *.
  apply andb_prop in H as [H1 H2]. destruct K as [A [B C]].
  apply closed_ok with (a := a') (b := b'); auto.
Qed.

(** An accepted replay with given witnesses proves the periodicity. *)
Theorem replay_with_sound : forall n0 p s ws, replay_with n0 p s ws = true -> periodicity G (n0) (p) (s).
Proof.
  intros n0 p s ws H. unfold replay_with in H.
  apply andb_prop in H as [H H4]. apply andb_prop in H as [H H3]. apply andb_prop in H as [H1 Ms].
  apply N.leb_le in H1. set (t := visit 0 start (sort (places n0 p s ws))) in *.
  assert (T : forall n a, find n t = Some a -> good n a).
  { intros n a F. apply find_In in F. eapply visit_good; eauto. }
  destruct (find (n0) t) as [a|] eqn:Fa; [|discriminate].
  destruct (find (n0 + p) t) as [b|] eqn:Fb; [|discriminate].
  apply T in Fa. apply T in Fb.
  apply andb_prop in H4 as [H4 H6]. apply andb_prop in H4 as [H4 H5].
  pose proof (complete_ok _ _ H3) as C.
  apply least_by_witnesses with (qs := map fst (ws)); auto.
  - split; auto. intros n Hn. replace (n + p) with (n0 + p + (n - n0)) by lia.
    rewrite (agree_ok _ _ _ _ _ Ms Fa Fb ltac:(lia) H5). do 2 f_equal. lia.
  - intros P E. destruct (N.eqb_spec (n0) 0) as [|_]; [lia|].
    apply negb_true_iff in H4.
    assert (X : shifted (s) (out a) (out b) = true); [|congruence].
    apply (shifted_ok _ (n0 - 1) (n0 - 1 + p)); auto.
    + replace (n0 - 1 + 1) with (n0) by lia. auto.
    + replace (n0 - 1 + p + 1) with (n0 + p) by lia. auto.
  - intros q Iq. apply in_map_iff in Iq as [[q' w] [E I]]. simpl in E. subst q'.
    rewrite forallb_forall in H6. pose proof (H6 _ I) as X. unfold witness in X.
    assert (Q2 : 2 <= q).
    { unfold complete in H3. apply andb_prop in H3 as [H3 _]. rewrite forallb_forall in H3.
      apply (is_prime_ok q). apply H3. apply in_map_iff. exists (q, w). auto. }
    destruct (N.eqb_spec (s mod q) 0) as [Z|Z].
    + right. exists w. apply andb_prop in X as [X1 X2]. apply N.leb_le in X1. split; auto. intros E.
      destruct (find (w + 1) t) as [d|] eqn:Fd; [|discriminate].
      destruct (find (w + p / q + 1) t) as [e|] eqn:Fe; [|discriminate].
      apply negb_true_iff in X2.
      assert (Y : shifted (s / q) (out d) (out e) = true); [|congruence].
      apply (shifted_ok _ w (w + p / q)); auto. apply may_div; auto. lia.
    + left. intros D. apply Z. apply N.mod_divide; auto. lia.
Qed.
(** An accepted replay proves the periodicity of the certificate. *)
Theorem replay_sound : forall c, replay c = true -> periodicity G (preperiod c) (period c) (saltus c).
Proof. intros c. apply replay_with_sound. Qed.
End Replay.
