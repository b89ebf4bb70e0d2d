import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dependency, dependencies } from './manifests.ts';
import { reasons } from './reasons.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** How long a package may be without a release before it counts as unmaintained. */
const QUIET_MS = 2 * YEAR_MS;

/**
 * Writes `docs/dependencies.md` with what the registry says about each package: `pnpm dependencies`.
 * It refuses a package without a reason, and an unmaintained one without a sentence.
 */
const root = join(import.meta.dirname, '../../..');
const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
const licences = licencesByName();
const rows: string[] = [];
for (const dependency of dependencies()) rows.push(await rowOf(dependency));
const text = `# Dependencies

Each package that a \`package.json\` names. \`pnpm dependencies\` writes this page. What the executable contains, with the
packages of these packages, is in \`hoptrail licences\` and \`hoptrail sbom\`.

| package | version | licence | last release | in | why it is here | what would replace it |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
writeFileSync(join(root, 'docs/dependencies.md'), text);

async function rowOf({ name, version, runsIn }: Dependency): Promise<string> {
  const reason = reasons[name];
  if (!reason)
    throw new Error(`scripts/docs/dependencies/reasons.ts does not say why ${name} is here.`);
  const released = await lastRelease(name);
  if (Date.now() - Date.parse(released) > QUIET_MS && !reason.unmaintained) {
    throw new Error(`${name} was last released on ${released}: say why it is used all the same.`);
  }
  const why = [reason.why, ...(reason.unmaintained ? [reason.unmaintained] : [])].join('. ');
  const places = runsIn.length > 0 ? runsIn.map((folder) => folder.split('/').at(-1)) : ['tools'];
  const cells = [name, version, licences.get(name) ?? '?', released, places.join(', ')];
  return `| ${[...cells, why, reason.instead].join(' | ')} |`;
}

/** Returns the day of the newest release, as `YYYY-MM-DD`. */
async function lastRelease(name: string): Promise<string> {
  const response = await fetch(new URL(name.replace('/', '%2f'), registry));
  if (!response.ok) throw new Error(`The registry answers ${response.status} for ${name}.`);
  const { time, versions } = (await response.json()) as {
    time: Record<string, string>;
    versions: Record<string, unknown>;
  };
  const days = Object.keys(versions).map((version) => time[version] ?? '');
  return days.toSorted().at(-1)?.slice(0, 10) ?? '';
}

function licencesByName(): Map<string, string> {
  const args = ['--recursive', 'licenses', 'list', '--json'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const listed: Record<string, { name: string }[]> = JSON.parse(
    execFileSync('pnpm', args, options),
  );
  return new Map(
    Object.entries(listed).flatMap(([licence, packages]) =>
      packages.map(({ name }): [string, string] => [name, licence]),
    ),
  );
}
