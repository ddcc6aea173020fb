(** All definitions and statements; every other file is a proof. [Proved.v] names the proof of each statement.

    [N] is the type of the natural numbers 0, 1, 2, ... in Coq's library, written in binary; subtraction is only used
    where the result is not negative. Heaps, removals and nim-values are natural numbers; a sequence is a function [G]
    with [G n] its term at heap [n]. *)
From Coq Require Import NArith List.
Import ListNotations.
Open Scope N_scope.

(** * Games *)

(** The moves of a game: [R n s] says that [s] may be removed from a heap of [n]. It is only asked for 1 <= s <= n. *)
Definition moves := N -> N -> Prop.

(** Below the least number of the set there is no move ([Normal]), or the heap may be taken whole ([TakeAll]). *)
Inductive ending := Normal | TakeAll.

(** The finite subtraction set S. *)
Definition finite (e : ending) (S : list N) : moves := fun n s =>
  In s S \/ (e = TakeAll /\ s = n /\ forall t, In t S -> n < t).

(** The all-but game N - X: any positive number may be removed but those of X, its FES set. *)
Definition all_but (X : list N) : moves := fun n s => ~ In s X.

(** * Nim-sequences and outcomes *)

(** v is the value of an option of heap n, that is of a heap n - s. *)
Definition has_option (R : moves) (G : N -> N) (n v : N) : Prop :=
  exists s, 1 <= s <= n /\ R n s /\ G (n - s) = v.

(** v is the mex of A, the least natural number that is not in A. *)
Definition is_mex (v : N) (A : N -> Prop) : Prop := ~ A v /\ forall u, u < v -> A u.

(** G n is the nim-value of heap n: the mex of the values of its options. *)
Definition nim_sequence (R : moves) (G : N -> N) : Prop :=
  forall n, is_mex (G n) (has_option R G n).

(** Who cannot move has lost ([LastPlayerWins]), or has won (misere play). *)
Inductive objective := LastPlayerWins | LastPlayerLoses.

(** Who is to move at heap n wins, if F has the outcomes of all smaller heaps. *)
Definition wins (o : objective) (R : moves) (F : N -> N) (n : N) : Prop :=
  has_option R F n 0 \/ (o = LastPlayerLoses /\ forall s, 1 <= s <= n -> ~ R n s).

(** F n is 1 at an N-position (who is to move wins) and 0 at a P-position. *)
Definition outcomes (o : objective) (R : moves) (F : N -> N) : Prop :=
  forall n, (F n = 1 /\ wins o R F n) \/ (F n = 0 /\ ~ wins o R F n).

(** * Arithmetic periodicity *)

(** From heap n0 on, p heaps further the terms are greater by s; with s = 0 this is plain periodicity. *)
Definition arithmetic_periodic (G : N -> N) (n0 p s : N) : Prop :=
  1 <= p /\ forall n, n0 <= n -> G (n + p) = G n + s.

(** The sequence has preperiod n0, period p and saltus s: n0 and p are the least possible, however far out another
    period begins; and all other periods are multiples of p, with their saltus in proportion. *)
Definition periodicity (G : N -> N) (n0 p s : N) : Prop :=
  arithmetic_periodic G n0 p s /\
  forall n1 p1 s1, arithmetic_periodic G n1 p1 s1 -> n0 <= n1 /\ exists k, p1 = k * p /\ s1 = k * s.

Definition Periodicity_is_unique : Prop := forall G n0 p s n1 p1 s1,
  periodicity G n0 p s -> periodicity G n1 p1 s1 -> n0 = n1 /\ p = p1 /\ s = s1.

(** * The checker *)

(** What a certificate can be about. *)
Inductive sequence :=
  | NimValues (e : ending) (set : list N)
  | Outcomes (e : ending) (o : objective) (set : list N)
  | NimValuesAllBut (X : list N).

Definition is_sequence (q : sequence) (G : N -> N) : Prop :=
  match q with
  | NimValues e set => nim_sequence (finite e set) G
  | Outcomes e o set => outcomes o (finite e set) G
  | NimValuesAllBut X => nim_sequence (all_but X) G
  end.

(** Each game has a sequence, and only one. *)
Definition Sequence_exists : Prop := forall q, exists G, is_sequence q G.
Definition Sequence_is_unique : Prop := forall q G H,
  is_sequence q G -> is_sequence q H -> forall n, G n = H n.

(** What a certificate states; and its witnesses, of which nothing is believed: each prime of the period, with a heap that
    shows that the period divided by this prime is none, or without one, which the checker then has to look for. *)
Record certificate := Certificate { preperiod : N; period : N; saltus : N; witnesses : list (N * option N) }.

(** A program that accepts a certificate only if what it states is true. *)
Definition Sound (check : sequence -> certificate -> bool) : Prop := forall q c,
  check q c = true ->
  forall G, is_sequence q G -> periodicity G (preperiod c) (period c) (saltus c).

(** * N - {a, b, a+b} (Sleator and Slusky, arXiv:1201.3299) *)

Definition triple (a b : N) : moves := all_but [a; b; a + b].

(** Lemma 6: each nim-value k stands on exactly three heaps: n, n+a, n+a+b, or, where n+a has a smaller nim-value,
    n, n+b, n+a+b. *)
Definition Lemma_6 : Prop := forall a b G, 1 <= a -> a < b -> b <> 2 * a -> nim_sequence (triple a b) G ->
  forall k, exists n,
    (forall m, G m = k <-> m = n \/ m = n + a \/ m = n + a + b) \/
    (G (n + a) < k /\ forall m, G m = k <-> m = n \/ m = n + b \/ m = n + a + b).

(** Lemma 7 for these a and b, with the word arithmetic, which is missing in print; section 4: the period is three
    times the saltus; and a bound. *)
Definition Lemma_7 : Prop := forall a b G, 1 <= a -> a < b -> b <> 2 * a -> nim_sequence (triple a b) G ->
  exists s, 3 * s <= 2 ^ (a + b) /\ periodicity G 0 (3 * s) s.

(** The nim-sequence is its own mirror image within each period. *)
Definition Mirror_law : Prop := forall a b G p s, 1 <= a -> a < b -> b <> 2 * a -> nim_sequence (triple a b) G ->
  arithmetic_periodic G 0 p s -> forall i, i < p -> G i + G (p - 1 - i) = s - 1.

(** The distance from b to the nearest multiple of m; that it is, is proved. *)
Definition distance_to_multiple (b m : N) : N := N.min (b mod m) (m - b mod m).

Definition Distance_to_multiple : Prop := forall b m d, 1 <= m -> d = distance_to_multiple b m ->
  (exists k, b = k * m + d \/ b + d = k * m) /\ forall k, k * m + d <= b \/ b + d <= k * m.

Definition sharp_saltus (a b : N) : N := a / N.gcd a b * (b + distance_to_multiple b (2 * a)).

(** The sharp form of Conjecture 12. *)
Definition Sharp_conjecture_12 : Prop := forall a b G, 1 <= a -> 3 * a <= b -> nim_sequence (triple a b) G ->
  periodicity G 0 (3 * sharp_saltus a b) (sharp_saltus a b).

(** Conjecture 12 as printed, for one a and b: "If there exists an m that is a multiple of 2a with b < m < a+b", then
    the period is 3am. "If no such m exists, then there is some other n with b < n < a+b such that" the period is 3an. *)
Definition conjecture_12_as_printed (a b : N) : Prop := forall G, nim_sequence (triple a b) G ->
  (forall m, (2 * a | m) -> b < m < a + b -> exists s, periodicity G 0 (3 * a * m) s) /\
  ((forall m, (2 * a | m) -> ~ b < m < a + b) ->
    exists n, b < n < a + b /\ exists s, periodicity G 0 (3 * a * n) s).

Definition Conjecture_12_holds_from_2 : Prop := forall a b,
  2 <= a -> 3 * a < b -> N.gcd a b = 1 -> conjecture_12_as_printed a b.
Definition Conjecture_12_fails_for_1 : Prop := forall b, ~ conjecture_12_as_printed 1 b.

(** A program that computes the nim-value of any heap, here for b >= 3a. *)
Definition Computes_values (value : N -> N -> N -> N) : Prop := forall a b G, 1 <= a -> 3 * a <= b ->
  nim_sequence (triple a b) G -> forall n, G n = value a b n.

(** * FES sets whose smallest number decides all *)

(** Let a, 2a, ..., ka be in X, a its smallest number, and let each other x in X have a j from 1 to k with x - ja > 0 not
    in X. Then each nim-value stands on k + 1 heaps n, n + a, ..., n + ka. *)
Definition multiples_decide (a k : N) (X : list N) : Prop :=
  1 <= a /\ 1 <= k /\ (forall j, 1 <= j <= k -> In (j * a) X) /\
  forall x, In x X -> a <= x /\ exists j, 1 <= j <= k /\ (x = j * a \/ j * a < x /\ ~ In (x - j * a) X).

Definition Multiples_law : Prop := forall a k X G, multiples_decide a k X -> nim_sequence (all_but X) G ->
  periodicity G 0 ((k + 1) * a) a.

(** With k = 1 also the converse: N - X has no preperiod, period 2a and saltus a only if no x in X has x + a in X. *)
Definition Smallest_number_law : Prop := forall X a G,
  1 <= a -> In a X -> (forall x, In x X -> a <= x) -> nim_sequence (all_but X) G ->
  (periodicity G 0 (2 * a) a <-> forall x, In x X -> ~ In (x + a) X).

(** Siegel's theorems on FES sets of one and two numbers, with their periods. *)
Definition One_number : Prop := forall a G, 1 <= a -> nim_sequence (all_but [a]) G -> periodicity G 0 (2 * a) a.
Definition Two_numbers : Prop := forall a b G, 1 <= a -> a < b -> nim_sequence (all_but [a; b]) G ->
  periodicity G 0 (if b =? 2 * a then 3 * a else 2 * a) a.

(** Two FES sets with the same nim-sequence. *)
Definition same_nim_sequence (X Y : list N) : Prop := forall G,
  nim_sequence (all_but X) G -> nim_sequence (all_but Y) G.

(** Lemmas 8, 9 and 10 with hypotheses under which they hold: Lemma 8 lacks b <> 3a, 9 and 10 that the numbers ascend;
    c <> 2b is not needed in Lemma 10. *)
Definition Lemma_8 : Prop := forall a b, 1 <= a -> a < b -> b <> 2 * a -> b <> 3 * a ->
  same_nim_sequence [a; b; 2 * a] [a; 2 * a].
Definition Lemma_9 : Prop := forall a b, 1 <= a -> a < b -> b <> 2 * a -> same_nim_sequence [a; b; 2 * b] [a].
Definition Lemma_10 : Prop := forall a b c, 1 <= a -> a < b -> b < c -> c <> a + b -> c <> 2 * a ->
  same_nim_sequence [a; b; c] [a; b].

(** Theorem 11, on FES sets of three numbers, in the arithmetic sense and with the periods. *)
Definition Theorem_11 : Prop := forall a b c G, 1 <= a -> a < b -> b < c -> nim_sequence (all_but [a; b; c]) G ->
  (c = a + b -> b <> 2 * a -> exists s, periodicity G 0 (3 * s) s) /\
  (c = a + b -> b = 2 * a -> periodicity G 0 (4 * a) a) /\
  (c <> a + b -> periodicity G 0 (if b =? 2 * a then 3 * a else if c =? 2 * a then 3 * a else 2 * a) a).

(** As printed, Lemma 8 fails. *)
Definition Lemma_8_fails_for_3a : Prop := ~ same_nim_sequence [1; 3; 2] [1; 2].

(** * B(S) of sets with 1 (the stone-picking game, Parts II and III): under both endings, since 1 is in the set *)

(** All numbers odd, as in {1, b} and {1, b, c}: <01>. *)
Definition All_odd : Prop := forall e S F, In 1 S -> (forall s, In s S -> s mod 2 = 1) ->
  outcomes LastPlayerWins (finite e S) F -> (forall n, F n = n mod 2) /\ periodicity F 0 2 0.

(** {1, b, c}, b odd, c even, b < c: <0101 ... 01 1 ... 1>, b ones behind c letters, with period b + c. For b = 1 this is {1, c}. *)
Definition One_odd_even : Prop := forall e b c F, b mod 2 = 1 -> c mod 2 = 0 -> b < c ->
  outcomes LastPlayerWins (finite e [1; b; c]) F ->
  (forall n, F n = if n mod (b + c) <? c then n mod (b + c) mod 2 else 1) /\ periodicity F 0 (b + c) 0.

(** {1, b}, b even: <0101 ... 011> with period b + 1. *)
Definition One_and_even : Prop := forall e b F, 2 <= b -> b mod 2 = 0 ->
  outcomes LastPlayerWins (finite e [1; b]) F ->
  (forall n, F n = if n mod (b + 1) =? b then 1 else n mod (b + 1) mod 2) /\ periodicity F 0 (b + 1) 0.

(** * Symmetric sets (Flammenkamp 1997, page 42) *)

(** With m the largest move, m - s is a move for each smaller move s. *)
Definition symmetric (S : list N) : Prop := exists m, In m S /\
  forall s, In s S -> 1 <= s <= m /\ (s < m -> In (m - s) S).

(** Satz 12, from right to left: the outcomes can be computed backwards. A heap is won if and only if a move leads to it from
    a lost heap. *)
Definition Symmetric_backwards : Prop := forall S F, symmetric S -> outcomes LastPlayerWins (finite Normal S) F ->
  forall n, F n = 1 <-> exists s, In s S /\ F (n + s) = 0.

(** Folgerung 14: each period of the outcomes begins at heap 0, so there is no preperiod. *)
Definition Symmetric_pure : Prop := forall S F n p, symmetric S -> outcomes LastPlayerWins (finite Normal S) F ->
  arithmetic_periodic F n p 0 -> arithmetic_periodic F 0 p 0.
