/*
 * N - {a, b, a+b}, b != 2a: the paper's Algorithm 1 on a ring of bytes, one heap after the other.
 *
 * Where heap n is unlabelled it takes the next value, and so do n+a if it is free, else n+b, which by Lemma 6 is free
 * then, and n+a+b, which always is. The tape is blank again, as at the start, iff a heap is labelled first exactly
 * a+b+1 heaps after the one before it. Without branches, so that noise on the tape costs nothing.
 *
 * Answers for a game: preperiod (0 by Lemma 7), period, saltus.
 */
#include "contestant.h"

static void play(contest *c, int64_t a, int64_t b) {
  int64_t size = 1;
  while (size < a + b + 1) size *= 2;
  const int64_t mask = size - 1;
  const int64_t ab = a + b;
  uint8_t *ring = allocate((size_t)size);
  int64_t labelled_in_a_row = -1; /* -1: no heap was labelled first yet, and so no return */
  int64_t value = 0;
  int64_t n = 0;
  for (; n < c->limit; n++) {
    const uint8_t first = ring[n & mask] ^ 1;
    if (first & (labelled_in_a_row == ab)) break;
    labelled_in_a_row = first ? 0 : labelled_in_a_row + 1;
    const uint8_t taken = ring[(n + a) & mask];
    ring[(n + a) & mask] = taken | first;
    ring[(n + b) & mask] |= taken & first;
    ring[(n + ab) & mask] = first;
    value += first;
  }
  free(ring);
  const int found = n < c->limit;
  answer(c, found ? 0 : UNDECIDED);
  answer(c, found ? (double)n : UNDECIDED);
  answer(c, found ? (double)value : UNDECIDED);
}

int main(int argc, char **argv) {
  contest c = start_contest(argc, argv);
  for (long i = 0; i < c.count; i++) {
    const double *x = c.games + i * c.width;
    play(&c, (int64_t)x[0], (int64_t)x[1]);
  }
  return finish_contest(&c);
}
