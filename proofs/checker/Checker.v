(** One checker for all sequences. *)
From Coq Require Import NArith List.
From Saltus Require Import Statement.
From Saltus.checker Require Import FiniteSets Pattern RunsSound Runs.
Import ListNotations.
Open Scope N_scope.

(** Whether the heads of N - X are so far apart that runs are worth their while; 24 was measured. *)
Fixpoint spacious (from : N) (X : list N) : bool :=
  match X with [] => true | x :: t => if 24 <=? x - from then spacious x t else false end.

Definition check (q : sequence) (c : certificate) : bool :=
  match q with
  | NimValues e set => check_nim_values e set c
  | Outcomes e o set => check_outcomes e o set c
  | NimValuesAllBut X => if spacious 0 X then check_runs X c else check_all_but X c
  end.

Theorem check_sound : Sound check.
Proof.
  intros [e set|e o set|X] c; simpl.
  - apply check_nim_values_sound.
  - apply check_outcomes_sound.
  - destruct (spacious 0 X); [apply check_runs_sound | apply check_all_but_sound].
Qed.
