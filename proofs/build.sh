#!/usr/bin/env bash
# build.sh FOLDER          the proved checker: FOLDER/saltus-checker, a program
# build.sh FOLDER proofs   all proofs besides, and in FOLDER/assumptions what each theorem of Proved.v rests on
# Needs coqc, coqdep and ocamlopt (Debian: coq, ocaml-nox). Nothing is written outside FOLDER.
set -euo pipefail
mkdir -p "$1"
cp -R "$(dirname "$0")/." "$1"
cd "$1"
if [ "${2:-}" = proofs ]; then sources=(*.v */*.v); else sources=(Statement.v game/*.v checker/*.v); fi
for file in $(coqdep -sort -R . Saltus "${sources[@]}"); do
  coqc -q -R . Saltus "$file" > output || { cat output; exit 1; }
  if [ "$file" = Proved.v ]; then mv output assumptions; fi
done
ocamlopt -w -a -inline 200 checker.mli checker.ml reader.ml -o saltus-checker
