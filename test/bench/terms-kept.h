/* Stored terms, one byte each: the last m are searched for among them, the shortest period first. */
#ifndef TERMS_KEPT_H
#define TERMS_KEPT_H

#include <stdint.h>
#include <string.h>

#define MOST_TERMS (1 << 24)

typedef struct {
  int preperiod, period;
} periodicity;

/* A period of 0 if the last m terms do not occur before. */
static periodicity find(const uint8_t *terms, int end, int m) {
  for (int p = 1; p <= end - m; p++) {
    if (terms[end - 1] != terms[end - 1 - p] || memcmp(terms + end - m, terms + end - m - p, (size_t)m)) continue;
    int n = end - p;
    while (n > 0 && terms[n - 1] == terms[n - 1 + p]) n--;
    return (periodicity){n, p};
  }
  return (periodicity){0, 0};
}

#endif
