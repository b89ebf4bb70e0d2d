/** What differs by engine: tested on PostgreSQL with every change. */
const ALWAYS = [
  'api/src/db/postgres/',
  'api/src/features/checkins/house-code/',
  'api/src/features/checkins/tap/',
  'api/src/features/trails/shared/',
  'api/src/features/users/',
  'api/src/ops/doctor/postgres-server.test.ts',
  'api/src/testing/conformance/permissions/matrix.test.ts',
];

const FEATURES = 'api/src/features/';
const CONFORMANCE = 'api/src/testing/conformance/';

/** Which suites test a folder; a change elsewhere in the server reaches all of them. */
const SUITES_BY_FOLDER: readonly (readonly [changed: RegExp, ...suites: string[]])[] = [
  [/^api\/src\/features\/(?<domain>[^/]+)\//, `${FEATURES}$<domain>/`],
  [/^packages\/contracts\/src\/(?<domain>[^/.]+)/, `${FEATURES}$<domain>/`, CONFORMANCE],
  [/^api\/src\/(?<layer>cache|mail|transport)\//, 'api/src/$<layer>/'],
  [/^api\/src\/access\//, 'api/src/access/', `${FEATURES}auth/`],
  [/^api\/src\/objects\//, `${FEATURES}uploads/`, 'api/src/transport/'],
  [/^api\/src\/ops\/(?<command>doctor|move)\//, 'api/src/ops/$<command>/'],
  [/^api\/src\/testing\/(?<suite>conformance|upgrades)\//, 'api/src/testing/$<suite>/'],
  [/^api\/src\/(config|demo|lib|ops|testing\/(attacks|faults))\//],
  [/^api\/src\//, 'api/src/'],
];

/**
 * Returns which suites a change needs on PostgreSQL.
 * @param changed the changed files; undefined if everything may have changed
 * @returns beginnings of paths
 */
export function postgresSuites(changed: readonly string[] | undefined): string[] {
  if (changed === undefined) return ['api/src/'];
  return [...new Set([...ALWAYS, ...changed.flatMap(suitesFor)])];
}

function suitesFor(file: string): string[] {
  for (const [pattern, ...suites] of SUITES_BY_FOLDER) {
    const [folder] = pattern.exec(file) ?? [];
    if (folder !== undefined) return suites.map((suite) => folder.replace(pattern, suite));
  }
  return [];
}
