import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LicensedPackage {
  name: string;
  versions: string[];
  paths: string[];
  license: string;
  homepage?: string;
}

const LEGAL_FILE = /^(licen[cs]e|copying|notice)/i;

/** Returns the names and licences of all bundled packages. */
export function thirdPartyNotices(): string {
  const packages = Object.values(installedLicences()).flat();
  const sections = packages
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((item) => `${headline(item)}\n\n${legalTexts(item)}`);
  return [intro(), ...sections].join(`\n\n${'-'.repeat(80)}\n\n`);
}

function installedLicences(): Record<string, LicensedPackage[]> {
  const args = ['--filter', './api', '--filter', './web', 'licenses', 'list', '--prod', '--json'];
  return JSON.parse(execFileSync('pnpm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
}

function intro(): string {
  return [
    'This program contains work of others, under the licences below.',
    '',
    `Node.js ${process.version} (MIT and others)`,
    `https://github.com/nodejs/node/blob/${process.version}/LICENSE`,
  ].join('\n');
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
