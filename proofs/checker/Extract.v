(** The checker as an OCaml program. Its numbers stay those of the proof, binary and without a bound; only bool, list, pair
    and option become OCaml's, which are the same types. *)
From Coq Require Import Extraction ExtrOcamlBasic.
From Saltus.checker Require Import Checker.
Extraction Language OCaml.
Extraction "checker.ml" check.
