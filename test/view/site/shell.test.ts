import { expect, test } from 'vitest';
import { html } from '../../../src/view/document/markup.ts';
import { explorerAddress, gameContext } from '../../../src/view/site/explorer-address.ts';
import { addressFrom, pageText } from '../../../src/view/site/shell.ts';

const page = {
  path: 'pipelines/x.html',
  title: '</title><b>',
  description: '"quoted"',
  body: html`<h1>x</h1>`,
};

test('addresses are relative to the folder of the page', () => {
  expect(addressFrom('index.html', 'assets/site.css')).toBe('assets/site.css');
  expect(addressFrom('pipelines/x.html', 'explorer.html')).toBe('../explorer.html');
});

test('a title and a description are escaped', () => {
  const text = pageText(page, '');
  expect(text).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>');
  expect(text).toContain('content="&quot;quoted&quot;"');
});

test('scripts are classic and deferred, and only from the site', () => {
  const text = pageText({ ...page, scripts: ['assets/charts.js'] }, '');
  const scripts = [...text.matchAll(/<script ([^>]*)>/g)].map(match => match[1]);
  expect(scripts).toEqual(['defer src="../assets/site.js"', 'defer src="../assets/charts.js"']);
});

test('the footer links the licences of fonts and libraries', () => {
  const [, footer] = pageText(page, 'MIT').split('<footer');
  expect(footer).toContain('<a href="../assets/LICENSES.txt">');
});

test('the navigation marks the current page', () => {
  expect(pageText(page, '')).toContain('<a href="../pipelines/index.html" aria-current="true">Results</a>');
  expect(pageText({ ...page, path: 'errata.html' }, '')).toContain(
    '<a href="errata.html" aria-current="page">Errata</a>',
  );
});

test('the address of a game contains its notation and the unusual rules', () => {
  const normal = { ending: 'normal', objective: 'last-player-wins' } as const;
  expect(explorerAddress({ game: 'N - {2, 3}', rule: normal })).toBe(
    'explorer.html#game=N%20-%20%7B2%2C%203%7D',
  );
  expect(explorerAddress({ game: 'N - {1, 2, 3}', rule: normal, beside: 'N - {1, 2}' })).toBe(
    'explorer.html#game=N%20-%20%7B1%2C%202%2C%203%7D&beside=N%20-%20%7B1%2C%202%7D',
  );
  expect(
    explorerAddress({ game: '{1, 3}', rule: { ending: 'take-all', objective: 'last-player-loses' } }),
  ).toBe('explorer.html#game=%7B1%2C%203%7D&ending=take-all&objective=last-player-loses');
});

test("gameContext gives the explorer's address before and after a game, from a pipeline's page", () => {
  const { before, after } = gameContext({ ending: 'take-all', objective: 'last-player-wins' });
  expect([before, after]).toEqual(['../explorer.html#game=', '&ending=take-all']);
});
