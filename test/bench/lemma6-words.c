/*
 * N - {a, b, a+b}, b != 2a: Algorithm 1 by words of 64 bits, w = min(64, a) heaps a step.
 *
 * With F the newly labelled first heaps of a step, T the tape at a and d = b - a, the heaps that take their label at b
 * are B(i) = F(i) and (T(i + a) or B(i - d)): a flood in log2(w / d) shifts, none where d >= w. The tape is a long row
 * of bits that is moved back to its start when the heads reach its end. Return test as in lemma6-bytes.c.
 *
 * Answers for a game: preperiod (0 by Lemma 7), period, saltus.
 */
#include "contestant.h"

/* Words between two moves of the tape: 32 KB, so that it stays in the cache; more where a + b is large. */
#define STINT 4096

static inline uint64_t read_at(const uint64_t *tape, int64_t bit) {
  const int shift = (int)(bit & 63);
  const uint64_t *word = tape + (bit >> 6);
  return word[0] >> shift | (word[1] << 1) << (63 - shift);
}

static inline void label_at(uint64_t *tape, int64_t bit, uint64_t labels) {
  const int shift = (int)(bit & 63);
  uint64_t *word = tape + (bit >> 6);
  word[0] |= labels << shift;
  word[1] |= (labels >> 1) >> (63 - shift);
}

/* Inlined three times, with `wide` (64 heaps a step) and `flood` (d < w) known to the compiler. */
static inline __attribute__((always_inline)) void play(contest *c, int64_t a, int64_t b, int wide, int flood) {
  const int64_t w = wide ? 64 : a;
  const uint64_t mask = wide ? ~0ULL : (1ULL << a) - 1;
  const int64_t d = b - a;
  const int64_t held = (a + b) / 64 + 3;
  const int64_t stint = 4 * held > STINT ? 4 * held : STINT;
  uint64_t *tape = allocate(8 * (size_t)(stint + held));
  int64_t origin = 0; /* heap of the first bit of the tape */
  int64_t at = 0;
  int64_t value = 0;
  int64_t last = -(1LL << 60);
  int64_t period = -1;
  while (period < 0 && origin + at < c->limit) {
    const uint64_t first = ~(wide ? tape[at >> 6] : read_at(tape, at)) & mask;
    if (first) {
      const int64_t next = origin + at + __builtin_ctzll(first);
      if (next - last == a + b + 1) {
        period = next;
        break;
      }
      last = origin + at + 63 - __builtin_clzll(first);
      uint64_t second = first & read_at(tape, at + a);
      if (flood) {
        uint64_t path = first;
        for (int64_t s = d; s < w; s *= 2) {
          second |= path & (second << s);
          path &= path << s;
        }
      }
      label_at(tape, at + a, first & ~second);
      label_at(tape, at + b, second);
      label_at(tape, at + a + b, first);
      value += __builtin_popcountll(first);
    }
    at += w;
    if (at >> 6 >= stint) {
      const int64_t words = at >> 6;
      memmove(tape, tape + words, 8 * (size_t)(stint + held - words));
      memset(tape + stint + held - words, 0, 8 * (size_t)words);
      origin += 64 * words;
      at &= 63;
    }
  }
  free(tape);
  const int found = period >= 0 && period < c->limit;
  answer(c, found ? 0 : UNDECIDED);
  answer(c, found ? (double)period : UNDECIDED);
  answer(c, found ? (double)value : UNDECIDED);
}

int main(int argc, char **argv) {
  contest c = start_contest(argc, argv);
  for (long i = 0; i < c.count; i++) {
    const int64_t a = (int64_t)c.games[i * c.width];
    const int64_t b = (int64_t)c.games[i * c.width + 1];
    if (a < 64) play(&c, a, b, 0, 1);
    else if (b - a < 64) play(&c, a, b, 1, 1);
    else play(&c, a, b, 1, 0);
  }
  return finish_contest(&c);
}
