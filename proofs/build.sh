#!/usr/bin/env bash
# build.sh FOLDER          the proved checker: FOLDER/saltus-checker, a program
# build.sh FOLDER proofs   all proofs besides, and in FOLDER/assumptions what each theorem of Proved.v rests on
# Needs coqc, coqdep and ocamlopt (Debian: coq, ocaml-nox). Nothing is written outside FOLDER. What is compiled there already is
# compiled again only after a change of its file or of an earlier one.
set -euo pipefail
mkdir -p "$1"
cp -Rp "$(dirname "$0")/." "$1"
cd "$1"
checker=(Statement.v game/*.v checker/*.v)
files=$(coqdep -sort -R . Saltus "${checker[@]}")
if [ "${2:-}" = proofs ]; then files+=" $(coqdep -sort -R . Saltus *.v */*.v)"; fi
seen=' '
changed=no
for file in $files; do
  if [[ $seen == *" $file "* ]]; then continue; fi
  seen+="$file "
  if [ $changed = no ] && [ "${file}o" -nt "$file" ]; then continue; fi
  changed=yes
  coqc -q -R . Saltus "$file" > output || { cat output; exit 1; }
  if [ "$file" = Proved.v ]; then mv output assumptions; fi
done
ocamlopt -w -a -inline 200 checker.mli checker.ml reader.ml -o saltus-checker
