import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { runCommand } from './cli/program.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

runCommand(process.argv, process.env, {
  version: manifest.version,
  unpack: async () => ({ webRoot }),
}).then((exitCode) => {
  process.exitCode = exitCode;
});
