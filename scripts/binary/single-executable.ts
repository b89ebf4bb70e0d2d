import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Executable {
  /** The script that is run. */
  bundle: string;
  /** File to write. */
  executable: string;
  /** Folder for what is only needed while building. */
  workFolder: string;
  /** Key to file. */
  assets: Readonly<Record<string, string>>;
}

/** Puts a script and its files into a copy of the Node that is running. */
export async function buildExecutable({ bundle, executable, workFolder, assets }: Executable) {
  const config = join(workFolder, 'sea.json');
  const settings = {
    main: bundle,
    output: executable,
    disableExperimentalSEAWarning: true,
    useCodeCache: true,
    assets,
  };
  await writeFile(config, JSON.stringify(settings, null, 2));
  execFileSync(process.execPath, ['--build-sea', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', executable]);
}
