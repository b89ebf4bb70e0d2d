import { fileURLToPath } from 'node:url';
import { measureFirstLoads, outlineBytes } from './first-load.ts';

/** The budget of scripts for each screen, any of which can be the first. */
const BUDGET_KB = 150;
/** The budget of the outlines that maps without tiles load. */
const OUTLINES_KB = 250;

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const loads = measureFirstLoads(dist).toSorted((a, b) => b.scripts - a.scripts);
const tooLarge = loads.filter(({ scripts }) => scripts > BUDGET_KB * 1000);

console.table(
  loads.map(({ path, scripts, styles }) => ({
    screen: path,
    'scripts (kB brotli)': kilobytes(scripts),
    'page and styles (kB brotli)': kilobytes(styles),
    'budget (kB)': BUDGET_KB,
  })),
);
const outlines = outlineBytes(dist);
console.log(`Outlines of the map: ${kilobytes(outlines)} kB brotli of ${OUTLINES_KB}.`);
if (outlines > OUTLINES_KB * 1000) process.exitCode = 1;
if (tooLarge.length > 0) {
  console.error(
    `These screens load more scripts than the budget allows: ${tooLarge.map(({ path }) => path).join(', ')}`,
  );
  process.exitCode = 1;
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
