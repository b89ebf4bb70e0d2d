import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MAINTAINER } from './control-files.ts';
import type { PackageOrder } from './package.ts';
import type { PackagedFile } from './packaged-file.ts';

const repository = join(import.meta.dirname, '../..');
const hosting = join(repository, 'docs/hosting');
const own = (name: string) => join(import.meta.dirname, 'files', name);
const PROGRAM = 'usr/lib/hoptrail/hoptrail';
const DOCUMENTATION = 'usr/share/doc/hoptrail';

/** Returns the files that the package installs. */
export async function installedFiles(order: PackageOrder): Promise<PackagedFile[]> {
  return [
    { path: PROGRAM, mode: 0o755, source: order.executable },
    { path: 'usr/bin/hoptrail', mode: 0o755, source: own('hoptrail.sh') },
    // It holds secrets.
    { path: 'etc/hoptrail/env', mode: 0o600, source: own('env') },
    text('usr/lib/systemd/system/hoptrail.service', await unit('hoptrail.service')),
    text('usr/lib/systemd/system/hoptrail@.service', await unit('hoptrail@.service')),
    compressed('usr/share/man/man1/hoptrail.1', await readFile(own('hoptrail.1'))),
    readable('usr/share/lintian/overrides/hoptrail', own('lintian-overrides')),
    readable(`${DOCUMENTATION}/copyright`, own('copyright')),
    compressed(`${DOCUMENTATION}/changelog`, Buffer.from(changelog(order))),
    compressed(`${DOCUMENTATION}/THIRD-PARTY-NOTICES.txt`, await readFile(order.notices)),
    // In the folders of the repository, so that the links between them work.
    readable(`${DOCUMENTATION}/CHANGELOG.md`, join(repository, 'CHANGELOG.md')),
    readable(`${DOCUMENTATION}/docs/configuration.md`, join(repository, 'docs/configuration.md')),
    ...(await readdir(hosting)).map((name) =>
      readable(`${DOCUMENTATION}/docs/hosting/${name}`, join(hosting, name)),
    ),
  ];
}

/** Returns a unit that is documented for an installation by hand, with the package's program. */
async function unit(name: string): Promise<string> {
  const byHand = await readFile(join(hosting, name), 'utf8');
  const packaged = byHand.replace('ExecStart=/usr/local/bin/hoptrail ', `ExecStart=/${PROGRAM} `);
  if (packaged === byHand) throw new Error(`${name} does not name /usr/local/bin/hoptrail.`);
  return packaged;
}

/** Returns the changelog in Debian's format, which every package has. */
function changelog({ version, date }: PackageOrder): string {
  const day = date.toUTCString().replace('GMT', '+0000');
  const entry = `  * /${DOCUMENTATION}/CHANGELOG.md names the changes.`;
  return `hoptrail (${version}) stable; urgency=medium\n\n${entry}\n\n -- ${MAINTAINER}  ${day}\n`;
}

function readable(path: string, source: string): PackagedFile {
  return { path, mode: 0o644, source };
}

function text(path: string, contents: string): PackagedFile {
  return { path, mode: 0o644, source: Buffer.from(contents) };
}

/** Returns a compressed file. Its bytes are reproducible: Node writes no date into the header. */
function compressed(path: string, contents: Uint8Array): PackagedFile {
  return { path: `${path}.gz`, mode: 0o644, source: gzipSync(contents, { level: 9 }) };
}
