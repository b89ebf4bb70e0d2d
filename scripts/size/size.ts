import { fileURLToPath } from 'node:url';
import { measureFirstLoads } from './first-load.ts';

/** Of scripts, for any screen that somebody may come to first. */
const BUDGET_KB = 150;

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const loads = measureFirstLoads(dist).toSorted((a, b) => b.scripts - a.scripts);
const tooLarge = loads.filter(({ scripts }) => scripts > BUDGET_KB * 1000);

console.table(
  loads.map(({ path, scripts, styles }) => ({
    screen: path,
    'scripts (kB brotli)': kilobytes(scripts),
    'page and styles (kB brotli)': kilobytes(styles),
    budget: scripts > BUDGET_KB * 1000 ? `over ${BUDGET_KB}` : 'kept',
  })),
);
if (tooLarge.length > 0) {
  console.error(`${tooLarge.map(({ path }) => path).join(', ')}: over ${BUDGET_KB} kB of scripts.`);
  process.exitCode = 1;
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
