import { expect, test } from 'vitest';
import { macrosLatex } from '../../src/view/macros.ts';

const claim = {
  pipeline: 'fes-saltus',
  id: 'conjecture-12',
  source: 'paper',
  cases: '320',
  met: '319',
  undecided: '0',
};
const records = [
  { ...claim, verdict: 'fails', holds: '280', fails: '39' },
  { ...claim, id: 'lemma-6', verdict: 'holds', holds: '319', fails: '0' },
  {
    ...claim,
    pipeline: 'kisses',
    id: 'own',
    source: 'saltus',
    cases: '1',
    met: '1',
    verdict: 'holds',
    holds: '1',
    fails: '0',
  },
];

test('totals have names, and rows are counted once a pipeline', () => {
  const text = macrosLatex(records);
  expect(text).toContain('\\newcommand{\\saltusRows}{321}\n');
  expect(text).toContain('\\newcommand{\\saltusPipelines}{2}\n');
  expect(text).toContain('\\newcommand{\\saltusClaims}{3}\n');
  expect(text).toContain('\\newcommand{\\saltusPrintedClaims}{2}\n');
  expect(text).toContain('\\newcommand{\\saltusPrintedClaimsThatHold}{1}\n');
  expect(text).toContain('\\newcommand{\\saltusPrintedClaimsThatFail}{1}\n');
});

test('every count of every claim has a key', () => {
  const text = macrosLatex(records);
  expect(text).toContain('\\@namedef{saltus@fes-saltus.rows}{320}\n');
  expect(text).toContain('\\@namedef{saltus@fes-saltus.conjecture-12.fails}{39}\n');
  expect(text).toContain('\\@namedef{saltus@fes-saltus.conjecture-12.verdict}{fails}\n');
  expect(text.match(/@namedef/g)).toHaveLength(2 + 3 * 5);
});
