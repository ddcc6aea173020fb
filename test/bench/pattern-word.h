/*
 * N - X for any X with M = max X <= 62: the boundary pattern is one word of 64 bits, and each step places one value.
 *
 * Let P be the pattern and A the heads that may still label. The lowest bit x of A and not P is labelled, and A becomes
 * A and (X << x), the heads at a distance in X from x, until A is empty; then the trailing ones of P are shifted out.
 * Brent's search finds the least distance at which a pattern recurs, which is the period. The least preperiod is found
 * from two tapes at a distance of the period: it follows the last heap that gets a value on only one of them.
 */
#ifndef PATTERN_WORD_H
#define PATTERN_WORD_H

#include <stdint.h>

typedef struct {
  uint64_t pattern;
  int64_t heap; /* of bit 0, always unlabelled */
  int64_t value;
} tape;

/* Places the next value and returns the heaps that take it, bit 0 being the heap of the tape before the step. */
static inline uint64_t step(tape *t, uint64_t set) {
  uint64_t may = set & ~t->pattern;
  uint64_t labels = 1;
  while (may) {
    const uint64_t x = may & -may;
    labels |= x;
    may &= set << __builtin_ctzll(may);
  }
  const uint64_t p = t->pattern | labels;
  const int ones = __builtin_ctzll(~p);
  t->pattern = p >> ones;
  t->heap += ones;
  t->value++;
  return labels;
}

static int64_t later(int64_t x, int64_t y) { return x > y ? x : y; }

/* One more than the highest labelled heap from `from` on; 0 if there is none. */
static int64_t behind_last(uint64_t labels, int64_t heap, int64_t from) {
  return labels && heap + 63 - __builtin_clzll(labels) >= from ? heap + 64 - __builtin_clzll(labels) : 0;
}

static int64_t least_preperiod(uint64_t set, int64_t period, int64_t saltus) {
  tape behind = {0, 0, 0};
  tape ahead = {0, 0, 0};
  int64_t preperiod = 0;
  while (ahead.value < saltus) {
    const int64_t heap = ahead.heap;
    preperiod = later(preperiod, behind_last(step(&ahead, set), heap, period) - period);
  }
  while (behind.pattern != ahead.pattern || behind.heap + period != ahead.heap) {
    const int64_t heap = behind.heap;
    const int64_t ahead_heap = ahead.heap - period;
    const uint64_t labels = step(&behind, set);
    const uint64_t ahead_labels = step(&ahead, set);
    const int64_t apart = ahead_heap - heap;
    uint64_t shared = 0;
    if (apart >= 0 && apart < 64) shared = labels & ahead_labels << apart;
    if (apart < 0 && apart > -64) shared = labels & ahead_labels >> -apart;
    const uint64_t ahead_shared = apart >= 64 || apart <= -64 ? 0 : apart >= 0 ? shared >> apart : shared << -apart;
    preperiod = later(preperiod, behind_last(labels & ~shared, heap, 0));
    preperiod = later(preperiod, behind_last(ahead_labels & ~ahead_shared, ahead_heap, 0));
  }
  return preperiod;
}

typedef struct {
  int64_t preperiod, period, saltus;
} periodicity;

/* All 0 if no pattern recurs within the limit. */
static periodicity periodicity_of(uint64_t set, int64_t limit) {
  tape t = {0, 0, 0};
  tape reference = t;
  for (int64_t power = 1, taken = 0; t.heap < limit;) {
    step(&t, set);
    if (t.pattern == reference.pattern) {
      const int64_t period = t.heap - reference.heap;
      const int64_t saltus = t.value - reference.value;
      return (periodicity){least_preperiod(set, period, saltus), period, saltus};
    }
    if (++taken == power) {
      reference = t;
      power *= 2;
      taken = 0;
    }
  }
  return (periodicity){0, 0, 0};
}

#endif
