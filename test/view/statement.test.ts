import { describe, expect, test } from 'vitest';
import type { Law } from '../../src/claim/index.ts';
import type { PipelineDefinition } from '../../src/plan/index.ts';
import { claimsOf } from '../../src/view/claim-of.ts';
import { statementText } from '../../src/view/statement.ts';
import { CLAIMS, exampleResult } from './example-result.ts';

const SWEEP = { game: '{1, b, c}', over: { b: '3..5', c: 'b+1..9' }, where: 'odd(b)' };

/** Returns the statement of a law, with a theorem if a hypothesis is given. */
function stated(says: string, hypothesis?: string, changes: Partial<PipelineDefinition> = {}): string {
  const theorem = hypothesis === undefined ? {} : { theorem: { reference: 'doe-2001', hypothesis } };
  const law = { ...CLAIMS[0]!, says, holds: () => true, mutant: () => false, ...theorem } as Law;
  const [claim] = claimsOf(exampleResult({ sweep: SWEEP, claims: [law], ...changes }));
  return statementText(claim!);
}

describe('the statement of a claim', () => {
  test('names the range and the condition of the sweep if the claim is computed', () => {
    expect(stated('B = <01>')).toBe('{1, b, c}, b = 3..5, c = b+1..9, odd(b): B = <01>');
  });

  test('names the hypothesis of a theorem instead of the range', () => {
    expect(stated('B = <01>', 'all c ≥ b+1; odd(b)')).toBe('{1, b, c}, all c ≥ b+1, odd(b): B = <01>');
  });

  test('lists the conditions of the claim with those of the sweep, each once', () => {
    expect(stated('odd(b): odd(c): B = <01>')).toBe(
      '{1, b, c}, b = 3..5, c = b+1..9, odd(b), odd(c): B = <01>',
    );
    expect(stated('b = 3: B = <01>')).toBe('{1, b, c}, b = 3..5, c = b+1..9, odd(b), b = 3: B = <01>');
  });

  test('keeps a colon in a sentence that does not begin with a condition', () => {
    expect(stated('it is pure: no preperiod')).toMatch(/odd\(b\): it is pure: no preperiod$/);
  });

  test('names the rules if they are not the usual ones', () => {
    const sweep = { ...SWEEP, objective: 'last-player-loses' } as const;
    expect(stated('B = <01>', 'any b', { sweep, measure: ['T'] })).toBe(
      '{1, b, c}, any b, the last player loses: B = <01>',
    );
  });
});
