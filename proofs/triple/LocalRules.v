(** A kind for each integer that obeys the local rules, with rounds that cut at 0, gives a greedy tiling
   of the natural numbers, so the nim-sequence. *)

(** Names: A = ga and B = gb as integers, a and b as natural numbers.
    - H n, R n: the kind and the round of heap n
    - off z: the distance from heap z to the first heap of its tile, which is 0, A, B or A + B
    - isstart z: a tile starts at z
    - st n: the first heap of the tile of n; isA n: a tile A starts at n
    - p: a period of the kinds
    - kSA, kSB, kCA, kCB, kCE: starts of tiles A and B, second heaps of tiles A and B, and third heaps *)
From Coq Require Import ZArith Arith Lia Bool.
From Saltus.triple Require Import Game Tiles Rounds.
Open Scope Z_scope.

Section Cert.
Variables (H : Z -> kind) (R : Z -> Z) (A B : Z) (a b : nat).
Hypothesis HA : 0 < A.
Hypothesis HB : A < B.
Hypothesis Ea : Z.of_nat a = A.
Hypothesis Eb : Z.of_nat b = B.
Hypothesis H_SA : forall n, H n = SA -> H (n + A) = CA /\ R (n + A) = R n.
Hypothesis H_CA : forall n, H n = CA -> H (n - A) = SA /\ R (n - A) = R n.
Hypothesis H_SB : forall n, H n = SB -> H (n + A) = X /\ R (n + A) = R n.
Hypothesis H_CA_up : forall n, H n = CA -> H (n + B) = X /\ R (n + B) = R n.
Hypothesis H_SB_up : forall n, H n = SB -> H (n + B) = X /\ R (n + B) = R n.
Hypothesis H_SB_up2 : forall n, H n = SB -> H (n + (A+B)) = X /\ R (n + (A+B)) = R n.
Hypothesis H_X : forall n, H n = X ->
  (H (n - B) = CA /\ R (n - B) = R n) \/ (H (n - B) = SB /\ R (n - B) = R n) \/
  (H (n - (A+B)) = SB /\ R (n - (A+B)) = R n).
Hypothesis R_nonneg : forall n, 0 <= R n <-> 0 <= n.

Definition off (z : Z) : Z :=
  match H z with
  | SA | SB => 0
  | CA => A
  | X => match H (z - B) with SB => B | _ => A + B end
  end.

Definition isstart (z : Z) : Prop := H z = SA \/ H z = SB.

(** The four kinds of places that a heap can have in its tile. *)
Lemma off_cases z :
  (isstart z /\ off z = 0) \/
  (H z = CA /\ off z = A /\ H (z - A) = SA /\ R (z - A) = R z) \/
  (H z = X /\ off z = B /\ H (z - B) = SB /\ R (z - B) = R z) \/
  (H z = X /\ off z = A + B /\ isstart (z - (A+B)) /\ R (z - (A+B)) = R z).
Proof.
  unfold isstart, off. destruct (H z) eqn:E; auto.
  - right; left. destruct (H_CA z E). auto.
  - right; right. destruct (H_X z E) as [[Q1 Q2]|[[Q1 Q2]|[Q1 Q2]]].
    + right. rewrite Q1. destruct (H_CA _ Q1) as [Q3 Q4].
      replace (z - B - A) with (z - (A+B)) in * by lia.
      repeat split; auto. congruence.
    + left. rewrite Q1. auto.
    + right. destruct (H_SB _ Q1) as [Q3 Q4].
      replace (z - (A+B) + A) with (z - B) in * by lia. rewrite Q3. auto.
Qed.

(** The second heap of a tile A is A after its start. *)
Lemma off_A z : H z = SA -> off (z + A) = A.
Proof. intros E. unfold off. destruct (H_SA z E) as [Q _]. rewrite Q. auto. Qed.

(** The second heap of a tile B is B after its start. *)
Lemma off_B z : H z = SB -> off (z + B) = B.
Proof.
  intros E. unfold off. destruct (H_SB_up z E) as [Q _]. rewrite Q.
  replace (z + B - B) with z by lia. rewrite E. auto.
Qed.

(** The third heap of each tile is A + B after its start. *)
Lemma off_third z : isstart z -> off (z + A + B) = A + B.
Proof.
  intros [E|E]; unfold off.
  - destruct (H_SA z E) as [Q _]. destruct (H_CA_up _ Q) as [Q' _]. rewrite Q'.
    replace (z + A + B - B) with (z + A) by lia. rewrite Q. auto.
  - destruct (H_SB_up2 z E) as [Q _]. replace (z + (A+B)) with (z + A + B) in Q by lia. rewrite Q.
    replace (z + A + B - B) with (z + A) by lia. destruct (H_SB z E) as [Q' _]. rewrite Q'. auto.
Qed.

(** A tile B starts only where the heap A further is taken. *)
Lemma off_greedy z : H z = SB -> A < off (z + A).
Proof.
  intros E. unfold off. destruct (H_SB z E) as [Q _]. rewrite Q.
  destruct (H (z + A - B)); lia.
Qed.

(** The distance is 0 at starts only. *)
Lemma off_start z : off z = 0 <-> isstart z.
Proof.
  destruct (off_cases z) as [[Q1 Q2]|[[Q1 [Q2 _]]|[[Q1 [Q2 _]]|[Q1 [Q2 _]]]]];
  (split; intros; auto; try lia);
  match goal with I : isstart z |- _ => destruct I; congruence end.
Qed.

(** The distance to the start is not negative. *)
Lemma off_nonneg z : 0 <= off z.
Proof. destruct (off_cases z) as [[Q1 Q2]|[[Q1 [Q2 _]]|[[Q1 [Q2 _]]|[Q1 [Q2 _]]]]]; lia. Qed.

(** The first heap of a tile is a start in the same round. *)
Lemma start_of z : isstart (z - off z) /\ R (z - off z) = R z.
Proof.
  destruct (off_cases z) as [[Q1 Q2]|[[Q1 [Q2 [Q3 Q4]]]|[[Q1 [Q2 [Q3 Q4]]]|[Q1 [Q2 [Q3 Q4]]]]]];
  rewrite Q2; unfold isstart; auto.
  replace (z - 0) with z by lia. auto.
Qed.

(** The tile of a heap n >= 0 starts at a heap >= 0. *)
Lemma start_of_nonneg z : 0 <= z -> 0 <= z - off z.
Proof. intros L. apply R_nonneg. rewrite (proj2 (start_of z)). apply R_nonneg. exact L. Qed.

Definition st (n : nat) : nat := Z.to_nat (Z.of_nat n - off (Z.of_nat n)).
Definition isA (n : nat) : bool := match H (Z.of_nat n) with SA => true | _ => false end.

(** The first heap of a tile as an integer. *)
Lemma st_Z n : Z.of_nat (st n) = Z.of_nat n - off (Z.of_nat n).
Proof. unfold st. apply Z2Nat.id. apply start_of_nonneg. lia. Qed.

(** A natural number starts a tile if it does so as an integer. *)
Lemma st_start n : st n = n <-> isstart (Z.of_nat n).
Proof. rewrite <- off_start. pose proof (st_Z n). split; intros; lia. Qed.

(** The kinds give a greedy tiling of the natural numbers. *)
Theorem cert_greedy : greedy_tiling a b st isA.
Proof.
  split.
  - intros n. pose proof (st_Z n). pose proof (off_nonneg (Z.of_nat n)). lia.
  - intros n. apply st_start. rewrite st_Z. apply start_of.
  - intros n E. apply st_start in E. pose proof (st_Z (n + a + b)) as Q.
    rewrite !Nat2Z.inj_add, Ea, Eb in Q. rewrite (off_third _ E) in Q. lia.
  - intros n E. unfold isA. destruct (H (Z.of_nat n)) eqn:K; try discriminate. intros _.
    pose proof (st_Z (n + a)) as Q. rewrite Nat2Z.inj_add, Ea, (off_A _ K) in Q. lia.
  - intros n E. apply st_start in E. unfold isA. destruct E as [K|K]; rewrite K; try discriminate. intros _.
    pose proof (st_Z (n + b)) as Q. rewrite Nat2Z.inj_add, Eb, (off_B _ K) in Q. lia.
  - intros n. unfold isA. rewrite st_Z. pose proof (st_Z n).
    destruct (off_cases (Z.of_nat n)) as [[Q1 Q2]|[[Q1 [Q2 [Q3 Q4]]]|[[Q1 [Q2 [Q3 Q4]]]|[Q1 [Q2 [Q3 Q4]]]]]].
    + left. lia.
    + rewrite Q2 in *. rewrite Q3. right; right; left. split; auto. lia.
    + rewrite Q2 in *. rewrite Q3. right; right; right. split; auto. lia.
    + right; left. lia.
  - intros n E. apply st_start in E. unfold isA. destruct E as [K|K]; rewrite K; try discriminate. intros _.
    pose proof (st_Z (n + a)) as Q. rewrite Nat2Z.inj_add, Ea in Q. pose proof (off_greedy _ K). lia.
Qed.

(** So they give the nim-sequence. *)
Theorem cert_nim : b <> (2 * a)%nat -> nim_sequence a b (value st).
Proof. intros N. apply (tiling_nim a b st isA); auto; try lia. apply cert_greedy. Qed.

(* periodicity: if H has period p, the nim-sequence is arithmetic periodic and its saltus is p/3 *)
Variable p : nat.
Hypothesis Hp : forall z, H (z + Z.of_nat p) = H z.

(** A period of the kinds is a period of the distances. *)
Lemma off_per z : off (z + Z.of_nat p) = off z.
Proof.
  unfold off. rewrite Hp. replace (z + Z.of_nat p - B) with (z - B + Z.of_nat p) by lia. rewrite Hp. auto.
Qed.

(** A period moves tiles to tiles. *)
Lemma st_per n : st (n + p) = (st n + p)%nat.
Proof. pose proof (st_Z n). pose proof (st_Z (n + p)) as Q. rewrite Nat2Z.inj_add, off_per in Q. lia. Qed.

(** A period moves starts to starts. *)
Lemma starts_per n : starts st (p + n) = starts st n.
Proof.
  unfold starts. rewrite (Nat.add_comm p n), st_per.
  destruct (Nat.eqb_spec (st n) n), (Nat.eqb_spec (st n + p) (n + p)); auto; lia.
Qed.

(** The values rise by the number of starts in a period. *)
Theorem value_per n : value st (n + p) = (value st n + cnt (starts st) p)%nat.
Proof.
  unfold value. rewrite st_per, Nat.add_comm, cnt_add, Nat.add_comm.
  f_equal. apply cnt_ext. intros. apply starts_per.
Qed.

(* counting *)
Definition isk (f : Z -> bool) (n : nat) : bool := f (Z.of_nat n).
Definition kSA z := match H z with SA => true | _ => false end.
Definition kSB z := match H z with SB => true | _ => false end.
Definition kCA z := match H z with CA => true | _ => false end.
Definition kCB z := match H z with X => match H (z - B) with SB => true | _ => false end | _ => false end.
Definition kCE z := match H z with X => match H (z - B) with SB => false | _ => true end | _ => false end.

(** Each heap is one of five kinds. *)
Lemma cnt_kinds N : (cnt (isk kSA) N + cnt (isk kSB) N + cnt (isk kCA) N + cnt (isk kCB) N + cnt (isk kCE) N = N)%nat.
Proof.
  induction N; simpl; auto.
  unfold isk at 2 4 6 8 10. unfold kSA at 2, kSB at 2, kCA at 2, kCB at 2, kCE at 2.
  destruct (H (Z.of_nat N)); try destruct (H (Z.of_nat N - B)); lia.
Qed.

(** No tile that starts before a period ends after it. *)
Lemma before_p n k : (n < p -> p <= n + k -> st (n + k) = n -> False)%nat.
Proof.
  intros L1 L2 E. pose proof (st_per (n + k - p)) as Q.
  replace (n + k - p + p)%nat with (n + k)%nat in Q by lia. lia.
Qed.

(** A third of the heaps of a period are starts. *)
Theorem cnt_starts : (3 * cnt (starts st) p = p)%nat.
Proof.
  pose proof (cnt_kinds p) as T.
  assert (E1 : cnt (isk kCA) p = cnt (isk kSA) p).
  { apply (cnt_shift _ _ a); unfold isk, kSA, kCA.
    - intros n. replace (Z.of_nat (a + n)) with (Z.of_nat n + A) by lia.
      destruct (H (Z.of_nat n)) eqn:E; destruct (H (Z.of_nat n + A)) eqn:E'; auto;
      try (destruct (H_SA _ E); congruence);
      destruct (H_CA _ E') as [Q _]; replace (Z.of_nat n + A - A) with (Z.of_nat n) in Q by lia; congruence.
    - intros n L. destruct (H (Z.of_nat n)) eqn:E; auto. exfalso.
      pose proof (start_of_nonneg (Z.of_nat n)) as Q. unfold off in Q. rewrite E in Q. lia.
    - intros n L1 L2. destruct (H (Z.of_nat n)) eqn:E; auto. exfalso.
      apply (before_p n a L1 L2). apply (gt_A _ _ _ _ cert_greedy).
      + apply st_start. left; auto.
      + unfold isA. rewrite E. auto. }
  assert (E2 : cnt (isk kCB) p = cnt (isk kSB) p).
  { apply (cnt_shift _ _ b); unfold isk, kSB, kCB.
    - intros n. replace (Z.of_nat (b + n)) with (Z.of_nat n + B) by lia.
      replace (Z.of_nat n + B - B) with (Z.of_nat n) by lia.
      destruct (H (Z.of_nat n)) eqn:E; destruct (H (Z.of_nat n + B)) eqn:E'; auto;
      destruct (H_SB_up _ E); congruence.
    - intros n L. destruct (H (Z.of_nat n)) eqn:E; auto. destruct (H (Z.of_nat n - B)) eqn:E'; auto. exfalso.
      pose proof (start_of_nonneg (Z.of_nat n)) as Q. unfold off in Q. rewrite E, E' in Q. lia.
    - intros n L1 L2. destruct (H (Z.of_nat n)) eqn:E; auto. exfalso.
      apply (before_p n b L1 L2). apply (gt_B _ _ _ _ cert_greedy).
      + apply st_start. right; auto.
      + unfold isA. rewrite E. auto. }
  assert (E3 : cnt (isk kCE) p = cnt (starts st) p).
  { apply (cnt_shift _ _ (a + b)); unfold isk.
    - intros n. replace (Z.of_nat (a + b + n)) with (Z.of_nat n + A + B) by lia.
      unfold starts. destruct (Nat.eqb_spec (st n) n) as [E|E].
      + apply st_start in E. pose proof (off_third _ E) as Q. revert Q. unfold off, kCE.
        destruct (H (Z.of_nat n + A + B)); try lia. destruct (H (Z.of_nat n + A + B - B)); auto; lia.
      + unfold kCE. destruct (off_cases (Z.of_nat n + A + B))
          as [[Q1 Q2]|[[Q1 [Q2 [Q3 Q4]]]|[[Q1 [Q2 [Q3 Q4]]]|[Q1 [Q2 [Q3 Q4]]]]]].
        * destruct Q1 as [Q1|Q1]; rewrite Q1; auto.
        * rewrite Q1; auto.
        * rewrite Q1, Q3; auto.
        * exfalso. apply E, st_start. replace (Z.of_nat n) with (Z.of_nat n + A + B - (A + B)) by lia. auto.
    - intros n L. unfold kCE. destruct (H (Z.of_nat n)) eqn:E; auto.
      pose proof (start_of_nonneg (Z.of_nat n)) as Q. unfold off in Q. rewrite E in Q.
      destruct (H (Z.of_nat n - B)); auto; exfalso; lia.
    - intros n L1 L2. unfold starts. destruct (Nat.eqb_spec (st n) n) as [E|E]; auto. exfalso.
      apply (before_p n (a+b) L1 L2). rewrite Nat.add_assoc. apply (gt_third _ _ _ _ cert_greedy). auto. }
  assert (E4 : (cnt (isk kSA) p + cnt (isk kSB) p = cnt (starts st) p)%nat).
  { clear T E1 E2 E3. generalize p as N. induction N; simpl; auto. rewrite <- IHN.
    unfold starts at 1. unfold isk at 2 4. unfold kSA at 2, kSB at 2. 
    destruct (Nat.eqb_spec (st N) N) as [E|E].
    - apply st_start in E. destruct E as [E|E]; rewrite E; lia.
    - assert (~ isstart (Z.of_nat N)) by (intros C; apply E, st_start, C). unfold isstart in *.
      destruct (H (Z.of_nat N)); try lia; tauto. }
  lia.
Qed.
End Cert.
