/*
 * N - X for any X with max X <= 62, by pattern-word.h. Answers for a game: preperiod, period, saltus.
 */
#include "implementation.h"
#include "pattern-word.h"

static void play(contest *c, const double *x) {
  uint64_t set = 0;
  for (int j = 0; j < c->width; j++) set |= 1ULL << (int)x[j];
  const periodicity found = periodicity_of(set, c->limit);
  answer(c, found.period ? (double)found.preperiod : UNDECIDED);
  answer(c, found.period ? (double)found.period : UNDECIDED);
  answer(c, found.period ? (double)found.saltus : UNDECIDED);
}

int main(int argc, char **argv) {
  contest c = start_contest(argc, argv);
  for (long i = 0; i < c.count; i++) play(&c, c.games + i * c.width);
  return finish_contest(&c);
}
