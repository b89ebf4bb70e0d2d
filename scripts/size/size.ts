import { fileURLToPath } from 'node:url';
import { measureFirstLoads, painterBytes } from './first-load.ts';

/** The budget of scripts for each screen, any of which can be the first. */
const BUDGET_KB = 149;
/** The budget of the script that paints the ground of maps in a worker. */
const PAINTER_KB = 45;

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
const painter = painterBytes(dist);
console.log(`Painter of the map: ${kilobytes(painter)} kB brotli of ${PAINTER_KB}.`);
if (painter > PAINTER_KB * 1000) process.exitCode = 1;
if (tooLarge.length > 0) {
  console.error(
    `These screens load more scripts than the budget allows: ${tooLarge.map(({ path }) => path).join(', ')}`,
  );
  process.exitCode = 1;
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
