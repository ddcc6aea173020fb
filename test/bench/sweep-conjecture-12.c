/*
 * The pipeline conjecture-12: N - {a, b, a+b} for the last four a up to MOST, 3a <= b <= 20a, coprime, by lemma6-words.h.
 * The excess of the saltus over ab depends only on b modulo 2a; otherwise the program stops.
 */
#include "sweep.h"
#include "lemma6-words.h"

static int64_t gcd(int64_t x, int64_t y) { return y ? gcd(y, x % y) : x; }

/* Whether p = 3am for the multiple m of 2a in low..high, or p = 3an for some n in low..high if there is no such m. */
static int as_conjectured(int64_t a, int64_t period, int64_t low, int64_t high) {
  const int64_t multiple = (low + 2 * a - 1) / (2 * a) * (2 * a);
  if (multiple <= high) return period == 3 * a * multiple;
  const int64_t n = period / (3 * a);
  return period % (3 * a) == 0 && low <= n && n <= high;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  const int most = atoi(argv[1]);
  tally printed = {0}, with_ends = {0}, sharp = {0}, pure = {0};
  FILE *by_a = table(argv[2], "conjecture-12.by-a", "a,cases,undecided,most_saltus,game");
  FILE *tent = table(argv[2], "conjecture-12.tent", "a,residue,excess,cases");
  FILE *rows = strcmp(argv[3], "all") ? NULL
                                      : table(argv[2], "conjecture-12", "game,a,b,preperiod,period,saltus,status,why");
  for (int64_t a = most - 3; a <= most; a++) {
    group greatest = {0};
    group *residues = allocate(sizeof *residues * (size_t)(2 * a));
    for (int64_t b = 3 * a; b <= 20 * a; b++) {
      if (gcd(a, b) != 1) continue;
      int64_t saltus;
      const int64_t period = period_by_words(a, b, 100000000000, &saltus);
      if (period < 0) exit(4);
      const int game[4] = {(int)a, (int)b, (int)(a + b), 0};
      const int64_t residue = b % (2 * a), excess = saltus - a * b;
      add(&greatest, saltus, game);
      if (residues[residue].cases && residues[residue].most != excess) exit(4);
      add(&residues[residue], excess, game);
      const int inside = as_conjectured(a, period, b + 1, a + b - 1), ends = as_conjectured(a, period, b, a + b);
      judge(&printed, b > 3 * a, inside, 1);
      judge(&with_ends, 1, ends, inside);
      judge(&sharp, 1, saltus == a * (b + (residue < a ? residue : 2 * a - residue)), saltus == a * (b + residue));
      judge(&pure, 1, period == 3 * saltus, period == 4 * saltus);
      if (rows)
        fprintf(rows, "\"N - {%ld, %ld, %ld}\",%ld,%ld,0,%ld,%ld,proved,\n", (long)a, (long)b, (long)(a + b), (long)a, (long)b,
                (long)period, (long)saltus);
    }
    fprintf(by_a, "%ld,%ld,0,%ld,\"N - {%d, %d, %d}\"\n", (long)a, greatest.cases, (long)greatest.most, greatest.game[0],
            greatest.game[1], greatest.game[2]);
    for (int64_t residue = 0; residue < 2 * a; residue++)
      if (residues[residue].cases)
        fprintf(tent, "%ld,%ld,%ld,%ld\n", (long)a, (long)residue, (long)residues[residue].most, residues[residue].cases);
    free(residues);
  }
  if (rows) fclose(rows);
  fclose(by_a);
  fclose(tent);
  const tally tallies[4] = {printed, with_ends, sharp, pure};
  return finish(tallies, 4);
}
