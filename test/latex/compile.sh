#!/usr/bin/env bash
# Compiles all that the reports offer for papers with pdflatex: every table, every figure, every macro; and the papers themselves.
# Needs Debian's texlive-latex-base, texlive-latex-extra and texlive-science.
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v pdflatex > /dev/null || { echo 'pdflatex is not installed: apt-get install texlive-latex-extra texlive-science' >&2; exit 5; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The figures, each as PDF with its environment.
for spec in reports/*/*.vl.json; do
  id=$(basename "${spec%/*}") name=$(basename "$spec" .vl.json)
  mkdir -p "$work/figures/$id"
  for ending in pdf tex; do
    node src/cli/saltus.mjs export "$id" --figure "$name" --out "$work/figures/$id/$name.$ending" 2> "$work/export.txt" || { cat "$work/export.txt" >&2; exit 1; }
  done
done

inputs=()
{
  printf '%s\n' '\documentclass{article}' '\usepackage{booktabs,longtable,siunitx,graphicx}' '\usepackage[margin=1cm]{geometry}' '\begin{document}' "\\input{$PWD/reports/macros.tex}" \
    '\saltusRows\ rows, \saltusClaims\ claims; \saltusvalue{fes-saltus.rows} of them of fes-saltus.'
  for file in "$PWD"/reports/*/tables.tex "$work"/figures/*/*.tex; do
    printf '\\graphicspath{{%s/}}\\input{%s}\\clearpage\n' "${file%/*}" "$file"
    inputs+=("$file")
  done
  printf '%s\n' '\end{document}'
} > "$work/paper.tex"

compile() { pdflatex -halt-on-error -interaction=nonstopmode -output-directory "$work" "$1" > "$work/log.txt" 2>&1; }
compile "$work/paper.tex" || { grep -A4 '^!' "$work/log.txt" >&2; exit 1; }
[ "${#inputs[@]}" -gt 0 ] && [ -s "$work/paper.pdf" ]

papers=(reports/errata/*.tex reports/papers/*.tex)
for file in "${papers[@]}"; do
  compile "$file" || { grep -A4 '^!' "$work/log.txt" >&2; exit 1; }
done

# A value that there is not must stop LaTeX.
sed 's/saltusvalue{fes-saltus.rows}/saltusvalue{fes-saltus.none}/' "$work/paper.tex" > "$work/wrong.tex"
if compile "$work/wrong.tex"; then echo 'an unknown value was compiled' >&2; exit 1; fi
grep -q 'there is no value fes-saltus.none' "$work/log.txt"

echo "${#inputs[@]} tables and figures, ${#papers[@]} papers and letters and the macros compile, and an unknown value does not"
