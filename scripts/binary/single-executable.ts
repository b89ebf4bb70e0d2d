import { execFileSync } from 'node:child_process';
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { stripProgram } from './strip-program.ts';

export interface Executable {
  /** The script that is run. */
  main: string;
  /** File to write. */
  executable: string;
  /** The file for Node's build configuration. */
  configFile: string;
  /** The Node executable to copy; the copy has no symbols, and gets the script and its files. */
  node: string;
  /** Key to file. */
  assets: Readonly<Record<string, string>>;
}

/**
 * Limits of Node's memory. Young objects get 4 MB, which saves 10 to 70 MB at rest and under load.
 * Old objects get 2 GB, far more than they need: on a machine with much memory Node would otherwise
 * collect garbage only at four times the memory in use.
 */
const EXEC_ARGV = ['--max-semi-space-size=4', '--max-old-space-size=2048'];

/**
 * Builds an executable from a script, its files and a copy of Node, also for another kind of
 * machine.
 */
export async function buildExecutable({ main, executable, configFile, node, assets }: Executable) {
  const written = `${executable}.written`;
  const stripped = `${executable}.node`;
  await writeFile(stripped, stripProgram(await readFile(node)), { mode: 0o755 });
  const output = { output: written, executable: stripped, disableExperimentalSEAWarning: true };
  // The path of the script gets into the executable, which must not depend on the folder.
  const folder = dirname(configFile);
  const config = { main: relative(folder, main), ...output, execArgv: EXEC_ARGV, assets };
  await writeFile(configFile, JSON.stringify(config, null, 2));
  execFileSync(process.execPath, ['--build-sea', configFile], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // If the file is written at once, Linux maps 35 MB more into each process that runs it.
  const copy = `${executable}.copy`;
  await copyFile(written, copy);
  await rename(copy, executable);
  await rm(written);
  await rm(stripped);
  if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', executable]);
}
