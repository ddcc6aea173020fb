import { expect, test } from 'vitest';
import { viridis } from '../../src/explorer/viridis.ts';

const parts = Array.from({ length: 101 }, (_, i) => i / 100);

function lightness(colour: string): number {
  const full = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [r, g, b] = [1, 3, 5]
    .map(at => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map(x => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

test('the ends are those of viridis', () => {
  expect(viridis(0).fill).toBe('#440154');
  expect(viridis(1).fill).toBe('#fde725');
  expect(viridis(-3)).toEqual(viridis(0));
  expect(viridis(7)).toEqual(viridis(1));
});

test('the lightness increases throughout, so colours are distinct in grey', () => {
  const steps = parts.map(part => lightness(viridis(part).fill));
  for (let i = 1; i < steps.length; i++) expect(steps[i]).toBeGreaterThan(steps[i - 1]!);
});

test('text has a contrast of at least 4.5 on each colour', () => {
  for (const part of parts) {
    const { fill, ink } = viridis(part);
    const [dark, light] = [lightness(fill), lightness(ink)].sort((p, q) => p - q);
    expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});
