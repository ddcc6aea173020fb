/*
 * Take-a-prime, G(0), ..., G(n - 1), in three ways.
 *
 * Kernel `parity`: heap n has the least value v that no heap n - p has. Two heaps of equal parity differ by an even
 * number, and 2 is the only even prime, so only n - 2 and the members of P_v of the other parity can exclude n from
 * P_v. These are examined from the largest: if P_v is dense, one of the first is at a prime distance; otherwise they
 * are few. The primes are a bitset of odd numbers from a segmented sieve. Memory: n / 16 bytes, and 4 bytes per heap.
 *
 * Kernel `definition`: the values of all options are the bits of a word, and the value is its lowest zero.
 *
 * Kernel `post`: the algorithm of the program in the post. Each heap has a table of possible values; every prime up to
 * the heap removes one, and the least remaining value is taken.
 *
 * Answers for a number of terms: count and first heap (-1 for none) of each of the values 0 to 15.
 */
#include "implementation.h"

#define VALUES 16
/* Odd numbers per segment of the sieve: 32 KB of bits. */
#define PIECE (32768LL * 8)

/* Bit i is set iff 2i + 1 is prime, for 2i + 1 < limit. */
static uint64_t *odd_primes(int64_t limit) {
  const int64_t bits = limit / 2 + 1;
  uint64_t *sieve = allocate(8 * (size_t)(bits / 64 + 1));
  memset(sieve, 255, 8 * (size_t)(bits / 64 + 1));
  sieve[0] &= ~1ULL;
  const int64_t root = (int64_t)sqrt((double)limit) + 1;
  int64_t *next = allocate(8 * (size_t)(root / 2 + 2));
  for (int64_t from = 0; from < bits; from += PIECE) {
    const int64_t end = from + PIECE < bits ? from + PIECE : bits;
    for (int64_t i = 1; 2 * i + 1 <= root; i++) {
      const int64_t p = 2 * i + 1;
      if ((p * p - 1) / 2 >= end) break;
      if (!(sieve[i / 64] >> (i & 63) & 1)) continue;
      int64_t k = next[i] ? next[i] : (p * p - 1) / 2;
      for (; k < end; k += p) sieve[k / 64] &= ~(1ULL << (k & 63));
      next[i] = k;
    }
  }
  free(next);
  return sieve;
}

static inline int is_odd_prime(const uint64_t *sieve, int64_t odd) { return sieve[odd >> 7] >> (odd >> 1 & 63) & 1; }

typedef struct {
  uint32_t *heaps;
  int64_t count, capacity;
} members;

static void add(members *m, int64_t heap) {
  if (m->count == m->capacity) {
    m->capacity = m->capacity ? 2 * m->capacity : 1024;
    m->heaps = realloc(m->heaps, 4 * (size_t)m->capacity);
    if (!m->heaps) exit(5);
  }
  m->heaps[m->count++] = (uint32_t)heap;
}

static void note(int64_t *counts, int64_t *firsts, int value, int64_t heap) {
  if (value >= VALUES) exit(4);
  if (counts[value]++ == 0) firsts[value] = heap;
}

static inline int is_stopped(const uint64_t *sieve, const members *others, int64_t n) {
  for (int64_t i = others->count - 1; i >= 0; i--)
    if (is_odd_prime(sieve, n - others->heaps[i])) return 1;
  return 0;
}

static void by_parity(int64_t terms, int64_t *counts, int64_t *firsts) {
  uint64_t *sieve = odd_primes(terms);
  members of[VALUES][2] = {0};
  int before[2] = {VALUES, VALUES}; /* the values of the last heap of each parity */
  for (int64_t n = 0; n < terms; n++) {
    const int parity = n & 1;
    int v = 0;
    while (v == before[parity] || is_stopped(sieve, &of[v][parity ^ 1], n))
      if (++v == VALUES) exit(4);
    add(&of[v][parity], n);
    before[parity] = v;
    note(counts, firsts, v, n);
  }
  for (int v = 0; v < VALUES; v++) free(of[v][0].heaps), free(of[v][1].heaps);
  free(sieve);
}

/* All primes below the limit, in order. */
static int32_t *prime_list(int64_t limit, int64_t *count) {
  uint64_t *sieve = odd_primes(limit);
  int32_t *primes = allocate(4 * (size_t)(limit / 2 + 2));
  *count = 0;
  if (limit > 2) primes[(*count)++] = 2;
  for (int64_t n = 3; n < limit; n += 2)
    if (is_odd_prime(sieve, n)) primes[(*count)++] = (int32_t)n;
  free(sieve);
  return primes;
}

static void by_definition(int64_t terms, int64_t *counts, int64_t *firsts) {
  int64_t count;
  int32_t *primes = prime_list(terms, &count);
  uint8_t *values = allocate((size_t)terms);
  for (int64_t n = 0, below = 0; n < terms; n++) {
    while (below < count && primes[below] <= n) below++;
    uint32_t options = 0;
    for (int64_t i = 0; i < below; i++) options |= 1U << values[n - primes[i]];
    values[n] = (uint8_t)__builtin_ctz(~options);
    note(counts, firsts, values[n], n);
  }
  free(primes);
  free(values);
}

static void as_the_post(int64_t terms, int64_t *counts, int64_t *firsts) {
  int64_t count;
  int32_t *primes = prime_list(terms, &count);
  int32_t *values = allocate(4 * (size_t)terms);
  for (int64_t n = 0; n < terms; n++) {
    uint8_t possible[VALUES + 1];
    memset(possible, 1, sizeof possible);
    for (int64_t i = 0; i < count; i++) {
      if (n - primes[i] < 0) break;
      possible[values[n - primes[i]]] = 0;
    }
    int v = 0;
    while (!possible[v]) v++;
    values[n] = v;
    note(counts, firsts, v, n);
  }
  free(primes);
  free(values);
}

int main(int argc, char **argv) {
  contest c = start_contest(argc, argv);
  for (long i = 0; i < c.count; i++) {
    const int64_t terms = (int64_t)c.games[i * c.width];
    int64_t counts[VALUES] = {0};
    int64_t firsts[VALUES];
    for (int v = 0; v < VALUES; v++) firsts[v] = -1;
    if (strcmp(c.kernel, "parity") == 0) by_parity(terms, counts, firsts);
    else if (strcmp(c.kernel, "definition") == 0) by_definition(terms, counts, firsts);
    else as_the_post(terms, counts, firsts);
    for (int v = 0; v < VALUES; v++) answer(&c, (double)counts[v]), answer(&c, (double)firsts[v]);
  }
  return finish_contest(&c);
}
