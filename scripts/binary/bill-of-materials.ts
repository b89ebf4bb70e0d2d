import type { Commit } from '../../api/src/ops/runtime.ts';
import manifest from '../../package.json' with { type: 'json' };
import { bundledPackages, type LicensedPackage } from './bundled-packages.ts';

/** The libraries inside of Node and of sharp's libvips, by name. */
type Libraries = Readonly<Record<string, string | undefined>>;

/**
 * Returns the bill of materials of the executable, as JSON of CycloneDX 1.6. The same commit gives the
 * same text.
 * @param commit the commit that is built; its date is the date of the bill
 * @param libraries the versions of the libraries that packages bring along
 */
export function billOfMaterials(commit: Commit | undefined, libraries: Libraries): string {
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      ...(commit ? { timestamp: commit.date } : {}),
      component: {
        type: 'application',
        name: 'hoptrail',
        version: manifest.version,
        licenses: [{ license: { id: 'MIT' } }],
        ...(commit ? { properties: [{ name: 'commit', value: commit.hash }] } : {}),
      },
    },
    components: [
      ...Object.entries(libraries).flatMap(([name, version]) =>
        version === undefined ? [] : { type: 'library', name, version },
      ),
      ...bundledPackages().flatMap(componentsOf),
    ],
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

/** Returns the versions of a package. */
function componentsOf({ name, versions, license, homepage }: LicensedPackage): object[] {
  const references = homepage ? [{ type: 'website', url: homepage }] : [];
  return versions.toSorted().map((version) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    // Some packages offer a choice of licences.
    licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: idOf(license) }],
    externalReferences: references,
  }));
}

/** Returns a licence by its SPDX identifier, or by its name where it is none. */
function idOf(license: string): { id: string } | { name: string } {
  return /^[A-Za-z0-9.+-]+$/.test(license) && license !== 'Unknown'
    ? { id: license }
    : { name: license };
}
