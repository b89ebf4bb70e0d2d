import { fileURLToPath } from 'node:url';

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const repositoryFolder = inRepository('');
export const apiFolder = inRepository('api');
export const webFolder = inRepository('web/dist');
export const drawingsFolder = inRepository('packages/drawings/files');
export const addonLoader = inRepository('api/src/ops/binary/native-addons.ts');
export const checkpointThreadEntry = inRepository(
  'api/src/db/sqlite/checkpoints/checkpoint-thread.ts',
);
export const serverEntry = inRepository('api/src/main.binary.ts');
export const executableEntry = inRepository('scripts/binary/executable-main.ts');

export const distFolder = inRepository('dist');
export const executable = inRepository('dist/hoptrail');
/** Returns the path of the executable for another kind of machine. */
export const foreignExecutable = (target: string) => inRepository(`dist/hoptrail-${target}`);
/** The list of checksums, in the format of `sha256sum --check`. */
export const checksums = inRepository('dist/SHA256SUMS');
export const notices = inRepository('dist/THIRD-PARTY-NOTICES.txt');
/** The folder of intermediate files. */
export const partsFolder = inRepository('dist/parts');
