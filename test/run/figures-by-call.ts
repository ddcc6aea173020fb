import { expect } from 'vitest';
import { DefinitionError } from '../../src/errors.ts';
import { createExecutor } from '../../src/run/index.ts';

const spec = { mark: 'point', encoding: { x: { field: 'a', type: 'quantitative' } } };

/** Expects that a figure is drawn by so many jobs, and that an error is thrown as it occurred. */
export async function expectFiguresOf(jobs: number): Promise<void> {
  const executor = createExecutor(jobs);
  const draw = (...args: unknown[]) =>
    executor.call({ module: 'view/figure/figure.ts', name: 'renderFigure', args });
  try {
    const { svg } = (await draw(spec, [{ a: 1 }, { a: 2 }], { name: 'x' })) as { svg: string };
    expect(svg).toContain('<svg');
    const wrong = draw({ ...spec, marc: 'point' }, [{ a: 1 }], { name: 'x' });
    await expect(wrong).rejects.toThrow(DefinitionError);
    await expect(wrong).rejects.toThrow('x.marc: expected');
  } finally {
    await executor.close();
  }
}
