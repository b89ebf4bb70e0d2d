import { execFileSync } from 'node:child_process';

/** An npm package of the executable, in one or several versions. */
export interface LicensedPackage {
  name: string;
  versions: string[];
  /** The folders of its versions. */
  paths: string[];
  license: string;
  homepage?: string;
}

/** Returns the packages that server, web app and the map's ground are built from, by name. */
export function bundledPackages(): LicensedPackage[] {
  const folders = ['./api', './web', './packages/ground'];
  const filters = folders.flatMap((folder) => ['--filter', folder]);
  const args = [...filters, 'licenses', 'list', '--prod', '--json'];
  const output = execFileSync('pnpm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const byLicence: Record<string, LicensedPackage[]> = JSON.parse(output);
  return Object.values(byLicence)
    .flat()
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
