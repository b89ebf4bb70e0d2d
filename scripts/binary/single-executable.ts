import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';

export interface Executable {
  /** The script that is run. */
  main: string;
  /** File to write. */
  executable: string;
  /** Where Node's configuration of the build is written. */
  configFile: string;
  /** Key to file. */
  assets: Readonly<Record<string, string>>;
}

/** Puts a script and its files into a copy of the Node that is running. */
export async function buildExecutable({ main, executable, configFile, assets }: Executable) {
  const config = { main, output: executable, disableExperimentalSEAWarning: true, assets };
  await writeFile(configFile, JSON.stringify(config, null, 2));
  execFileSync(process.execPath, ['--build-sea', configFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', executable]);
}
