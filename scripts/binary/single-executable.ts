import { execFileSync } from 'node:child_process';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';

export interface Executable {
  /** The script that is run. */
  main: string;
  /** File to write. */
  executable: string;
  /** Where Node's configuration of the build is written. */
  configFile: string;
  /** The Node that it is put into; a copy of it is changed. */
  node: string;
  /** Key to file. */
  assets: Readonly<Record<string, string>>;
}

/**
 * How Node keeps its memory small. New objects get 4 MB before they are looked through: at rest and
 * under load it is 10 to 70 MB less. Old ones get 2 GB, many times what they need: of a machine
 * with much memory Node would take more, and let garbage lie until there is four times what is in use.
 */
const EXEC_ARGV = ['--max-semi-space-size=4', '--max-old-space-size=2048'];

/** Puts a script and its files into a copy of a Node, be it for another kind of machine. */
export async function buildExecutable({ main, executable, configFile, node, assets }: Executable) {
  const written = `${executable}.written`;
  const output = { output: written, executable: node, disableExperimentalSEAWarning: true };
  const config = { main, ...output, execArgv: EXEC_ARGV, assets };
  await writeFile(configFile, JSON.stringify(config, null, 2));
  execFileSync(process.execPath, ['--build-sea', configFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Of a file that was written in one go, Linux maps 35 MB more into each process that runs it.
  const copy = `${executable}.copy`;
  await copyFile(written, copy);
  await rename(copy, executable);
  await rm(written);
  if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', executable]);
}
