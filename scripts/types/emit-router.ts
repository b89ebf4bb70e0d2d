import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runTsc } from './run-tsc.ts';

export interface RouterFiles {
  /** A tsconfig.json that emits the declarations of the router and of what it imports. */
  config: string;
  /** The router's declaration among them. */
  emitted: string;
  /** Where the app finds it. */
  target: string;
}

/** What only the server uses of a router's type. */
const SERVER_TYPES = /import\("\.\/(?:context\.ts"\)\.Context|trpc\.ts"\)\.Meta)\b/g;
/** A query with a left join has the rows of all tables in its type. */
const NOT_EXPORTED = 'Export these types, such as the rows of a table in a *.tables.ts.';
const SERVER_FILE = /(?:import\(|from )["'](\.[^"']+)/g;

/**
 * Emits the type of a router as one file that imports no file of the server: the inputs and outputs
 * of its procedures are written out. An unchanged file is not written again.
 * @throws Error if the compiler refuses the server's files, or the type names one of them
 */
export async function emitRouter({ config, emitted, target }: RouterFiles): Promise<void> {
  const { passed, output } = await runTsc(['--project', config]);
  if (!passed) {
    throw new Error(output.includes('TS4058') ? `${output}\n${NOT_EXPORTED}` : output);
  }
  const declaration = readFileSync(emitted, 'utf8').replaceAll(SERVER_TYPES, 'object');
  const files = new Set([...declaration.matchAll(SERVER_FILE)].map(([, file]) => file));
  if (files.size > 0) {
    throw new Error(
      `The app would read files of the server for the type of the router: ${[...files].join(', ')}.\n` +
        'Declare what a procedure takes and returns in packages/contracts.',
    );
  }
  if (existsSync(target) && readFileSync(target, 'utf8') === declaration) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, declaration);
}
