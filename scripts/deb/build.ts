import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { writeChecksum } from '../binary/checksums.ts';
import { checksums, distFolder, executable, foreignExecutable, notices } from '../binary/paths.ts';
import { readTarget } from '../binary/target.ts';
import { architectureOf, buildPackage } from './package.ts';
import { readRelease } from './version.ts';

/**
 * Builds `dist/hoptrail_<version>_<architecture>.deb` around the executable that `pnpm binary` built;
 * with `--target linux-arm64` around the one for that kind of machine.
 */
const { target, isForeign } = readTarget(process.argv.slice(2));
const architecture = architectureOf(target);
const release = readRelease();
const output = join(distFolder, `hoptrail_${release.version}_${architecture}.deb`);
await buildPackage(output, {
  ...release,
  architecture,
  notices,
  executable: isForeign ? foreignExecutable(target) : executable,
});
await writeChecksum(output, checksums);

const { size } = await stat(output);
console.log(`${relative(process.cwd(), output)}  ${Math.round(size / 1e6)} MB`);
