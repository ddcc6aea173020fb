/*
 * Code shared by all C programs of the benchmark: reading the games, timing the kernel, and writing the answers.
 *
 * Called as `program KERNEL GAMES ANSWERS LIMIT`. GAMES is a file of doubles: the count of numbers per game, then the
 * games. ANSWERS is written as doubles, equally many per game. The measured time is processor time, which does not
 * depend on other programs, from the first game to the last answer, without reading and writing. One line of JSON goes
 * to stdout.
 */
#ifndef CONTESTANT_H
#define CONTESTANT_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  const char *kernel;
  const char *answers_path;
  long count;
  int width;
  double *games;
  int64_t limit; /* heaps */
  double *answers;
  long answered;
  long capacity;
  double started;
} contest;

/* The answer for a number that is undecided within the limit. */
#define UNDECIDED (-1.0)

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void *allocate(size_t bytes) {
  void *p = calloc(bytes, 1);
  if (!p) {
    fprintf(stderr, "no memory for %zu bytes\n", bytes);
    exit(5);
  }
  return p;
}

static contest start_contest(int argc, char **argv) {
  if (argc != 5) {
    fprintf(stderr, "usage: %s KERNEL GAMES ANSWERS LIMIT\n", argv[0]);
    exit(2);
  }
  contest c = {.kernel = argv[1], .answers_path = argv[3], .limit = (int64_t)strtod(argv[4], NULL)};
  FILE *f = fopen(argv[2], "rb");
  double width;
  if (!f || fread(&width, sizeof width, 1, f) != 1) exit(5);
  fseek(f, 0, SEEK_END);
  c.width = (int)width;
  c.count = (ftell(f) / (long)sizeof(double) - 1) / c.width;
  fseek(f, sizeof(double), SEEK_SET);
  c.games = allocate(sizeof(double) * (size_t)(c.count * c.width));
  if (fread(c.games, sizeof(double) * (size_t)c.width, (size_t)c.count, f) != (size_t)c.count) exit(5);
  fclose(f);
  c.capacity = 32 * c.count;
  c.answers = allocate(sizeof(double) * (size_t)c.capacity);
  c.started = now();
  return c;
}

static inline void answer(contest *c, double value) {
  if (c->answered == c->capacity) exit(4);
  c->answers[c->answered++] = value;
}

/* Peak resident memory since this program was loaded; getrusage would include the process that started it. */
static long peak_kilobytes(void) {
  char line[256];
  long peak = 0;
  FILE *f = fopen("/proc/self/status", "r");
  while (f && fgets(line, sizeof line, f)) sscanf(line, "VmHWM: %ld", &peak);
  if (f) fclose(f);
  return peak;
}

static int finish_contest(const contest *c) {
  double kernel = now() - c->started;
  FILE *f = fopen(c->answers_path, "wb");
  if (!f || fwrite(c->answers, sizeof(double), (size_t)c->answered, f) != (size_t)c->answered) return 5;
  fclose(f);
  printf("{\"kernelSeconds\":%.9f,\"cpuSeconds\":%.9f,\"peakKilobytes\":%ld}\n", kernel, now(), peak_kilobytes());
  return 0;
}

#endif
