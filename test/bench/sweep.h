/*
 * Code shared by the programs that compute a whole pipeline, as `saltus run` does: all cases, summaries and claims,
 * with the tables as CSV.
 *
 * Called as `program MOST FOLDER ROWS`. MOST is the greatest number of a set, or the last a. FOLDER is the folder of the
 * tables. ROWS is `all` to write all rows, or `none` to write only summaries. One line of JSON goes to stdout: processor
 * time, peak memory, and the counts of each claim.
 */
#ifndef SWEEP_H
#define SWEEP_H

#include "implementation.h"

typedef struct {
  long cases, met, holds, fails, mutant_refuted;
} tally;

/* The number of cases with the same key, and the first game with the greatest number. */
typedef struct {
  long cases;
  int64_t most;
  int game[4];
} group;

static void judge(tally *t, int met, int holds, int mutant_holds) {
  t->cases++;
  if (!met) return;
  t->met++;
  if (holds) t->holds++;
  else t->fails++;
  if (holds && !mutant_holds) t->mutant_refuted++;
}

static void add(group *g, int64_t number, const int *game) {
  if (g->cases++ && number <= g->most) return;
  g->most = number;
  memcpy(g->game, game, sizeof g->game);
}

static FILE *table(const char *folder, const char *name, const char *header) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.csv", folder, name);
  FILE *f = fopen(path, "w");
  if (!f) exit(5);
  fprintf(f, "%s\n", header);
  return f;
}

static int finish(const tally *tallies, int count) {
  printf("{\"cpuSeconds\":%.9f,\"peakKilobytes\":%ld,\"tallies\":[", now(), peak_kilobytes());
  for (int i = 0; i < count; i++)
    printf("%s{\"cases\":%ld,\"met\":%ld,\"holds\":%ld,\"fails\":%ld,\"mutantRefuted\":%ld}", i ? "," : "", tallies[i].cases,
           tallies[i].met, tallies[i].holds, tallies[i].fails, tallies[i].mutant_refuted);
  printf("]}\n");
  return 0;
}

#endif
