import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { runCommand } from './cli/program.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

process.exitCode = await runCommand(process.argv, process.env, {
  version: manifest.version,
  unpack: async () => ({ webRoot }),
});
