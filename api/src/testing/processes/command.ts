import { join } from 'node:path';
import { inject } from 'vitest';
import { type Run, startProcess } from './process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the server's bundled source; undefined in test runs that do not bundle it. */
    program: string;
  }
}

/** Node's compile cache: a command starts with half the processor time. */
const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/compile');

const program = process.env.HOPTRAIL
  ? [process.env.HOPTRAIL]
  : [process.execPath, inject('program') ?? join(import.meta.dirname, '../../main.ts')];

/**
 * Runs a command of the executable in `HOPTRAIL`, or of the source, and ends it with the test.
 * @param account the account to run as; needs root
 * @param atEnd takes what ends the process, for processes of several tests
 */
export function hoptrail(
  args: string[],
  env: Record<string, string>,
  account?: { uid: number; gid: number },
  atEnd?: (stop: () => void) => void,
): Run {
  const [file = '', ...first] = program;
  const { PATH } = process.env;
  const quiet = {
    PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    // A busy machine would refuse what a test asks.
    SHED_DELAY_MS: '0',
    NODE_COMPILE_CACHE: compileCache,
  };
  return startProcess(file, [...first, ...args], { ...quiet, ...env }, account, atEnd);
}
