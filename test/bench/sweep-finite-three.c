/*
 * The pipeline finite-three: nim-values and outcomes of {a, b, c}, one byte each. All terms are stored. After 4c, 8c, …
 * heaps the last c terms are searched for among them, the shortest period first.
 */
#include "sweep.h"
#include "terms-kept.h"

static uint8_t values[MOST_TERMS], outcomes[MOST_TERMS];

static void play(int a, int b, int c, periodicity *of_values, periodicity *of_outcomes) {
  int n = 0;
  of_values->period = 0;
  for (int end = 4 * c; !of_values->period; end *= 2) {
    if (end > MOST_TERMS) exit(4);
    for (; n < end; n++) {
      unsigned options = 0;
      if (n >= a) options |= 1u << values[n - a];
      if (n >= b) options |= 1u << values[n - b];
      if (n >= c) options |= 1u << values[n - c];
      values[n] = (uint8_t)__builtin_ctz(~options);
      outcomes[n] = values[n] != 0;
    }
    *of_values = find(values, end, c);
  }
  *of_outcomes = find(outcomes, n, c);
}

static void write_groups(const char *folder, const char *name, const char *header, group (*groups)[4], int most) {
  FILE *f = table(folder, name, header);
  for (int a = 1; a <= most; a++)
    for (int key = 0; key < 4; key++) {
      const group *g = &groups[a][key];
      if (!g->cases) continue;
      fprintf(f, "%d,%d,%ld,0,%ld,\"{%d, %d, %d}\"\n", a, key, g->cases, (long)g->most, g->game[0], g->game[1], g->game[2]);
    }
  fclose(f);
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  const int most = atoi(argv[1]);
  group(*sums)[4] = allocate(sizeof *sums * (size_t)(most + 1));
  group(*bipartite)[4] = allocate(sizeof *bipartite * (size_t)(most + 1));
  tally tallies[2] = {{0}, {0}};
  FILE *rows = strcmp(argv[3], "all") ? NULL
                                      : table(argv[2], "finite-three", "game,a,b,c,preperiod,period,outcomePreperiod,T,status,why");
  for (int a = 1; a <= most - 2; a++)
    for (int b = a + 1; b < most; b++)
      for (int c = b + 1; c <= most; c++) {
        periodicity v, f;
        play(a, b, c, &v, &f);
        const int game[4] = {a, b, c, 0};
        const int divides = (a + b) % v.period == 0 || (a + c) % v.period == 0 || (b + c) % v.period == 0;
        add(&sums[a][!divides], v.period, game);
        add(&bipartite[a][f.period < 3 ? f.period : 3], f.preperiod, game);
        judge(&tallies[0], 1, v.period % f.period == 0 && f.preperiod <= v.preperiod, v.period % (2 * f.period) == 0);
        judge(&tallies[1], a == 1 && b % 2 && c % 2, f.preperiod == 0 && f.period == 2, f.preperiod == 0 && f.period == 4);
        if (rows)
          fprintf(rows, "\"{%d, %d, %d}\",%d,%d,%d,%d,%d,%d,%d,proved,\n", a, b, c, a, b, c, v.preperiod, v.period, f.preperiod,
                  f.period);
      }
  if (rows) fclose(rows);
  write_groups(argv[2], "finite-three.sums", "a,other,cases,undecided,most_period,game", sums, most);
  write_groups(argv[2], "finite-three.bipartite", "a,period_of_outcomes,cases,undecided,most_outcomePreperiod,game", bipartite,
               most);
  return finish(tallies, 2);
}
