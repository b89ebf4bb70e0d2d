import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PackageOrder } from './package.ts';
import { contentsOf, type PackagedFile } from './packaged-file.ts';

export const MAINTAINER = 'The Hoptrail authors <hoptrail@users.noreply.github.com>';
/** What the executable loads from the system; the libraries' oldest versions that have all of it. */
const DEPENDS = [
  'adduser',
  'debconf (>= 0.5) | debconf-2.0',
  'init-system-helpers (>= 1.54~)',
  'libatomic1',
  'libc6 (>= 2.34)',
  'libgcc-s1',
  'libstdc++6 (>= 11)',
];
const SCRIPTS = ['config', 'postinst', 'postrm', 'prerm'];

/** Returns the files that tell dpkg about the package. @param installed the files that it installs */
export async function controlFiles(
  order: PackageOrder,
  installed: readonly PackagedFile[],
): Promise<PackagedFile[]> {
  const own = (path: string, mode: number) => {
    return { path, mode, source: join(import.meta.dirname, 'control', path) };
  };
  const sizes: number[] = [];
  const sums: string[] = [];
  for (const file of installed) {
    const contents = await contentsOf(file);
    sizes.push(Math.ceil(contents.length / 1024));
    if (isSetting(file)) continue;
    sums.push(`${createHash('md5').update(contents).digest('hex')}  ${file.path}\n`);
  }
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0);
  const settings = installed.filter(isSetting).map(({ path }) => `/${path}\n`);
  return [
    text('control', control(order, kilobytes)),
    text('conffiles', settings.join('')),
    text('md5sums', sums.sort().join('')),
    own('templates', 0o644),
    ...SCRIPTS.map((name) => own(name, 0o755)),
  ];
}

/** Returns whether dpkg keeps the host's version of a file. */
function isSetting({ path }: PackagedFile): boolean {
  return path.startsWith('etc/');
}

function control({ version, architecture }: PackageOrder, kilobytes: number): string {
  return `Package: hoptrail
Version: ${version}
Architecture: ${architecture}
Maintainer: ${MAINTAINER}
Installed-Size: ${kilobytes}
Depends: ${DEPENDS.join(', ')}
Section: web
Priority: optional
Description: web app for craft-beer fans and breweries
 Craft-beer fans find breweries, check in where they are and collect badges;
 breweries keep their page, tap list and events up to date.
 .
 This package serves Hoptrail from one folder on this machine, over https with
 a certificate that it gets and renews by itself, or behind a proxy.
`;
}

function text(path: string, contents: string): PackagedFile {
  return { path, mode: 0o644, source: Buffer.from(contents) };
}
