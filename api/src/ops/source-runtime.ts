import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../../package.json' with { type: 'json' };
import { findCommit } from './find-commit.ts';
import type { Runtime } from './runtime.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const require = createRequire(import.meta.url);
const fontFolders: Readonly<Record<string, string>> = {
  caprasimo: dirname(require.resolve('@fontsource/caprasimo/package.json')),
  inter: dirname(require.resolve('@fontsource/inter/package.json')),
};
const notices = inRepository('dist/THIRD-PARTY-NOTICES.txt');

/** The runtime when Hoptrail runs from the source. */
export const sourceRuntime: Runtime = {
  version: manifest.version,
  commit: () => findCommit(inRepository('')),
  notices: () => readFile(notices, 'utf8').catch(() => undefined),
  sbom: async () => undefined,
  publisherKey: async () => undefined,
  program: [process.execPath, inRepository('api/src/main.ts')],
  unpack: async () => ({
    webRoot: inRepository('web/dist'),
    checkpointThread: inRepository('api/src/db/sqlite/checkpoints/checkpoint-thread.ts'),
    fontFile: (name) => join(fontFolders[name.split('-')[0] ?? ''] ?? '', 'files', name),
    drawingFile: (path) => inRepository(`packages/drawings/files/${path}`),
    groundFile: inRepository('packages/ground/dist/ground.pmtiles'),
  }),
};
