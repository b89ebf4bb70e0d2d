import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages, type LicensedPackage } from './bundled-packages.ts';

const LEGAL_FILE = /^(licen[cs]e|copying|notice)/i;

/** Returns the names and licences of Node and of all bundled packages. */
export function thirdPartyNotices(): string {
  const sections = [
    'This program contains work of others, under the licences below.',
    nodeLicences(),
    'SQLite, in better-sqlite3 (public domain)\nhttps://sqlite.org/copyright.html',
    ...bundledPackages().map((item) => `${headline(item)}\n\n${legalTexts(item)}`),
  ];
  return sections.join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** @throws Error if the file is that of another version */
function nodeLicences(): string {
  const text = readFileSync(join(import.meta.dirname, 'files/node-licences.txt'), 'utf8').trim();
  if (text.startsWith(`Node.js ${process.version},`)) return text;
  throw new Error(
    `scripts/binary/files/node-licences.txt is not of Node ${process.version}: put the LICENSE of that version below its first line.`,
  );
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
