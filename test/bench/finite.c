/*
 * Finite S, normal ending, last player wins: a plain loop over the heaps, one byte each.
 *
 * Kernel `outcomes`: f(n) = 1 - product of f(n - s), on bytes. Kernel `nim`: the values of the options are the bits
 * of a word, and the value is its lowest zero. Kernel `numbers`: outcomes, and E(S) by result-number.h.
 *
 * Period: Brent's search, which compares the last m = max S bytes with the m bytes of the reference, the first eight
 * before the rest. Least preperiod: two rows at a distance of the period, until m consecutive bytes agree.
 *
 * Answers for a game: preperiod, period; for `numbers` also E(S) (see result-number.h).
 */
#include "implementation.h"
#include "result-number.h"

/* Bytes written before the last m are copied to the start of the row, which fits into the first-level cache. */
#define STINT 16384

typedef struct {
  uint8_t *row; /* the m preceding bytes, then new ones */
  int64_t at;   /* place in the row of the next heap */
  int64_t heap; /* the next heap */
} line;

typedef struct {
  int moves[8];
  int count;
  int64_t m;
  int is_nim;
} game;

static line start_line(const game *g) {
  line l = {allocate((size_t)(g->m + STINT)), g->m, 0};
  /* A byte before heap 0 is not an option, so it is neither a P-position nor a nim-value below 63. */
  memset(l.row, g->is_nim ? 63 : 1, (size_t)g->m);
  return l;
}

/* Inlined, so that the number of moves and the kind of term are compile-time constants. */
static inline __attribute__((always_inline)) uint8_t term(const uint8_t *at, const int *moves, int count, int is_nim) {
  if (is_nim) {
    uint64_t options = 0;
    for (int j = 0; j < count; j++) options |= 1ULL << at[-moves[j]];
    return (uint8_t)__builtin_ctzll(~options);
  }
  uint8_t all_won = 1;
  for (int j = 0; j < count; j++) all_won &= at[-moves[j]];
  return all_won ^ 1;
}

static inline void make_room(line *l, int64_t m) {
  if (l->at < m + STINT) return;
  memmove(l->row, l->row + STINT, (size_t)m);
  l->at = m;
}

static inline void next(line *l, const game *g, int count, int is_nim) {
  make_room(l, g->m);
  l->row[l->at] = term(l->row + l->at, g->moves, count, is_nim);
  l->at++;
  l->heap++;
}

static inline int same_window(const uint8_t *p, const uint8_t *q, int64_t m) {
  uint64_t x, y;
  if (m < 8) return memcmp(p, q, (size_t)m) == 0;
  memcpy(&x, p, 8);
  memcpy(&y, q, 8);
  return x == y && memcmp(p, q, (size_t)m) == 0;
}

static inline __attribute__((always_inline)) int64_t period_of(const game *g, int64_t limit, int count, int is_nim) {
  const int64_t m = g->m;
  line l = start_line(g);
  uint8_t *reference = allocate((size_t)m);
  while (l.heap < m) next(&l, g, count, is_nim);
  int64_t period = -1;
  for (int64_t power = m, met = 0; period < 0 && l.heap < limit; power *= 2) {
    memcpy(reference, l.row + l.at - m, (size_t)m);
    met = l.heap;
    while (period < 0 && l.heap < met + power && l.heap < limit) {
      next(&l, g, count, is_nim);
      if (same_window(l.row + l.at - m, reference, m)) period = l.heap - met;
    }
  }
  free(reference);
  free(l.row);
  return period;
}

static inline __attribute__((always_inline)) int64_t preperiod_of(const game *g, int64_t period, int count, int is_nim) {
  line behind = start_line(g);
  line ahead = start_line(g);
  while (ahead.heap < period) next(&ahead, g, count, is_nim);
  int64_t preperiod = 0;
  while (behind.heap - preperiod < g->m) {
    next(&behind, g, count, is_nim);
    next(&ahead, g, count, is_nim);
    if (behind.row[behind.at - 1] != ahead.row[ahead.at - 1]) preperiod = behind.heap;
  }
  free(behind.row);
  free(ahead.row);
  return preperiod;
}

static void write_number(contest *c, const game *g, int64_t preperiod, int64_t period) {
  line l = start_line(g);
  uint8_t *outcomes = allocate((size_t)(preperiod + period + 1));
  for (int64_t n = 0; n <= preperiod + period; n++) {
    next(&l, g, g->count, 0);
    outcomes[n] = l.row[l.at - 1];
  }
  result_number e = result_number_of(outcomes, preperiod, period);
  answer(c, e.numerator);
  answer(c, e.denominator);
  free(outcomes);
  free(l.row);
}

/* The loops are instantiated for each number of moves and kind of term. */
static void play(contest *c, const game *g, int numbers) {
  int64_t period = -1;
  int64_t preperiod = -1;
#define WITH(COUNT, NIM)                                               \
  if (g->count == (COUNT) && g->is_nim == (NIM)) {                     \
    period = period_of(g, c->limit, COUNT, NIM);                       \
    if (period >= 0) preperiod = preperiod_of(g, period, COUNT, NIM);  \
  }
  WITH(3, 0)
  WITH(4, 0)
  WITH(3, 1)
  WITH(4, 1)
  answer(c, (double)preperiod);
  answer(c, (double)period);
  if (numbers && period >= 0) write_number(c, g, preperiod, period);
  if (numbers && period < 0) answer(c, UNDECIDED), answer(c, UNDECIDED);
}

int main(int argc, char **argv) {
  contest c = start_contest(argc, argv);
  for (long i = 0; i < c.count; i++) {
    game g = {.count = c.width, .is_nim = strcmp(c.kernel, "nim") == 0};
    for (int j = 0; j < c.width; j++) g.moves[j] = (int)c.games[i * c.width + j];
    g.m = g.moves[c.width - 1];
    play(&c, &g, strcmp(c.kernel, "numbers") == 0);
  }
  return finish_contest(&c);
}
