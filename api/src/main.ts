import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { runCommand } from './cli/program.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const webRoot = inRepository('web/dist');
const notices = inRepository('dist/THIRD-PARTY-NOTICES.txt');

runCommand(process.argv, process.env, {
  version: manifest.version,
  notices: () => readFile(notices, 'utf8').catch(() => undefined),
  program: [process.execPath, fileURLToPath(import.meta.url)],
  unpack: async () => ({ webRoot }),
}).then((exitCode) => {
  process.exitCode = exitCode;
});
