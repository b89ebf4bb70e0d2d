import { environment } from './environment.ts';
import { secretNames } from './secret-files.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const names: readonly string[] = environment.keyof().options;
const variableNames = new Set([...names, ...secretNames.map((name) => `${name}_FILE`)]);

/** Prefixes that few other programs use: a variable with one was probably meant for Hoptrail. */
const OUR_PREFIXES = [
  'ACME',
  'CHECKIN',
  'CODES',
  'HSTS',
  'METRICS',
  'OBJECT_STORE',
  'SMTP',
  'UPLOADS',
];
const LONG_NAME = 7;

/**
 * Returns a sentence for each variable that is set but not read, and was probably meant for
 * Hoptrail.
 * @param env the environment's variables; empty ones count as not set
 */
export function misspeltVariables(env: Variables): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    // Container platforms set HOPTRAIL_PORT=tcp://... for a service of that name.
    if (!value || variableNames.has(name) || value.startsWith('tcp://')) return [];
    const advice = adviceOnName(name);
    return advice === undefined ? [] : [`${name} is not read. ${advice}`];
  });
}

function adviceOnName(name: string): string | undefined {
  const upper = name.toUpperCase();
  const bare = upper.replace(/^HOPTRAIL_/, '');
  const ofFile = bare.replace(/_FILE$/, '');
  if (ofFile !== bare && names.includes(ofFile)) {
    return `Only secrets are read from files: set ${ofFile} itself.`;
  }
  const near = nearest(bare);
  if (near !== undefined) return `Did you mean ${near}?`;
  const prefix = OUR_PREFIXES.find((one) => upper.startsWith(`${one}_`));
  if (prefix === undefined) return undefined;
  const ours = names.filter((one) => one.startsWith(`${prefix}_`));
  return `Hoptrail reads ${ours.join(', ')}.`;
}

function nearest(name: string): string | undefined {
  const [first] = names
    .map((ours) => ({ ours, distance: editDistance(name, ours) }))
    .filter(({ ours, distance }) => distance <= (ours.length < LONG_NAME ? 1 : 2))
    .toSorted((a, b) => a.distance - b.distance);
  return first?.ours;
}

/** Returns the number of letters to insert, delete, replace or swap with the next one. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + cost,
          isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return at(row, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
