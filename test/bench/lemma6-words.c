/*
 * N - {a, b, a+b}, b != 2a, by lemma6-words.h. Answers for a game: preperiod, period, saltus.
 */
#include "lemma6-words.h"

int main(int argc, char **argv) {
  contest c = start_contest(argc, argv);
  for (long i = 0; i < c.count; i++) {
    const double *game = c.games + i * c.width;
    int64_t saltus;
    const int64_t period = period_by_words((int64_t)game[0], (int64_t)game[1], c.limit, &saltus);
    answer(&c, period >= 0 ? 0 : UNDECIDED);
    answer(&c, period >= 0 ? (double)period : UNDECIDED);
    answer(&c, period >= 0 ? (double)saltus : UNDECIDED);
  }
  return finish_contest(&c);
}
