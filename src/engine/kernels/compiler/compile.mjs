// Compiles the kernels beside this folder into one module of base64 texts: npm run kernels.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const MODULE = 'compiled.ts';
/** Files of the folder that are no kernels. */
const OTHERS = [MODULE, 'layout.ts', 'load.ts'];

// All speed is in -O3: nothing else inlines.
const OPTIONS = '-O3 --converge --noAssert --runtime stub --importMemory --noExportMemory --enable simd';

/** @param {string} name */
async function compile(name) {
  /** @type {Uint8Array | undefined} */
  let bytes;
  const { error, stderr } = await asc.main([name, ...OPTIONS.split(' '), '--outFile', 'kernel.wasm'], {
    readFile: path => (readdirSync(FOLDER).includes(path) ? readFileSync(`${FOLDER}${path}`, 'utf8') : null),
    writeFile: (_, contents) => {
      bytes = /** @type {Uint8Array} */ (contents);
    },
    listFiles: () => [],
  });
  if (error || bytes === undefined) throw new Error(`${name}: ${error?.message}\n${stderr}`);
  return Buffer.from(bytes).toString('base64');
}

/** @param {string} name such as pattern-word.ts */
const constantOf = name => name.replace('.ts', '').replaceAll('-', '_').toUpperCase();

const names = readdirSync(FOLDER).filter(name => name.endsWith('.ts') && !OTHERS.includes(name));
const texts = [];
for (const name of names) texts.push(`export const ${constantOf(name)} =\n  '${await compile(name)}';\n`);
const head = '// Written by `npm run kernels`, from the files beside it. Not to be edited.\n';
writeFileSync(`${FOLDER}${MODULE}`, [head, ...texts].join('\n'));
