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
 * How Node keeps its memory small: new objects get 4 MB before they are looked through, and garbage is
 * collected when there is as much again as was left the last time, not up to four times as much.
 */
const EXEC_ARGV = ['--max-semi-space-size=4', '--heap-growing-percent=100'];

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
