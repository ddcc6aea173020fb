/*
 * E(S), the sum of f(i) / 2^i over i >= 1, in lowest terms, from the outcomes of a preperiod and a period.
 *
 * With A the n0 - 1 bits before the period and R its p bits, E = (A (2^p - 1) + R) / 2^(n0 - 1) (2^p - 1); for n0 = 0 the
 * period starts one bit later. The greatest common divisor is computed by Stein's algorithm on 64-bit words. The
 * numbers have hundreds of digits, so numerator and denominator are passed as remainders modulo REST.
 */
#ifndef RESULT_NUMBER_H
#define RESULT_NUMBER_H

#include "implementation.h"

/* The largest prime below 2^31 that divides 2^p - 1 only for p far beyond all periods here, so it divides no gcd. */
#define REST 2147483629ULL

typedef struct {
  double numerator, denominator; /* modulo REST */
} result_number;

static uint64_t rest_of(const uint64_t *x, int words) {
  uint64_t rest = 0;
  for (int i = words - 1; i >= 0; i--) rest = (uint64_t)((((unsigned __int128)rest << 64) | x[i]) % REST);
  return rest;
}

static uint64_t inverse_of(uint64_t x) {
  uint64_t power = x % REST, result = 1;
  for (uint64_t e = REST - 2; e; e >>= 1, power = power * power % REST)
    if (e & 1) result = result * power % REST;
  return result;
}

static void shift_right(uint64_t *x, int words, int64_t bits) {
  const int64_t whole = bits >> 6;
  const int part = bits & 63;
  for (int64_t i = 0; i < words; i++) {
    const uint64_t low = i + whole < words ? x[i + whole] : 0;
    const uint64_t high = i + whole + 1 < words ? x[i + whole + 1] : 0;
    x[i] = part ? low >> part | high << (64 - part) : low;
  }
}

static int64_t trailing_zeros(const uint64_t *x) {
  int64_t i = 0;
  while (!x[i]) i++;
  return 64 * i + __builtin_ctzll(x[i]);
}

static void subtract(uint64_t *x, const uint64_t *y, int words) {
  unsigned char borrow = 0;
  for (int i = 0; i < words; i++) {
    const unsigned __int128 less = (unsigned __int128)x[i] - y[i] - borrow;
    x[i] = (uint64_t)less;
    borrow = (less >> 64) != 0;
  }
}

/* Replaces y, which is odd, by its gcd with x, which is not 0. */
static void gcd_with_odd(uint64_t *x, uint64_t *y, int words) {
  for (;;) {
    shift_right(x, words, trailing_zeros(x));
    while (words > 1 && !x[words - 1] && !y[words - 1]) words--;
    int i = words - 1;
    while (i >= 0 && x[i] == y[i]) i--;
    if (i < 0) return;
    if (x[i] < y[i])
      for (int j = 0; j < words; j++) {
        const uint64_t swap = x[j];
        x[j] = y[j];
        y[j] = swap;
      }
    subtract(x, y, words);
  }
}

/* Reads f(n) for n from preperiod + period down to 1. */
static result_number result_number_of(const uint8_t *outcomes, int64_t preperiod, int64_t period) {
  const int64_t before = preperiod > 0 ? preperiod - 1 : 0;
  const int words = (int)((before + period) / 64 + 2);
  uint64_t *x = allocate(8 * (size_t)words);
  uint64_t *ones = allocate(8 * (size_t)words);
  uint64_t *y = allocate(8 * (size_t)words);
  /* x = A 2^p + R: the before + period bits f(1), f(2), ..., the first one highest. Then A is subtracted. */
  const int64_t bits = before + period;
  for (int64_t i = 0; i < bits; i++)
    if (outcomes[1 + i]) x[(bits - 1 - i) >> 6] |= 1ULL << ((bits - 1 - i) & 63);
  memcpy(y, x, 8 * (size_t)words);
  shift_right(y, words, period);
  subtract(x, y, words);
  for (int64_t i = 0; i < period; i++) ones[i >> 6] |= 1ULL << (i & 63);
  const uint64_t numerator = rest_of(x, words);
  uint64_t denominator = rest_of(ones, words);
  for (int64_t i = 0; i < before; i++) denominator = denominator * 2 % REST;
  /* The divisor: its odd part divides 2^p - 1, and its power of 2 divides the numerator and 2^before. */
  uint64_t divisor = 1;
  int is_zero = 1;
  for (int i = 0; i < words; i++) is_zero &= x[i] == 0;
  if (!is_zero) {
    const int64_t twos = trailing_zeros(x);
    for (int64_t i = 0; i < (twos < before ? twos : before); i++) divisor = divisor * 2 % REST;
    gcd_with_odd(x, ones, words);
    divisor = divisor * rest_of(ones, words) % REST;
  } else divisor = denominator;
  const uint64_t inverse = inverse_of(divisor);
  free(x);
  free(y);
  free(ones);
  return (result_number){(double)(numerator * inverse % REST), (double)(denominator * inverse % REST)};
}

#endif
