/*
 * The pipeline fes-four: N - {a, b, c, d}, d <= 62, by pattern-word.h.
 */
#include "sweep.h"
#include "pattern-word.h"

static void write_group(FILE *f, int key, int second, const group *g) {
  if (!g->cases) return;
  fprintf(f, "%d,", key);
  if (second >= 0) fprintf(f, "%d,", second);
  fprintf(f, "%ld,0,%ld,\"N - {%d, %d, %d, %d}\"\n", g->cases, (long)g->most, g->game[0], g->game[1], g->game[2], g->game[3]);
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  const int most = atoi(argv[1]);
  group by_d[63] = {{0}}, pure[63][2] = {{{0}}};
  tally judged = {0};
  FILE *rows = strcmp(argv[3], "all") ? NULL : table(argv[2], "fes-four", "game,a,b,c,d,preperiod,period,saltus,status,why");
  for (int a = 1; a <= most - 3; a++)
    for (int b = a + 1; b <= most - 2; b++)
      for (int c = b + 1; c < most; c++)
        for (int d = c + 1; d <= most; d++) {
          const periodicity found = periodicity_of(1ULL << a | 1ULL << b | 1ULL << c | 1ULL << d, 1000000000);
          if (!found.period) exit(4);
          const int game[4] = {a, b, c, d};
          const int64_t p = found.period, s = found.saltus;
          add(&by_d[d], found.preperiod, game);
          add(&pure[d][found.preperiod > 0], s, game);
          judge(&judged, 1, s <= p && p <= 5 * s, s <= p && p < 5 * s);
          if (rows)
            fprintf(rows, "\"N - {%d, %d, %d, %d}\",%d,%d,%d,%d,%ld,%ld,%ld,proved,\n", a, b, c, d, a, b, c, d,
                    (long)found.preperiod, (long)p, (long)s);
        }
  if (rows) fclose(rows);
  FILE *f = table(argv[2], "fes-four.by-d", "d,cases,undecided,most_preperiod,game");
  for (int d = 4; d <= most; d++) write_group(f, d, -1, &by_d[d]);
  fclose(f);
  f = table(argv[2], "fes-four.pure", "d,impure,cases,undecided,most_saltus,game");
  for (int d = 4; d <= most; d++)
    for (int is_late = 0; is_late < 2; is_late++) write_group(f, d, is_late, &pure[d][is_late]);
  fclose(f);
  return finish(&judged, 1);
}
