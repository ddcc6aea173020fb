(** The game N - {a, b, a+b} on unary numbers, in which the proofs are shorter; [SameGame.v] leads back. *)
From Coq Require Import Arith Lia.

(* from heap n one may move to heap m: any positive number but a, b, a+b may be taken *)
Definition move (a b n m : nat) : Prop :=
  m < n /\ n - m <> a /\ n - m <> b /\ n - m <> a + b.

(* v is the least natural number outside P *)
Definition is_mex (P : nat -> Prop) (v : nat) : Prop :=
  ~ P v /\ forall w, w < v -> P w.

(* G is the nim-sequence (Grundy values of the heaps 0, 1, 2, ...) *)
Definition nim_sequence (a b : nat) (G : nat -> nat) : Prop :=
  forall n, is_mex (fun v => exists m, move a b n m /\ G m = v) (G n).

(* purely arithmetic periodic, period p, saltus s *)
Definition arith_periodic (G : nat -> nat) (p s : nat) : Prop :=
  0 < p /\ forall n, G (n + p) = G n + s.

(* the same from some heap on *)
Definition eventually_arith_periodic (G : nat -> nat) (p s : nat) : Prop :=
  0 < p /\ exists N, forall n, N <= n -> G (n + p) = G n + s.

(* distance from b to the nearest multiple of 2a *)
Definition dist2a (a b : nat) : nat := Nat.min (b mod (2*a)) (2*a - b mod (2*a)).

Definition saltus (a b : nat) : nat := (a / Nat.gcd a b) * (b + dist2a a b).

(* the nim-sequence is unique *)
Lemma nim_unique a b G G' : nim_sequence a b G -> nim_sequence a b G' -> forall n, G n = G' n.
Proof.
  intros H H' n. induction n as [n IH] using lt_wf_ind.
  destruct (H n) as [N1 A1]. destruct (H' n) as [N2 A2].
  destruct (lt_eq_lt_dec (G n) (G' n)) as [[L|E]|L]; [|exact E|]; exfalso.
  - apply N1. destruct (A2 _ L) as [m [M Em]]. exists m. split; [exact M|].
    rewrite IH; [exact Em|]. apply M.
  - apply N2. destruct (A1 _ L) as [m [M Em]]. exists m. split; [exact M|].
    rewrite <- IH; [exact Em|]. apply M.
Qed.

(** Whether a value occurs before n can be decided. *)
Lemma value_before (G : nat -> nat) (n k : nat) : (exists m, m < n /\ G m = k) \/ forall m, m < n -> G m <> k.
Proof.
  induction n as [|n [[m [L E]]|IH]]; [right; lia | left; exists m; split; [lia|auto] |].
  destruct (Nat.eq_dec (G n) k) as [E|E]; [left; exists n; auto|right].
  intros m L. destruct (Nat.eq_dec m n) as [->|]; auto. apply IH. lia.
Qed.
