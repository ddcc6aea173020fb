import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadPipeline, pipelineIds, ROOT, readPublished } from '../../src/run/index.ts';
import { sourcesByKey } from '../../src/view/citation.ts';
import { claimsOf, inPrintedOrder, keyOf } from '../../src/view/claim-of.ts';
import { KINDS, RELATIONS, readCredits } from '../../src/view/credits.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import { toMarkdown } from '../../src/view/document/markdown.ts';
import { frontPage } from '../../src/view/pages/front-page.ts';
import { CLOSED_FORMS, furtherPage, LAWS, newClaims } from '../../src/view/pages/new-laws.ts';
import { guessedPage, openPage } from '../../src/view/pages/open-page.ts';
import { pipelinePage } from '../../src/view/pages/pipeline-page.ts';
import { currentResults } from '../../src/view/results.ts';
import { pageOfResult } from '../view/example-result.ts';

const works = readPublished('works.csv');
const priorWork = readPublished('prior-work.csv');
const comparisons = readPublished('comparisons.csv');
const records = readPublished('sources.csv');
const keys = new Set([...works, ...records].map(({ key }) => key!));
/** The numbers of pages of works that are sources too. */
const PAGES: Readonly<Record<string, number>> = { 'flammenkamp-1997': 151 };
const pipelines = await Promise.all(pipelineIds().map(id => loadPipeline(id)));
const definitions = pipelines.map(({ definition }) => definition);
const names = new Set(
  definitions.flatMap(({ id, claims }) => [id, ...claims.map(claim => `${id}/${claim.id}`)]),
);
const wordsOf = (text = '') => text.split(' ').filter(Boolean);

describe('the tables of prior work', () => {
  test('give each work a key, a title, how far it was read, and a year unless its text changes', () => {
    expect(works.map(({ key }) => key)).toEqual([...new Set(works.map(({ key }) => key))]);
    for (const { key, short, title, year, published, read } of works) {
      expect([short, title, published, read].every(Boolean), key).toBe(true);
      expect(/^\d{4}$/.test(year!) || ['OEIS', 'article of Wikipedia'].includes(published!), key).toBe(true);
    }
    expect(works.filter(({ key }) => records.some(source => source.key === key))).toEqual([]);
  });

  test('give each statement an id, a place, a kind, a relation, a quotation and a paraphrase', () => {
    const ids = priorWork.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, work, place, kind, relation, quotation, paraphrase } of priorWork) {
      expect(Object.keys(KINDS), id).toContain(kind);
      expect(Object.keys(RELATIONS), id).toContain(relation);
      expect([...keys], id).toContain(work);
      for (const text of [place, quotation, paraphrase]) expect(text!.trim(), id).not.toBe('');
      expect(paraphrase, id).not.toBe(quotation);
    }
  });

  test('name existing pages of the work, first page first', () => {
    for (const { id, work, page } of priorWork) {
      const pages = PAGES[work!] ?? Number(works.find(({ key }) => key === work)!.pages);
      if (pages > 0) expect(page, id).toMatch(/^\d+(-\d+)?$/);
      const [first, last = first] = page!.split('-').map(Number);
      if (page) expect(1 <= first! && first! <= last! && last! <= pages, id).toBe(true);
    }
  });

  test('name only existing pipelines and claims, and listed works', () => {
    const unknown = [...priorWork, ...comparisons].flatMap(({ concerns }) =>
      wordsOf(concerns).filter(name => !names.has(name)),
    );
    expect(unknown).toEqual([]);
    const others = comparisons.flatMap(({ searched }) => wordsOf(searched).filter(key => !keys.has(key)));
    expect(others).toEqual([]);
    for (const { key, topic, concerns, searched, terms, found } of comparisons)
      expect([topic, concerns, searched, terms, found].every(Boolean), key).toBe(true);
  });

  test('quote the dissertation in German', () => {
    const german = priorWork.filter(({ work }) => work === 'flammenkamp-1997');
    expect(german.length).toBeGreaterThan(20);
  });

  test('include the four statements that were once listed as open or as ours', () => {
    const found = (id: string) => {
      const { page, place, kind, relation } = priorWork.find(record => record.id === id)!;
      return [page, place, kind, relation].join(', ');
    };
    expect(
      ['fl-folgerung-14', 'fl-satz-8-periode', 'fl-vermutung-6-vorperiode', 'fl-start-3'].map(found),
    ).toEqual([
      '42, Folgerung 14, theorem, stronger',
      '17-18, Satz 8 and Folgerung 9, theorem, same',
      '6, Vermutung 6, conjecture, outcomes',
      '76, Der Einfluß der Startfolge auf die Periodenlänge, remark, related',
    ]);
  });
});

const credits = readCredits(readPublished);
const sources = sourcesByKey(records);
const results = await currentResults(pipelines, new DataFolder(ROOT));
const statements = readPublished('statements.csv');
const all = { results, claims: inPrintedOrder(results, statements), statements, sources, credits };
const byKey = new Map(results.flatMap(claimsOf).map(conclusion => [keyOf(conclusion), conclusion]));

/** Returns the entry of a claim on a page of conjectures. */
function entryOn(page: string, key: string): string {
  const [id, says] = [key.split('/')[0]!, byKey.get(key)!.claim.says];
  const entries = page.split('\n- **').filter(entry => entry.includes(`](${id}.md)`));
  return entries.find(entry => entry.includes(`[${says.slice(0, 30)}`))!;
}

describe('the pages', () => {
  const [open, guessed] = [toMarkdown(openPage(all)), toMarkdown(guessedPage(all))];

  test('list no conjecture as open if another work proves it', () => {
    const undecided = open.slice(open.indexOf('## Open\n'), open.indexOf('<summary>Decided'));
    const theorems = priorWork.filter(
      ({ kind, relation }) => kind === 'theorem' && (relation === 'same' || relation === 'stronger'),
    );
    const proved = theorems.flatMap(({ concerns }) => wordsOf(concerns).filter(name => name.includes('/')));
    expect(proved).toContain('records-symmetric/pure');
    expect(proved).toContain('growth-four-moves-even/period');
    for (const key of proved.filter(name => byKey.get(name)?.claim.conjecture)) {
      const id = key.split('/')[0]!;
      const { says } = byKey.get(key)!.claim;
      expect(undecided.includes(`[${says}](${id}.md)`), key).toBe(false);
      expect(entryOn(open, key), key).toContain('**printed before:** Flammenkamp 1997');
    }
  });

  test('credit a conjecture to the work that stated it first', () => {
    expect(entryOn(open, 'records-symmetric/pure')).toContain(
      'Flammenkamp 1997, Folgerung 14, p. 42: a theorem, a stronger statement. “Aus „L ist symmetrisch“ folgt q(L) = 0.”',
    );
    expect(credits.askedBy(byKey.get('three-moves/preperiod')!)).toBe('Flammenkamp 1997');
    expect(credits.askedBy(byKey.get('growth-one-more-move/preperiod')!)).toBe('Zhang 2024');
    expect(
      credits.askedBy(byKey.get('all-but-four/only-then') ?? byKey.get('below-3a-product/product')!),
    ).toBe('this project');
  });

  test('show the credit on the page of the question too', () => {
    const result = results.find(({ asked }) => asked.id === 'records-symmetric')!;
    expect(toMarkdown(pipelinePage(pageOfResult(result), sources, credits))).toContain(
      'Flammenkamp 1997, Folgerung 14',
    );
  });

  test('list the works compared for each claim that no work states', () => {
    const isAsked = (text: string) => text.includes('\n  - **continue:**');
    for (const entry of [...open.split('\n- **'), ...guessed.split('\n- **')].filter(isAsked))
      expect(entry, entry.slice(0, 80)).toMatch(/\*\*works searched:\*\* \[|Conjecture 12|Take-a-prime/);
    const uncompared = [...new Set([...LAWS, ...CLOSED_FORMS].flat())].filter(
      key => credits.mark(byKey.get(key)!) !== '',
    );
    expect(uncompared).toEqual([]);
  });

  test('call nothing new, and name for each law the pages of the dissertation without it', () => {
    const front = toMarkdown(frontPage(all));
    const { laws, forms } = newClaims(all);
    const further = toMarkdown(furtherPage(all));
    const list = further.slice(further.indexOf('## Laws'), further.indexOf('<summary>Steps of proofs'));
    const notFound = list.split('not found in Flammenkamp 1997 (pages 1 to 94 read)').length - 1;
    const read = [...laws, ...forms].filter(conclusion => credits.note(conclusion).includes('not found in'));
    expect(notFound).toBe(read.length);
    expect(notFound).toBeGreaterThan(20);
    expect(`${front}${further}${open}${guessed}`).not.toMatch(/\b(is|are) new\b|not yet compared/);
  });

  test('omit laws that a compared work states', () => {
    const { laws, forms, checks } = newClaims(all);
    expect(
      [...laws, ...forms, ...checks].filter(conclusion => credits.isStatedElsewhere(conclusion)).map(keyOf),
    ).toEqual([]);
  });
});

test('pipelines leave descriptions of other works to the tables', () => {
  for (const { id, claims } of definitions)
    for (const claim of claims) {
      const asks = claim.kind === 'law' ? (claim.conjecture?.askedBy ?? '') : '';
      expect(asks, id).not.toMatch(/not read|abstract|arXiv|Flammenkamp/);
    }
});

test.each(['README.md', 'docs/laws.md', 'docs/conjecture-12.md'])(
  '%s names the dissertation, and claims no record range',
  name => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    expect(text).toContain('Flammenkamp 1997');
    expect(text).not.toMatch(/nobody has reached|scholarmate|not read/);
  },
);
