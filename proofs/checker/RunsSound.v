(** A step of the runs is as many steps of the tape as it is long; so the checker by runs never errs. *)
From Coq Require Import NArith ZArith List Lia Bool.
From Saltus Require Import Statement.
From Saltus.checker Require Import Replay Queue Labels Tape Pattern Runs.
Import ListNotations.
Open Scope N_scope.

(** The heads on lists of cells. *)
Fixpoint mheads (X : list N) (label : N) (on : bool) (labelled xs l : list N) (ls : list (list N)) : list (list N) :=
  match xs with
  | [] => []
  | x :: t =>
      let c := hd 0 (hd [] ls) in let l' := tl (hd [] ls) in
      if on && (c =? 0) && compatible X x labelled
      then (l ++ [label]) :: mheads X label on (x :: labelled) t l' (tl ls)
      else (l ++ [c]) :: mheads X label on labelled t l' (tl ls)
  end.
(** [pop] returns the first element of the contents and leaves the others. *)
Lemma pop_model : forall q, fst (pop q) = hd 0 (contents q) /\ contents (snd (pop q)) = tl (contents q).
Proof.
  intros q. destruct (contents q) as [|y l] eqn:E; [|apply pop_ok; auto].
  destruct q as [f b]. simpl in E. apply app_eq_nil in E as [-> E]. 
  assert (b = []) as -> by (rewrite <- (rev_involutive b), E; auto). auto.
Qed.
(** The heads on queues do to the contents what [mheads] does to lists. *)
Lemma heads_model : forall X label on xs labelled q qs,
  map contents (heads X label on labelled xs q qs) = mheads X label on labelled xs (contents q) (map contents qs).
Proof.
  induction xs as [|x t IH]; intros labelled q qs; simpl; auto.
  assert (R : fst (read qs) = hd 0 (hd [] (map contents qs)) /\ contents (snd (read qs)) = tl (hd [] (map contents qs)) /\
              map contents (rest qs) = tl (map contents qs)).
  { destruct qs as [|r qs]; simpl; auto. destruct (pop_model r). auto. }
  destruct R as [R1 [R2 R3]]. destruct (read qs) as [c q']. simpl in R1, R2. rewrite <- R1, <- R2, <- R3.
  destruct (on && (c =? 0) && compatible X x labelled); simpl; rewrite IH, push_ok; auto.
Qed.
(** Heads that label nothing do not depend on the label. *)
Lemma mheads_off : forall X a b xs labelled l ls, mheads X a false labelled xs l ls = mheads X b false labelled xs l ls.
Proof. induction xs as [|x t IH]; intros; simpl; auto. f_equal. apply IH. Qed.

(** Heads that pass no cell change no contents. *)
Lemma rheads_zero : forall X label on xs labelled q qs, length xs = S (length qs) ->
  map expand (rheads X 0 label on labelled xs q qs) = expand q :: map expand qs.
Proof.
  induction xs as [|x t IH]; intros labelled q qs H; simpl in H; [discriminate|]. injection H as H.
  simpl rheads. destruct qs as [|r qs].
  - simpl rread. destruct t; [|discriminate]. simpl rheads.
    destruct (on && (0 =? 0) && compatible X x labelled); simpl map; rewrite rpush_ok; simpl; rewrite app_nil_r; auto.
  - simpl rread. pose proof (take_zero r) as Z. destruct (take 0 r) as [c q']. simpl in Z. simpl rrest.
    destruct (on && (c =? 0) && compatible X x labelled); simpl map; rewrite rpush_ok, IH by auto;
      simpl; rewrite app_nil_r, Z; auto.
Qed.
(** Heads on runs that pass one cell more do what heads on cells do in one step. *)
Lemma rheads_step : forall X L label on xs labelled qa qb qs,
  (on = true -> label <> 0) -> (xs <> [] -> exists c0, expand qa = c0 :: expand qb) -> (xs <> [] -> length xs = S (length qs)) ->
  (forall r, In r qs -> L < first_length r) ->
  let O := map expand (rheads X L label on labelled xs qa qs) in
  mheads X (label + L) on labelled xs (tl (hd [] O)) (tl O) = map expand (rheads X (L + 1) label on labelled xs qb qs).
Proof.
  induction xs as [|x t IH]; intros labelled qa qb qs HL HQ HN HF; cbv zeta; auto.
  destruct HQ as [c0 HQ]; [discriminate|]. specialize (HN ltac:(discriminate)). simpl in HN. injection HN as HN.
  simpl rheads. destruct (rread L qs) as [c qa'] eqn:Ra. destruct (rread (L + 1) qs) as [c2 qb'] eqn:Rb.
  assert (Same : c2 = c /\ (t <> [] -> expand qa' = cell c L :: expand qb') /\ (t = [] -> c = 0)).
  { destruct qs as [|r qs]; simpl in Ra, Rb.
    - injection Ra as <- <-. injection Rb as <- <-. repeat split; auto. intros K. destruct t; [elim K; auto | discriminate].
    - pose proof (take_fst (L + 1) L r) as A. pose proof (take_next L r ltac:(apply HF; simpl; auto)) as B.
      rewrite Ra in A, B. rewrite Rb in A, B. simpl in A, B. repeat split; auto. intros ->. discriminate. }
  destruct Same as [-> [S2 S3]].
  assert (Next : forall lab,
    let O := map expand (rheads X L label on lab t qa' (rrest qs)) in
    hd 0 (hd [] O) = cell c L /\
    mheads X (label + L) on lab t (tl (hd [] O)) (tl O) = map expand (rheads X (L + 1) label on lab t qb' (rrest qs))).
  { intros lab. cbv zeta. split.
    - destruct t as [|x2 t2].
      + rewrite S3 by auto. auto.
      + simpl rheads. destruct (rread L (rrest qs)) as [d q2].
        destruct (on && (d =? 0) && compatible X x2 lab); simpl; rewrite rpush_ok, S2 by discriminate; auto.
    - apply IH; auto.
      + intros K. exists (cell c L). auto.
      + intros K. destruct qs as [|r qs]; simpl in HN; auto. destruct t; [elim K; auto | discriminate].
      + intros r Hr. apply HF. destruct qs; simpl in *; auto. }
  destruct (on && (c =? 0) && compatible X x labelled) eqn:Dec.
  - destruct (Next (x :: labelled)) as [N1 N2]. cbn [map hd tl]. cbn [mheads]. rewrite N1, cell_zero, Dec, N2.
    rewrite !rpush_ok, HQ. simpl app. simpl tl. f_equal. rewrite <- app_assoc. f_equal. rewrite rcells_snoc. do 2 f_equal.
    unfold cell. destruct (N.eqb_spec label 0); auto. exfalso. apply HL; auto. destruct on; auto; discriminate.
  - destruct (Next labelled) as [N1 N2]. cbn [map hd tl]. cbn [mheads]. rewrite N1, cell_zero, Dec, N2.
    rewrite !rpush_ok, HQ. simpl app. simpl tl. f_equal. rewrite <- app_assoc. f_equal. rewrite rcells_snoc. auto.
Qed.

Section Proof.
Variable X : list N.
Variable G : N -> N.
Hypothesis HG : nim_sequence (all_but X) G.

(** Whether queues fit the tape depends only on their contents. *)
Lemma fits_contents : forall E n l from qs qs', map contents qs = map contents qs' -> fits E n from l qs -> fits E n from l qs'.
Proof.
  induction l as [|x l IH]; intros from [|q qs] [|q' qs'] H F; simpl in *; try tauto; try discriminate.
  injection H as H1 H2. destruct F as [A [B C]]. rewrite <- H1. repeat split; auto. apply IH with (qs := qs); auto.
Qed.
(** There is one queue for each head. *)
Lemma fits_length : forall E n l from qs, fits E n from l qs -> length qs = length l.
Proof. induction l as [|x l IH]; intros from [|q qs] F; simpl in *; try tauto. f_equal. apply (IH x). tauto. Qed.
Definition single (q : runs) : queue := Queue (expand q) [].
(** A queue made of runs has their cells as contents. *)
Lemma contents_single : forall qs, map contents (map single qs) = map expand qs.
Proof. intros qs. rewrite map_map. apply map_ext. intros q. simpl. apply app_nil_r. Qed.
Definition rgood (n : N) (a : rstate) : Prop := good X G n (plain a).

(** Whether a state is right depends only on the contents of its queues. *)
Lemma good_contents : forall n k v v' qs qs', map contents qs = map contents qs' -> (0 < n -> v' = G (n - 1) + 1) ->
  good X G n (State k v qs) -> good X G n (State k v' qs').
Proof.
  intros n k v v' qs qs' H V [A [B _]]. split; auto. split; auto. apply fits_contents with (qs := qs); auto.
Qed.

(* one heap more *)
Lemma one_more : forall n k v qs, good X G n (State k v (map single qs)) -> 
  let O := map expand qs in let c := hd 0 (hd [] O) in
  let k' := if c =? 0 then k + 1 else k in let v' := if c =? 0 then k + 1 else c in
  forall qs' label, (c =? 0 = true -> label = k + 1) ->
  mheads X label (c =? 0) [] X (tl (hd [] O)) (tl O) = map expand qs' ->
  good X G (n + 1) (State k' v' (map single qs')).
Proof.
  intros n k v qs H O c k' v' qs' label HL M. pose proof (next_good X G HG _ _ H) as N1. unfold next in N1.
  assert (R : fst (read (map single qs)) = c /\ contents (snd (read (map single qs))) = tl (hd [] O) /\
              map contents (rest (map single qs)) = tl O).
  { unfold c, O. destruct qs as [|r qs]; [auto|]. cbn [map]. unfold read. destruct (pop_model (single r)) as [P1 P2].
    rewrite P1, P2. assert (contents (single r) = expand r) as -> by apply app_nil_r.
    cbn [hd tl rest]. rewrite contents_single. auto. }
  destruct R as [R1 [R2 R3]]. destruct (read (map single qs)) as [c1 q1]. simpl in R1, R2. subst c1.
  unfold k', v'. destruct (c =? 0) eqn:Z.
  - eapply good_contents; [| |exact N1].
    + rewrite heads_model, R2, R3, contents_single, <- M. rewrite HL; auto.
    + destruct N1 as [_ [_ V]]. auto.
  - eapply good_contents; [| |exact N1].
    + rewrite heads_model, R2, R3, contents_single, <- M. apply mheads_off.
    + destruct N1 as [_ [_ V]]. auto.
Qed.

(** Passing L cells of runs leads from a right state to the right state L heaps later. *)
Lemma advance_good : forall n k v qs L, good X G n (State k v (map single qs)) -> 1 <= L ->
  (forall q, In q qs -> L <= first_length q) -> rgood (n + L) (advance X L k qs).
Proof.
  intros n k v qs L H L1 HF.
  assert (Len : length qs = length X).
  { destruct H as [_ [F _]]. apply fits_length in F. rewrite map_length in F. auto. }
  set (c := fst (rread 0 qs)).
  assert (Rd : forall M, fst (rread M qs) = c).
  { intros M. unfold c. destruct qs as [|r qs']; auto. apply take_fst. }
  assert (RL : length (rrest qs) = pred (length X)) by (rewrite <- Len; destruct qs; auto).
  set (on := c =? 0). 
  set (RH := fun M => rheads X M (k + 1) on [] X (snd (rread M qs)) (rrest qs)).
  set (kk := fun M => if on then k + M else k).
  assert (P : forall M, M <= L -> exists w, good X G (n + M) (State (kk M) w (map single (RH M))) /\
    (1 <= M -> w = if on then k + M else c + M - 1)).
  { apply (N.peano_ind (fun M => M <= L -> exists w, good X G (n + M) (State (kk M) w (map single (RH M))) /\
      (1 <= M -> w = if on then k + M else c + M - 1))).
    - intros _. exists v. split; [|lia]. rewrite N.add_0_r. replace (kk 0) with k by (unfold kk; destruct on; lia).
      eapply good_contents; [| |exact H]; [|destruct H as [_ [_ V]]; auto].
      rewrite !contents_single. unfold RH. destruct X as [|x t].
      + destruct qs; [auto|discriminate].
      + rewrite rheads_zero by (rewrite RL; auto). destruct qs as [|r qs']; [discriminate|]. simpl. rewrite take_zero. auto.
    - intros M IH HM. destruct (IH ltac:(lia)) as [w [IHg _]].
      set (O := map expand (RH M)).
      assert (St : mheads X (k + 1 + M) on [] X (tl (hd [] O)) (tl O) = map expand (RH (M + 1))).
      { unfold O, RH. apply rheads_step.
        - intros _. lia.
        - intros NX. destruct qs as [|r qs']; [destruct X; [elim NX; auto|discriminate]|].
          exists (cell (fst (take M r)) M). apply take_next. specialize (HF r (or_introl eq_refl)). lia.
        - intros NX. rewrite RL. destruct X; [elim NX; auto|auto].
        - intros r Hr. assert (In r qs) by (destruct qs; simpl in *; auto). specialize (HF r H0). lia. }
      assert (Hc : hd 0 (hd [] O) = cell c M).
      { unfold O, RH. destruct X as [|x t].
        - destruct qs; [|discriminate]. simpl. unfold c. simpl. auto.
        - destruct qs as [|r qs']; [discriminate|]. change (rrest (r :: qs')) with qs'. cbn [rheads]. destruct (rread M qs') as [d q2].
          assert (T : expand (snd (rread M (r :: qs'))) = cell c M :: expand (snd (take (M + 1) r))).
          { simpl rread. rewrite <- (Rd M). simpl rread. apply take_next. specialize (HF r (or_introl eq_refl)). lia. }
          destruct (on && (d =? 0) && compatible (x :: t) x []); cbn [map hd]; rewrite rpush_ok, T; auto. }
      pose proof (one_more _ _ _ _ IHg) as Q. cbv zeta in Q. fold O in Q. rewrite Hc, cell_zero in Q. fold on in Q.
      specialize (Q (RH (M + 1)) (k + 1 + M)).
      exists (if on then k + M + 1 else cell c M). replace (n + N.succ M) with (n + M + 1) by lia.
      replace (N.succ M) with (M + 1) by lia. split.
      + replace (kk (M + 1)) with (if on then kk M + 1 else kk M) by (unfold kk; destruct on; lia).
        replace (if on then k + M + 1 else cell c M) with (if on then kk M + 1 else cell c M) by (unfold kk; destruct on; auto).
        apply Q; auto. intros Z. unfold kk. rewrite Z. lia.
      + intros _. unfold on. destruct (N.eqb_spec c 0) as [|NE]; [lia|]. unfold cell.
        destruct (N.eqb_spec c 0); lia. }
  destruct (P L ltac:(lia)) as [w [Pg Pw]]. specialize (Pw L1). subst w. unfold rgood, advance.
  specialize (Rd L). unfold RH, kk in Pg. destruct (rread L qs) as [c1 q1]. simpl in Rd. subst c1. simpl snd in Pg.
  fold on. destruct on eqn:Z; [exact Pg|].
  unfold plain. eapply good_contents; [| |exact Pg]; [|destruct Pg as [_ [_ V]]; auto].
  rewrite contents_single. change (map contents (map single (rheads X L k false [] X q1 (rrest qs))) = _) || idtac.
  fold single. rewrite contents_single. f_equal.
  assert (Off : forall xs lab q qs0 a b, rheads X L a false lab xs q qs0 = rheads X L b false lab xs q qs0).
  { induction xs as [|x t IH]; intros; simpl; auto. destruct (rread L qs0). simpl. f_equal. apply IH. }
  apply Off.
Qed.

(** A step of the runs leads to a right state. *)
Lemma rnext_good : forall d n a, rgood n a -> rgood (n + fst (rnext X d a)) (snd (rnext X d a)).
Proof.
  intros d n [k v qs] H. unfold rnext. set (L := step_length d (map norm qs)).
  destruct (N.eqb_spec L 0) as [Z|NZ]; cbn [fst snd]; [rewrite N.add_0_r; auto|].
  apply advance_good with (v := v); [|lia|].
  - unfold rgood, plain in H. eapply good_contents; [| |exact H]; [|destruct H as [_ [_ V]]; auto].
    fold single. rewrite !contents_single, map_map. apply map_ext. intros q. symmetry. apply norm_ok.
  - apply step_length_ok.
Qed.
End Proof.

(** What each pass preserves, a loop preserves. *)
Lemma loop_invariant : forall A (P : A -> Prop) f, (forall x, P (fst x) -> P (fst (f x))) ->
  forall k x, P (fst x) -> P (fst (loop k f x)).
Proof.
  intros A P f H. induction k as [|k IH]; intros x Hx; simpl; auto.
  destruct (snd (loop k f x)); auto.
Qed.
(** The cells of a blank run are 0. *)
Lemma rcells_blank : forall l i, rcells 0 i l = repeat 0 l.
Proof. induction l as [|l IH]; intros i; simpl; auto. f_equal; auto. Qed.

(** The blank runs at the start are the blank queues. *)
Lemma rblank_ok : forall X f, map contents (blank f X) = map expand (rblank f X).
Proof.
  induction X as [|x t IH]; intros f; simpl; auto. rewrite IH, !app_nil_r. f_equal.
  unfold expand_run. cbn [fst snd]. rewrite rcells_blank. auto.
Qed.

(** If the checker by runs accepts, the nim-values of N - X have the stated periodicity. *)
Theorem check_runs_sound : forall X c, check_runs X c = true ->
  forall G, nim_sequence (all_but X) G -> periodicity G (preperiod c) (period c) (saltus c).
Proof.
  intros X c H G HG. unfold check_runs in H. apply andb_prop in H as [H1 H2].
  assert (Out : forall n a, rgood X G (n + 1) a -> rout a = G n + 1).
  { intros n [k v qs] Ha. apply (out_good X G n (plain (RState k v qs)) Ha). }
  refine (replay_sound _ _ _ _ _ _ _ _ _ _ G (rgood X G) _ _ _ _ _ _ c H2); clear H2 c.
  - pose proof (start_good X G H1) as S0. unfold rgood, plain, start in *.
    eapply good_contents; [| |exact S0]; [|intros; lia].
    fold single. rewrite contents_single. apply rblank_ok.
  - intros n a Ha. unfold rnext1. pose proof (rnext_good X G HG 1 n a Ha) as K. destruct (rnext X 1 a) as [L a'].
    simpl in K. destruct (N.eqb_spec L 1) as [->|_]; auto.
    pose proof (next_good X G HG _ _ Ha) as S1. destruct (next X (plain a)) as [k v qs]. unfold rgood, of_plain, plain.
    eapply good_contents; [| |exact S1]; [|destruct S1 as [_ [_ V]]; auto].
    fold single. rewrite contents_single, map_map. apply map_ext. intros q. rewrite <- cells_contents.
    unfold expand. simpl rev. rewrite app_nil_r. induction (cells q) as [|y l IH]; auto.
    simpl. f_equal; [symmetry; apply cell_0 | exact IH].
  - intros d n a Ha. unfold rjump.
    apply (loop_invariant _ (fun y : N * rstate => rgood X G (n + fst y) (snd y))).
    + intros [[e b] st] Hb. simpl in Hb. unfold pass. pose proof (rnext_good X G HG (d - e) _ _ Hb) as K.
      destruct (rnext X (d - e) b) as [L b']. simpl in *. rewrite N.add_assoc. auto.
    + simpl. rewrite N.add_0_r. auto.
  - auto.
  - intros s n m a b _ Ha Hb. rewrite N.eqb_eq, (Out _ _ Ha), (Out _ _ Hb). lia.
  - intros s n m a b _ K Ha Hb Hs _ i. destruct (N.lt_ge_cases i (largest X)) as [|L]; auto.
    pose proof (pattern X G HG _ _ s _ _ Ha Hb Hs (i - largest X)) as Z.
    replace (m + largest X + (i - largest X)) with (m + i) in Z by lia.
    replace (n + largest X + (i - largest X)) with (n + i) in Z by lia. auto.
Qed.
