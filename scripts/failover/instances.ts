import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, startProgram, until } from './processes.ts';

const SOURCE = join(import.meta.dirname, '../../api/src/main.ts');

/** A running server of Hoptrail. */
export interface Instance {
  name: string;
  url: string;
  pid: number;
  /** Whether the process still runs. */
  runs(): boolean;
  /** Returns the warnings and errors of its log that speak of the database. */
  complaints(): Promise<string[]>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts several servers on one database.
 * @param variables more variables of their environment
 */
export async function startInstances(
  folder: string,
  databaseUrl: string,
  names: readonly string[],
  variables: Record<string, string> = {},
): Promise<Instance[]> {
  const shared = { ...variables, DATABASE_URL: databaseUrl };
  return await Promise.all(names.map((name) => startInstance(join(folder, name), name, shared)));
}

async function startInstance(
  folder: string,
  name: string,
  variables: Record<string, string>,
): Promise<Instance> {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'log');
  const program = startProgram([process.execPath, SOURCE, 'serve'], logFile, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: join(folder, 'data'),
      SIGNING_KEY: 'the-key-of-the-drill-has-enough-characters',
      INSTANCE_NAME: name,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000000',
      SHED_DELAY_MS: '0',
      DATABASE_CHECK_HOURS: '0',
      ...variables,
    },
  });
  const log = async () => await readFile(logFile, 'utf8').catch(() => '');
  await until(`${name} listens`, async () => {
    if (program.child.exitCode !== null) throw new Error(await log());
    return (await fetch(`${address}/api/ready`)).ok;
  });
  return {
    name,
    url: address,
    pid: program.child.pid ?? 0,
    runs: () => program.child.exitCode === null && program.child.signalCode === null,
    async complaints() {
      return (await log())
        .split('\n')
        .filter((line) => /"level":[456]0.*"msg":"[^"]*database/.test(line));
    },
    stop: program.stop,
  };
}
