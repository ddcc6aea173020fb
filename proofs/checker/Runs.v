(** The tape again, many heaps at once: its cells as runs; and what runs stand for. *)

(** Names: a run (n, v) is n cells that begin with v; runs are a queue of them, Runs front back.
    - cell v i: the cell i places after v in a run; rcells v i l: l cells from there
    - take L q: the first cell of q, and q without L cells of its first run; rpush L c q: q with L cells from c on at its end
    - norm q: q with its front not empty; first_length q: the length of its first run
    - rheads, advance: all heads pass L cells; rnext: as many as all first runs allow; rjump: up to d heaps; rnext1: one heap
    - expand: the cells of runs; plain and of_plain: a state of [Tape.v] from a state with runs, and back *)
From Coq Require Import NArith ZArith List Lia Bool.
From Saltus Require Import Statement.
From Saltus.checker Require Import Replay Queue Labels Tape Pattern.
Import ListNotations.
Open Scope N_scope.

(** A run is its length and its first cell: blank, or labelled v, v+1, v+2, ... *)
Inductive runs := Runs (front back : list (N * N)).
Inductive rstate := RState (labels last : N) (queues : list runs).
Definition cell (v i : N) : N := if v =? 0 then 0 else v + i.
Definition take (L : N) (q : runs) : N * runs :=
  let (f, b) := q in
  match f with
  | [] => (0, q)
  | r :: f' => let (n, v) := r in (v, Runs (if n =? L then f' else (n - L, cell v L) :: f') b)
  end.
Definition rpush (L c : N) (q : runs) : runs :=
  let (f, b) := q in
  match b with
  | [] => Runs f [(L, c)]
  | r :: b' => let (n, v) := r in if cell v n =? c then Runs f ((n + L, v) :: b') else Runs f ((L, c) :: b)
  end.
Definition norm (q : runs) : runs :=
  let (f, b) := q in match f with [] => Runs (rev_append b []) [] | _ => q end.
Definition first_length (q : runs) : N :=
  let (f, _) := q in match f with [] => 0 | r :: _ => fst r end.
(** As far as all runs reach that stand at a head. *)
Definition step_length (limit : N) (qs : list runs) : N :=
  fold_left (fun m q => N.min m (first_length q)) qs limit.
Definition rread (L : N) (qs : list runs) : N * runs := match qs with [] => (0, Runs [] []) | q :: _ => take L q end.
Definition rrest (qs : list runs) : list runs := match qs with [] => [] | _ :: t => t end.
Fixpoint rheads (X : list N) (L label : N) (on : bool) (labelled xs : list N) (q : runs) (qs : list runs) : list runs :=
  match xs with
  | [] => []
  | x :: t =>
      let (c, q') := rread L qs in
      if on && (c =? 0) && compatible X x labelled
      then rpush L label q :: rheads X L label on (x :: labelled) t q' (rrest qs)
      else rpush L c q :: rheads X L label on labelled t q' (rrest qs)
  end.
Definition advance (X : list N) (L k : N) (qs : list runs) : rstate :=
  let (c, q) := rread L qs in
  if c =? 0 then RState (k + L) (k + L) (rheads X L (k + 1) true [] X q (rrest qs))
  else RState k (c + L - 1) (rheads X L k false [] X q (rrest qs)).
Definition rnext (X : list N) (limit : N) (a : rstate) : N * rstate :=
  let (k, _, qs0) := a in
  let qs := map norm qs0 in
  let L := step_length limit qs in
  if L =? 0 then (0, a) else (L, advance X L k qs).

(** The cells that runs stand for. *)
Fixpoint rcells (v i : N) (l : nat) : list N := match l with O => [] | S k => cell v i :: rcells v (i + 1) k end.
Definition expand_run (r : N * N) : list N := rcells (snd r) 0 (N.to_nat (fst r)).
Definition expand (q : runs) : list N := let (f, b) := q in flat_map expand_run (f ++ rev b).
Definition plain (a : rstate) : state := let (k, v, qs) := a in State k v (map (fun q => Queue (expand q) []) qs).
Definition of_plain (a : state) : rstate :=
  let (k, v, qs) := a in RState k v (map (fun q => Runs (map (fun c => (1, c)) (cells q)) []) qs).

Definition pass (X : list N) (d : N) (x : N * rstate * bool) : N * rstate * bool :=
  let (y, _) := x in let (e, a) := y in let (L, a') := rnext X (d - e) a in ((e + L, a'), L =? 0).
Definition rjump (X : list N) (d : N) (a : rstate) : N * rstate := fst (loop 60 (pass X d) ((0, a), false)).
Definition rnext1 (X : list N) (a : rstate) : rstate :=
  let (L, a') := rnext X 1 a in if L =? 1 then a' else of_plain (next X (plain a)).
Definition rout (a : rstate) : N := let (_, v, _) := a in v.
Fixpoint rblank (from : N) (X : list N) : list runs :=
  match X with [] => [] | x :: t => Runs [(x - from, 0)] [] :: rblank x t end.
Definition check_runs (X : list N) (c : certificate) : bool :=
  increasing 0 X &&
  replay rstate N (RState 0 0 (rblank 0 X)) (rnext1 X) (rjump X) rout (fun _ => true) (fun s a b => b =? a + s)
    (fun s a b => same_pattern s (plain a) (plain b)) (largest X) c.

(** The cells of a run are those of its first part, then those of its second part. *)
Lemma rcells_app : forall v a b i, rcells v i (a + b) = rcells v i a ++ rcells v (i + N.of_nat a) b.
Proof.
  induction a as [|a IH]; intros b i.
  - simpl. rewrite N.add_0_r. auto.
  - simpl rcells. simpl Nat.add. simpl rcells. rewrite IH. simpl app. do 3 f_equal. lia.
Qed.
(** The cell j places after the cell i places after v is i + j places after v. *)
Lemma cell_cell : forall v i j, cell (cell v i) j = cell v (i + j).
Proof.
  intros v i j. unfold cell. destruct (N.eqb_spec v 0); auto.
  destruct (N.eqb_spec (v + i) 0); lia.
Qed.
(** A run begins with its first cell. *)
Lemma cell_0 : forall v, cell v 0 = v.
Proof. intros v. unfold cell. destruct (N.eqb_spec v 0); lia. Qed.
(** All cells of a run are blank, or none. *)
Lemma cell_zero : forall v i, (cell v i =? 0) = (v =? 0).
Proof. intros v i. unfold cell. destruct (N.eqb_spec v 0); auto. apply N.eqb_neq. lia. Qed.
(** The cells of a run from its cell j are those of the run, j places later. *)
Lemma rcells_cell : forall v j l i, rcells (cell v j) i l = rcells v (j + i) l.
Proof.
  induction l as [|l IH]; intros i; simpl; auto. rewrite cell_cell, IH. do 2 f_equal. lia.
Qed.
(** The cells of a longer run are those of the run and one more. *)
Lemma rcells_snoc : forall v L, rcells v 0 (N.to_nat (L + 1)) = rcells v 0 (N.to_nat L) ++ [cell v L].
Proof.
  intros v L. replace (N.to_nat (L + 1)) with (N.to_nat L + 1)%nat by lia. rewrite rcells_app. f_equal. simpl. do 2 f_equal. lia.
Qed.
(** [take] removes L cells of the first run from the contents. *)
Lemma take_ok : forall L q, L <= first_length q ->
  expand q = rcells (fst (take L q)) 0 (N.to_nat L) ++ expand (snd (take L q)).
Proof.
  intros L [f b] H. destruct f as [|[n v] f].
  - simpl in H. assert (L = 0) as -> by lia. auto.
  - simpl in H. simpl take. cbn [fst snd]. unfold expand. simpl app. simpl flat_map.
    unfold expand_run at 1. cbn [fst snd]. destruct (N.eqb_spec n L) as [->|NE].
    + auto.
    + simpl app. simpl flat_map. unfold expand_run at 2. cbn [fst snd]. rewrite app_assoc. f_equal.
      rewrite rcells_cell. replace (N.to_nat n) with (N.to_nat L + N.to_nat (n - L))%nat by lia.
      rewrite rcells_app. do 2 f_equal. lia.
Qed.
(** The cell that [take] returns does not depend on the number of cells taken. *)
Lemma take_fst : forall L M q, fst (take L q) = fst (take M q).
Proof. intros L M [[|[n v] f] b]; auto. Qed.
(** Taking one cell more removes the next cell of the run. *)
Lemma take_next : forall L q, L < first_length q ->
  expand (snd (take L q)) = cell (fst (take L q)) L :: expand (snd (take (L + 1) q)).
Proof.
  intros L q H. pose proof (take_ok L q ltac:(lia)) as A. pose proof (take_ok (L + 1) q ltac:(lia)) as B.
  rewrite A in B. rewrite (take_fst (L + 1) L), rcells_snoc, <- app_assoc in B. apply app_inv_head in B. auto.
Qed.
(** Taking no cell changes nothing. *)
Lemma take_zero : forall q, expand (snd (take 0 q)) = expand q.
Proof. intros q. rewrite (take_ok 0 q) by lia. auto. Qed.
(** [rpush] appends L cells to the contents. *)
Lemma rpush_ok : forall L c q, expand (rpush L c q) = expand q ++ rcells c 0 (N.to_nat L).
Proof.
  intros L c [f [|[n v] b]]; simpl rpush.
  - unfold expand. simpl rev. rewrite !flat_map_app. simpl. rewrite !app_nil_r. auto.
  - destruct (N.eqb_spec (cell v n) c) as [<-|NE]; unfold expand; simpl rev; rewrite !flat_map_app, <- !app_assoc; simpl; rewrite ?app_nil_r.
    + do 2 f_equal. unfold expand_run. cbn [fst snd]. rewrite rcells_cell.
      replace (N.to_nat (n + L)) with (N.to_nat n + N.to_nat L)%nat by lia. rewrite rcells_app. do 2 f_equal. lia.
    + rewrite !app_assoc. auto.
Qed.
(** The normal form has the same contents. *)
Lemma norm_ok : forall q, expand (norm q) = expand q.
Proof. intros [[|r f] b]; simpl; auto. rewrite rev_append_rev, !app_nil_r. auto. Qed.
(** The step is at most the limit and the first run at each head. *)
Lemma step_length_ok : forall qs limit, step_length limit qs <= limit /\ forall q, In q qs -> step_length limit qs <= first_length q.
Proof.
  unfold step_length. induction qs as [|q qs IH]; intros limit; simpl; [split; [lia|tauto]|].
  destruct (IH (N.min limit (first_length q))) as [A B]. split; [lia|].
  intros r [<-|Hr]; auto. lia.
Qed.
