(** How many tiles start before a heap, in closed form. *)

(** Names: S, o, rho and K are as in [Plane.v].
    - sumf f n: the sum of f 0, ..., f (n-1)
    - isst k: 1 if a tile starts at a cell of kind k, else 0
    - full r i: the number of starts in round r of row i; part r i t: of these, the starts before column t
    - base i p r: the starts in rounds p to r-1 of row i; row p i t: the starts from round p up to column t
    - col m i: the first column of row i whose heap is at least m
    - C m: the number of starts below heap m *)
From Coq Require Import ZArith Lia Bool.
From Saltus.triple Require Import Rounds.
From Saltus.triple Require Plane.
Open Scope Z_scope.

Fixpoint sumf (f : Z -> Z) (n : nat) : Z :=
  match n with O => 0 | Datatypes.S k => sumf f k + f (Z.of_nat k) end.

(** Sums of equal terms are equal. *)
Lemma sumf_ext f f' n : (forall k, 0 <= k < Z.of_nat n -> f k = f' k) -> sumf f n = sumf f' n.
Proof. induction n; simpl; intros E; auto. rewrite IHn, E; auto; intros; try apply E; lia. Qed.

Lemma sumf_add f f' n : sumf (fun k => f k + f' k) n = sumf f n + sumf f' n.
Proof. induction n; simpl; lia. Qed.

Lemma sumf_mul c f n : sumf (fun k => c * f k) n = c * sumf f n.
Proof. induction n; simpl; lia. Qed.

Lemma sumf_const c n : sumf (fun _ => c) n = c * Z.of_nat n.
Proof. induction n; simpl; lia. Qed.

(** The order of two sums does not matter. *)
Lemma sumf_swap f n m : sumf (fun i => sumf (fun k => f i k) m) n = sumf (fun k => sumf (fun i => f i k) n) m.
Proof.
  induction n; simpl.
  - symmetry. induction m; simpl; auto. lia.
  - rewrite IHn, <- sumf_add. reflexivity.
Qed.

(** A telescoping sum. *)
Lemma sumf_tele f n : sumf (fun i => f (i-1) - f i) n = f (-1) - f (Z.of_nat n - 1).
Proof.
  induction n.
  - change (Z.of_nat 0 - 1) with (-1). simpl. lia.
  - cbn [sumf]. rewrite IHn. replace (Z.of_nat (Datatypes.S n) - 1) with (Z.of_nat n) by lia. lia.
Qed.

(* a sum changed in one place *)
Lemma sumf_one f f' n j e : 0 <= j < Z.of_nat n -> f' j = f j + e ->
  (forall k, 0 <= k < Z.of_nat n -> k <> j -> f' k = f k) -> sumf f' n = sumf f n + e.
Proof.
  induction n; intros L E O; [lia|]. simpl.
  destruct (Z.eq_dec (Z.of_nat n) j) as [Q|Q].
  - rewrite Q, E. rewrite (sumf_ext f' f n); [lia|]. intros k Lk. apply O; lia.
  - rewrite IHn; [|lia|auto|intros; apply O; lia]. rewrite (O (Z.of_nat n)); lia.
Qed.

(** A sum is the sum of its first and its last terms. *)
Lemma sumf_split f n m : sumf f (n + m) = sumf f n + sumf (fun k => f (Z.of_nat n + k)) m.
Proof.
  induction m; simpl.
  - rewrite Nat.add_0_r. lia.
  - rewrite Nat.add_succ_r. simpl. rewrite IHm. replace (Z.of_nat (n + m)) with (Z.of_nat n + Z.of_nat m) by lia. lia.
Qed.

Section Count.
Variables (S o : Z -> Z -> Z).
Hypothesis Hl : forall r i,
  (o r i = 0 /\ 4 <= S r (i-1) - S r i /\ (S r (i-1) - S r i) mod 2 = 0) \/
  (o r i = 1 /\ 1 <= S r (i-1) - S r i /\ (S r (i-1) - S r i) mod 2 = 1).
Hypothesis Hn : forall r i, S (r+1) i = S r (i-3) + 3 * o r (i-2).

Notation rho := (Plane.rho S o Hl Hn).
Notation K := (Plane.K S o Hl Hn).

Ltac facts r i :=
  pose proof (Hl r i); pose proof (Hl r (i-1)); pose proof (Hl r (i-2)); pose proof (Hn r i);
  replace (i-1-1) with (i-2) in * by lia; replace (i-2-1) with (i-3) in * by lia.

(* starts of round r of row i before column t *)
Definition part (r i t : Z) : Z :=
  if t <? S r (i-1) + o r i then (t - S r i + 1) / 2
  else (S r (i-1) + o r i - S r i) / 2 +
    (if t <? S r (i-1) + 2 * o r i then 0
     else if t <? S r (i-2) + 3 * o r (i-1) then (t - S r (i-1) - 2 * o r i + 1) / 2
     else (S r (i-2) + 3 * o r (i-1) - S r (i-1) - 2 * o r i) / 2).

Definition full (r i : Z) : Z := (S r (i-2) - S r i + 3 * o r (i-1) - o r i) / 2.

Definition isst (k : kind) : Z := match k with SA | SB => 1 | _ => 0 end.

(** No tile starts before a round begins. *)
Lemma part_0 r i : part r i (S r i) = 0.
Proof.
  unfold part. facts r i. destruct (Z.ltb_spec (S r i) (S r (i-1) + o r i)); [|lia].
  rewrite Z.sub_diag. reflexivity.
Qed.

(** At the end of a round all its tiles have started. *)
Lemma part_full r i : part r i (S (r+1) i) = full r i.
Proof.
  unfold part, full. facts r i.
  destruct (Z.ltb_spec (S (r+1) i) (S r (i-1) + o r i)); [lia|].
  destruct (Z.ltb_spec (S (r+1) i) (S r (i-1) + 2 * o r i)); [lia|].
  destruct (Z.ltb_spec (S (r+1) i) (S r (i-2) + 3 * o r (i-1))); [lia|].
  zsolve.
Qed.

(** The count rises by 1 where a tile starts. *)
Lemma part_step r i t : inr S r i t -> part r i (t+1) = part r i t + isst (zone S o r i t).
Proof.
  intros I. unfold inr, part, zone, isst in *. facts r i.
  repeat match goal with
  | |- context [?x <? ?y] => destruct (Z.ltb_spec x y)
  | |- context [?x =? ?y] => destruct (Z.eqb_spec x y)
  end; zsolve.
Qed.

(** Twice the number of tiles of a round, without a division. *)
Lemma full2 r i : 2 * full r i = S r (i-2) - S r i + 3 * o r (i-1) - o r i.
Proof. unfold full. facts r i. zsolve. Qed.

(* starts of rounds p .. r-1 of row i *)
Definition base (i p r : Z) : Z := sumf (fun k => full (p + k) i) (Z.to_nat (r - p)).

(** Without a round there is no start. *)
Lemma base_0 i p : base i p p = 0.
Proof. unfold base. rewrite Z.sub_diag. reflexivity. Qed.

(** One more round adds its starts. *)
Lemma base_S i p r : p <= r -> base i p (r+1) = base i p r + full r i.
Proof.
  intros L. unfold base. replace (Z.to_nat (r + 1 - p)) with (Datatypes.S (Z.to_nat (r - p))) by lia.
  simpl. do 2 f_equal. lia.
Qed.

(** The starts of several rounds are those of the first and of the others. *)
Lemma base_split i p p' r : p <= p' -> p' <= r -> base i p r = base i p p' + base i p' r.
Proof.
  intros L L'. unfold base. replace (Z.to_nat (r - p)) with (Z.to_nat (p' - p) + Z.to_nat (r - p'))%nat by lia.
  rewrite sumf_split. f_equal. apply sumf_ext. intros k _. f_equal. lia.
Qed.

(* starts of row i from round p up to column t *)
Definition row (p i t : Z) : Z := base i p (rho i t) + part (rho i t) i t.

(** The count in a row rises by 1 where a tile starts. *)
Lemma row_step p i t : p <= rho i t -> row p i (t+1) = row p i t + isst (K i t).
Proof.
  intros L. unfold row. pose proof (Plane.rho_in S o Hl Hn i t) as I.
  unfold Plane.K. set (r := rho i t) in *.
  pose proof (part_step r i t I) as P.
  destruct (Z.eq_dec (t+1) (S (r+1) i)) as [E|E].
  - assert (R : rho i (t+1) = r + 1).
    { apply Plane.rho_eq. unfold inr. pose proof (Plane.S_inc' S o Hl Hn (r+1) i). lia. }
    rewrite R, base_S by lia. rewrite E in *. rewrite part_0. rewrite part_full in P. lia.
  - assert (R : rho i (t+1) = r).
    { apply Plane.rho_eq. unfold inr in *. lia. }
    rewrite R. lia.
Qed.

Variables (a b dl : Z).
Hypothesis Ha : 1 <= a.
Hypothesis PS : forall r i k, S r (i + a * k) = S r i - b * k.
Hypothesis Po : forall r i k, o r (i + a * k) = o r i.
Hypothesis S0 : forall i t, S 0 i <= t <-> 0 <= i * b + a * t.
Hypothesis So : forall r, sumf (fun i => o r i) (Z.to_nat a) = dl.

(* a round starts b + dl tiles in all *)
Lemma round_total r : sumf (fun i => full r i) (Z.to_nat a) = b + dl.
Proof.
  assert (T : forall c, S r (c - a) = S r c + b).
  { intros c. replace (c - a) with (c + a * (-1)) by lia. rewrite PS. lia. }
  assert (Q : 2 * sumf (fun i => full r i) (Z.to_nat a) = 2 * (b + dl)).
  { rewrite <- sumf_mul.
    rewrite (sumf_ext _ (fun i => ((S r (i-1-1) - S r (i-1)) + (S r (i-1) - S r i)) + (3 * (o r (i-1) - o r i) + 2 * o r i))).
    2:{ intros k _. rewrite full2. replace (k-1-1) with (k-2) by lia. lia. }
    rewrite !sumf_add, !sumf_mul, So.
    rewrite (sumf_tele (fun i => S r (i-1))), (sumf_tele (fun i => S r i)), (sumf_tele (fun i => o r i)).
    rewrite Z2Nat.id by lia.
    pose proof (T (a-1)). pose proof (T (a-1-1)).
    replace (a - 1 - a) with (-1) in * by lia. replace (a - 1 - 1 - a) with (-1-1) in * by lia.
    pose proof (Po r (-1) 1) as P. replace (-1 + a * 1) with (a - 1) in P by lia. lia. }
  lia.
Qed.

(* the first column of row i whose heap is m or more *)
Definition col (m i : Z) : Z := - ((i * b - m) / a).

(** A column is before [col m i] if its heap is below m. *)
Lemma col_iff m i t : t < col m i <-> i * b + a * t < m.
Proof.
  unfold col. pose proof (Z.div_mod (i*b-m) a ltac:(lia)). pose proof (Z.mod_pos_bound (i*b-m) a ltac:(lia)).
  split; intros; nia.
Qed.

(** Round 0 of row i begins at the first heap that is not negative. *)
Lemma col_0 i : col 0 i = S 0 i.
Proof.
  pose proof (col_iff 0 i (S 0 i)). pose proof (col_iff 0 i (S 0 i - 1)).
  pose proof (S0 i (S 0 i)). pose proof (S0 i (S 0 i - 1)). lia.
Qed.

(** The first column with a heap of at least m >= 0 is in a round that is not negative. *)
Lemma rho_col m i : 0 <= m -> 0 <= rho i (col m i).
Proof.
  intros L. apply Plane.rho_nonneg. rewrite <- col_0.
  pose proof (col_iff 0 i (col 0 i - 1)). pose proof (col_iff m i (col 0 i - 1)). lia.
Qed.

(* C m = starts below heap m (a, b coprime) *)
Definition C (m : Z) : Z := sumf (fun i => row 0 i (col m i)) (Z.to_nat a).

(** No tile starts below heap 0. *)
Lemma C_0 : C 0 = 0.
Proof.
  unfold C. rewrite (sumf_ext _ (fun _ => 0)).
  - rewrite sumf_const. lia.
  - intros i _. rewrite col_0. unfold row. 
    assert (R : rho i (S 0 i) = 0).
    { apply Plane.rho_eq. unfold inr. pose proof (Plane.S_inc' S o Hl Hn 0 i). lia. }
    rewrite R, base_0, part_0. lia.
Qed.

Variables u v : Z.
Hypothesis Huv : u * b + v * a = 1.

(** The count of starts rises by 1 at each start. *)
Lemma C_step m i t : 0 <= m -> 0 <= i < a -> i * b + a * t = m -> C (m+1) = C m + isst (K i t).
Proof.
  intros Lm Li E. unfold C.
  assert (E0 : col m i = t).
  { pose proof (col_iff m i t). pose proof (col_iff m i (t-1)). lia. }
  assert (E1 : col (m+1) i = t + 1).
  { pose proof (col_iff (m+1) i t). pose proof (col_iff (m+1) i (t+1)). lia. }
  apply (sumf_one _ _ _ i).
  - lia.
  - rewrite E0, E1. apply row_step. rewrite <- E0. apply rho_col. auto.
  - intros k Lk Nk. f_equal.
    pose proof (col_iff m k (col m k)). pose proof (col_iff m k (col m k - 1)).
    pose proof (col_iff (m+1) k (col m k)). pose proof (col_iff (m+1) k (col m k - 1)).
    assert (k * b + a * col m k <> m).
    { intros Q. assert (D : (k - i) * b = a * (t - col m k)) by lia.
      assert (D' : k - i = a * ((k - i) * v + u * (t - col m k))).
      { replace (k - i) with ((k - i) * (u * b + v * a)) at 1 by (rewrite Huv; lia).
        replace ((k - i) * (u * b + v * a)) with (u * ((k - i) * b) + (k-i)*v*a) by ring. rewrite D. ring. }
      set (w := (k - i) * v + u * (t - col m k)) in *. clearbody w. clear D Q E0 E1.
      rewrite Z2Nat.id in Lk by lia. assert (w = 0 \/ 1 <= w \/ w <= -1) as [W|[W|W]] by lia.
      - subst w. lia.
      - assert (a * 1 <= a * w) by (apply Z.mul_le_mono_nonneg_l; lia). lia.
      - assert (a * w <= a * (-1)) by (apply Z.mul_le_mono_nonneg_l; lia). lia. }
    lia.
Qed.

(* the same from any round p that all rows have reached *)
Theorem C_fast m p : 0 <= p -> (forall i, 0 <= i < a -> p <= rho i (col m i)) ->
  C m = p * (b + dl) + sumf (fun i => row p i (col m i)) (Z.to_nat a).
Proof.
  intros Lp L. unfold C.
  rewrite (sumf_ext _ (fun i => base i 0 p + row p i (col m i))).
  2:{ intros i Li. unfold row. rewrite (base_split i 0 p) by (auto; apply L; lia). lia. }
  rewrite sumf_add. f_equal.
  unfold base. rewrite (sumf_swap (fun i k => full (0 + k) i)).
  rewrite (sumf_ext _ (fun _ => b + dl)).
  - rewrite sumf_const, Z2Nat.id by lia. ring.
  - intros k _. apply round_total.
Qed.
End Count.
