import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages, type LicensedPackage } from './bundled-packages.ts';

const LEGAL_FILE = /^(licen[cs]e|copying|notice)/i;

/**
 * Returns the names and licences of Node, of all bundled packages, and of the libraries in them.
 * @throws Error for a version or library whose licence is not in `files/`
 */
export function thirdPartyNotices(): string {
  const packages = bundledPackages();
  const sections = [
    'This program contains work of others, under the licences below.',
    nodeLicences(),
    'SQLite, in better-sqlite3 (public domain)\nhttps://sqlite.org/copyright.html',
    ...packages.map((item) => `${headline(item)}\n\n${legalTexts(item)}`),
    libvipsLicences(packages),
  ];
  return sections.join(`\n\n${'-'.repeat(80)}\n\n`);
}

function nodeLicences(): string {
  const text = textOf('node-licences.txt');
  if (text.startsWith(`Node.js ${process.version},`)) return text;
  throw new Error(
    `scripts/binary/files/node-licences.txt is not of Node ${process.version}: put the LICENSE of that version below its first line.`,
  );
}

/** The package names its libraries and their licences in its README, without the texts. */
function libvipsLicences(packages: readonly LicensedPackage[]): string {
  const text = textOf('libvips-licences.txt');
  const libvips = packages.find(({ name }) => name.startsWith('@img/sharp-libvips-linux-'));
  const readme = libvips ? readFileSync(join(libvips.paths[0] ?? '', 'README.md'), 'utf8') : '';
  const libraries = [...readme.matchAll(/^\| (\w[\w-]*) +\|/gm)].map(([, name]) => name);
  const missing = libraries.filter((name) => name !== 'Library' && !text.includes(`\n${name}: `));
  if (libraries.length > 1 && missing.length === 0) return text;
  throw new Error(
    `scripts/binary/files/libvips-licences.txt lacks ${missing.join(', ') || 'the libraries of libvips'}: add the copyright and licence of each.`,
  );
}

function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, 'files', file), 'utf8').trim();
}

function headline({ name, versions, license, homepage }: LicensedPackage): string {
  return [`${name} ${versions.join(', ')} (${license})`, homepage].filter(Boolean).join('\n');
}

/** Returns the licence texts of a package; its README if it has no licence file. */
function legalTexts({ paths }: LicensedPackage): string {
  const texts = paths.flatMap((path) => {
    const names = readdirSync(path);
    const legal = names.filter((name) => LEGAL_FILE.test(name));
    const files = legal.length > 0 ? legal : names.filter((name) => /^readme\.md$/i.test(name));
    return files.map((name) => readFileSync(join(path, name), 'utf8').trim());
  });
  return [...new Set(texts)].join('\n\n');
}
