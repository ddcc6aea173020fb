(** Whether a list has all primes of a number, by trial division. *)
From Coq Require Import NArith List Lia Bool.
Import ListNotations.
Open Scope N_scope.

(** q is prime. *)
Definition only_trivial_divisors (q : N) : Prop := 2 <= q /\ forall d, (d | q) -> d = 1 \/ d = q.

Fixpoint divide_out (fuel : nat) (q p : N) : N :=
  match fuel with O => p | S f => if p mod q =? 0 then divide_out f q (p / q) else p end.
Fixpoint cofactor (qs : list N) (p : N) : N :=
  match qs with [] => p | q :: t => cofactor t (divide_out (N.to_nat (N.size p)) q p) end.
(** Whether nothing from 2 to the square root divides q. *)
Definition trial (q : N) : N * bool :=
  N.iter (N.sqrt q - 1) (fun a : N * bool => let (d, ok) := a in (d + 1, if q mod d =? 0 then false else ok)) (2, true).
Definition is_prime (q : N) : bool := (2 <=? q) && snd (trial q).
Definition complete (qs : list N) (p : N) : bool := forallb is_prime qs && (cofactor qs p =? 1).

(** After k trials, no d below 2 + k divides q. *)
Lemma trial_ok : forall q k a, N.iter k (fun a : N * bool => let (d, ok) := a in (d + 1, if q mod d =? 0 then false else ok)) (2, true) = a ->
  fst a = 2 + k /\ (snd a = true -> forall d, 2 <= d < 2 + k -> q mod d <> 0).
Proof.
  intros q. set (f := fun a : N * bool => let (d, ok) := a in (d + 1, if q mod d =? 0 then false else ok)).
  apply (N.peano_ind (fun k => forall a, N.iter k f (2, true) = a -> fst a = 2 + k /\ (snd a = true -> forall d, 2 <= d < 2 + k -> q mod d <> 0))).
  - intros a <-. cbn [N.iter fst snd]. split; [lia|]. intros; lia.
  - intros k IH a <-. rewrite N.iter_succ. destruct (IH _ eq_refl) as [A B].
    destruct (N.iter k f (2, true)) as [d ok]. unfold f. cbn [fst snd] in *. subst d. split; [lia|].
    destruct (N.eqb_spec (q mod (2 + k)) 0) as [E|E]; [discriminate|]. intros O d Hd.
    destruct (N.eq_dec d (2 + k)) as [->|]; auto. apply B; auto; lia.
Qed.

(** A number that passes all trials is prime. *)
Lemma is_prime_ok : forall q, is_prime q = true -> only_trivial_divisors q.
Proof.
  intros q H. unfold is_prime in H. apply andb_prop in H as [H1 H2]. apply N.leb_le in H1. split; auto.
  destruct (trial_ok q (N.sqrt q - 1) _ eq_refl) as [_ T]. specialize (T H2).
  pose proof (N.sqrt_spec q ltac:(lia)) as Sq. cbv zeta in Sq. set (r := N.sqrt q) in *.
  intros d [e E].
  assert (M : forall x, (x | q) -> 2 <= x -> ~ x <= r).
  { intros x X X2 Xr. apply (T x); [lia|]. apply N.mod_divide; auto. lia. }
  destruct (N.eq_dec d 1) as [|D1]; auto. destruct (N.eq_dec e 1) as [->|E1]; [right; lia|]. exfalso.
  assert (d <> 0) by (intros ->; rewrite N.mul_0_r in E; lia).
  assert (e <> 0) by (intros ->; rewrite N.mul_0_l in E; lia).
  assert (2 <= d) by lia. assert (2 <= e) by lia.
  assert (Dd : (d | q)) by (exists e; auto).
  assert (De : (e | q)) by (exists d; lia).
  pose proof (M d Dd ltac:(auto)). pose proof (M e De ltac:(auto)).
  assert (r + 1 <= d) by lia. assert (r + 1 <= e) by lia.
  assert ((r + 1) * (r + 1) <= e * d) by (apply N.mul_le_mono; auto).
  destruct Sq as [_ Sq]. rewrite <- N.add_1_r, E in Sq. lia.
Qed.

(** Dividing out the prime q keeps the divisors that are coprime to q. *)
Lemma divide_out_ok : forall f q p k, q <> 0 -> (k | p) -> N.gcd k q = 1 -> (k | divide_out f q p).
Proof.
  induction f as [|f IH]; simpl; intros q p k Q D C; auto.
  destruct (N.eqb_spec (p mod q) 0) as [E|E]; auto. apply IH; auto.
  apply N.mod_divide in E as [e E]; auto. rewrite E, N.div_mul by auto.
  apply N.gauss with (m := q); auto. rewrite N.mul_comm, <- E. auto.
Qed.

(** Dividing out primes keeps the divisors that none of them divides. *)
Lemma cofactor_ok : forall qs p k, (forall q, In q qs -> only_trivial_divisors q) -> (k | p) ->
  (forall q, In q qs -> ~ (q | k)) -> (k | cofactor qs p).
Proof.
  induction qs as [|q t IH]; simpl; intros p k P D ND; auto.
  apply IH; auto. destruct (P q) as [P1 P2]; auto. apply divide_out_ok; auto; [lia|].
  destruct (P2 (N.gcd k q)) as [E|E]; auto; [apply N.gcd_divide_r|].
  exfalso. apply (ND q); auto. rewrite <- E at 1. apply N.gcd_divide_l.
Qed.

(** If the list of primes of p is complete, one of them divides each divisor of p except 1. *)
Theorem complete_ok : forall qs p, complete qs p = true ->
  forall k, (k | p) -> k <> 1 -> exists q, In q qs /\ q <> 0 /\ (q | k).
Proof.
  intros qs p C k D K1. unfold complete in C. apply andb_prop in C as [C1 C2].
  apply N.eqb_eq in C2. rewrite forallb_forall in C1.
  assert (P : forall q, In q qs -> only_trivial_divisors q) by (intros; apply is_prime_ok; auto).
  destruct (existsb (fun q => k mod q =? 0) qs) eqn:E.
  - apply existsb_exists in E as [q [I E]]. exists q. destruct (P q I) as [P1 _].
    repeat split; auto; [lia|]. apply N.mod_divide; [lia|]. apply N.eqb_eq. auto.
  - exfalso. apply K1. apply N.divide_1_r. rewrite <- C2. apply cofactor_ok; auto.
    intros q I Dq. destruct (P q I) as [P1 _]. apply N.mod_divide in Dq; [|lia].
    assert (existsb (fun q => k mod q =? 0) qs = true); [|congruence].
    apply existsb_exists. exists q. split; auto. apply N.eqb_eq. auto.
Qed.
