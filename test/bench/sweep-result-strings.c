/*
 * The pipeline result-strings: outcomes of {1, b, c}, one byte each, with B(S) as in its table and E(S) in decimal digits.
 * All terms are stored. After 4c, 8c, … heaps the last c terms are searched for among them.
 */
#include "result-number.h"
#include "sweep.h"
#include "terms-kept.h"

/* Maximum bits of a repeated block in B(S), and maximum characters of a B(S) written in bits. */
#define LONGEST_BLOCK 8
#define LONGEST_IN_BITS 40

static uint8_t outcomes[MOST_TERMS];
static char text[MOST_TERMS], numerator[MOST_TERMS], denominator[MOST_TERMS];

static periodicity play(int b, int c) {
  int n = 0;
  for (int end = 4 * c;; end *= 2) {
    if (end > MOST_TERMS) exit(4);
    for (; n < end; n++)
      outcomes[n] = (n >= 1 && !outcomes[n - 1]) | (n >= b && !outcomes[n - b]) | (n >= c && !outcomes[n - c]);
    const periodicity found = find(outcomes, end, c);
    if (found.period) return found;
  }
}

static char *write_bits(char *out, int from, int to) {
  for (int n = from; n < to; n++) *out++ = (char)('0' + outcomes[n]);
  return out;
}

/* Writes repeated blocks in brackets: at each place the shortest of the blocks that save the most characters. */
static char *write_repeats(char *out, int from, int to) {
  const char *start = out;
  int is_plain = 0;
  for (int n = from; n < to;) {
    int most = 0, block = 0, times = 0;
    for (int length = 1; length <= LONGEST_BLOCK && n + 2 * length <= to; length++) {
      int end = n + length;
      while (end < to && outcomes[end] == outcomes[end - length]) end++;
      const int again = (end - n) / length;
      const int saved = again * length - (length == 1 ? 1 : length + 2) - snprintf(NULL, 0, "^%d", again);
      if (saved > most) most = saved, block = length, times = again;
    }
    if (out > start && !(is_plain && block == 0)) *out++ = ' ';
    is_plain = block == 0;
    if (block > 1) *out++ = '(';
    out = write_bits(out, n, n + (block ? block : 1));
    if (block > 1) *out++ = ')';
    if (block) out += sprintf(out, "^%d", times);
    n += block ? block * times : 1;
  }
  return out;
}

static void write_result_string(char *out, periodicity p) {
  const int end = p.preperiod + p.period, is_long = end + 2 > LONGEST_IN_BITS;
  char *(*write)(char *, int, int) = is_long ? write_repeats : write_bits;
  out = write(out, 0, p.preperiod);
  *out++ = '<';
  out = write(out, p.preperiod, end);
  *out++ = '>';
  *out = 0;
}

/* x / d for an odd divisor d of x, least significant word first. */
static void divide_exactly(uint64_t *x, const uint64_t *d, int words) {
  uint64_t inverse = d[0];
  for (int i = 0; i < 5; i++) inverse *= 2 - d[0] * inverse;
  for (int i = 0; i < words; i++) {
    const uint64_t q = x[i] * inverse;
    uint64_t carry = 0;
    for (int j = i; j < words; j++) {
      const unsigned __int128 product = (unsigned __int128)q * d[j - i] + carry;
      carry = (uint64_t)(product >> 64) + (x[j] < (uint64_t)product);
      x[j] -= (uint64_t)product;
    }
    x[i] = q;
  }
}

/* Writes the decimal digits of x, and overwrites x. */
static void write_decimal(char *out, uint64_t *x, int words) {
  uint64_t groups[words * 2 + 1];
  int count = 0;
  do {
    unsigned __int128 rest = 0;
    for (int i = words - 1; i >= 0; i--) {
      rest = rest << 64 | x[i];
      x[i] = (uint64_t)(rest / 1000000000000000000ULL);
      rest %= 1000000000000000000ULL;
    }
    groups[count++] = (uint64_t)rest;
    while (words > 0 && !x[words - 1]) words--;
  } while (words > 0);
  out += sprintf(out, "%lu", (unsigned long)groups[--count]);
  while (count > 0) out += sprintf(out, "%018lu", (unsigned long)groups[--count]);
}

/* E = x / 2^before (2^p - 1) as in result-number.h, where x = A 2^p + R - A. */
static void write_result_number(periodicity p) {
  const int before = p.preperiod > 0 ? p.preperiod - 1 : 0, bits = before + p.period, words = bits / 64 + 2;
  uint64_t x[words], a[words], ones[words], divisor[words];
  memset(x, 0, sizeof x);
  memset(ones, 0, sizeof ones);
  for (int i = 0; i < bits; i++)
    if (outcomes[1 + i]) x[(bits - 1 - i) >> 6] |= 1ULL << ((bits - 1 - i) & 63);
  memcpy(a, x, sizeof x);
  shift_right(a, words, p.period);
  subtract(x, a, words);
  for (int i = 0; i < p.period; i++) ones[i >> 6] |= 1ULL << (i & 63);
  memcpy(a, x, sizeof x);
  memcpy(divisor, ones, sizeof ones);
  gcd_with_odd(a, divisor, words);
  divide_exactly(x, divisor, words);
  divide_exactly(ones, divisor, words);
  const int64_t zeros = trailing_zeros(x), twos = zeros < before ? zeros : before;
  shift_right(x, words, twos);
  memset(a, 0, sizeof a);
  for (int i = 0; i < p.period; i++) {
    const int64_t to = i + before - twos;
    a[to >> 6] |= (ones[i >> 6] >> (i & 63) & 1) << (to & 63);
  }
  write_decimal(numerator, x, words);
  write_decimal(denominator, a, words);
}

static int longest_run(periodicity p) {
  int longest = 0, run = 0, last = -1;
  for (int n = 0; n < p.preperiod + 2 * p.period; n++) {
    const int f = outcomes[n < p.preperiod + p.period ? n : n - p.period];
    run = f == last ? run + 1 : 1;
    last = f;
    if (run > longest) longest = run;
  }
  return longest;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  const int most = atoi(argv[1]);
  tally judged = {0};
  FILE *rows = strcmp(argv[3], "all")
                   ? NULL
                   : table(argv[2], "result-strings", "game,b,c,outcomePreperiod,T,longestRun,pPositions,B,E,status,why");
  for (int b = 2; b < most; b++)
    for (int c = b + 1; c <= most; c++) {
      const periodicity found = play(b, c);
      const int t = found.period;
      int p_positions = 0;
      for (int n = 0; n < t; n++) p_positions += !outcomes[found.preperiod + n];
      const int run = longest_run(found);
      write_result_string(text, found);
      write_result_number(found);
      const int divides = 2 % t == 0 || (b + 1) % t == 0 || (c + 1) % t == 0 || (b + c) % t == 0;
      const int is_neighbour = b % 2 == 0 && c == b + 1;
      judge(&judged, 1, divides || (is_neighbour && t == 2 * b), divides || (is_neighbour && t == b));
      if (rows)
        fprintf(rows, "\"{1, %d, %d}\",%d,%d,%d,%d,%d,%d,%s,%s/%s,proved,\n", b, c, b, c, found.preperiod, t, run, p_positions,
                text, numerator, denominator);
    }
  if (rows) fclose(rows);
  return finish(&judged, 1);
}
