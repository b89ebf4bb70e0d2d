import type { Environment } from '../../config/environment.ts';
import { adviceForSeveral } from '../../config/several-instances.ts';
import type { Db } from '../../db/database.ts';
import { nameWithoutNumber } from '../instances/instance-entry.ts';
import { findAllInstances, findLeader, type Instance } from '../instances/instances.repo.ts';
import { type Finding, ok, warning } from './finding.ts';

const CHECK = 'instances';

type SettingsOfInstances = Pick<Environment, 'OBJECT_STORE_URL' | 'DOMAIN' | 'TRUST_PROXY'>;

/** Checks the running instances of a database on PostgreSQL: who leads, and what does not fit several. */
export async function examineInstances(db: Db, settings: SettingsOfInstances): Promise<Finding[]> {
  const instances = await findAllInstances(db);
  if (instances.length === 0) return [ok(CHECK, 'none is running')];
  const findings = [await examineLeader(db, instances)];
  if (differ(instances, ({ keyMark }) => keyMark)) {
    const fix = 'Set SIGNING_KEY to the same key on all instances, and restart them.';
    findings.push(warning(CHECK, 'they have different signing keys', fix));
  }
  for (const { name } of instances) {
    const shared = nameWithoutNumber(name);
    if (shared === name || !instances.some((other) => other.name === shared)) continue;
    const fix =
      'Give each its own INSTANCE_NAME. One that was killed is listed for half a minute more.';
    findings.push(warning(CHECK, `two have the name ${shared}`, fix));
  }
  if (differ(instances, ({ version }) => version)) {
    const fix = 'Upgrade the others too.';
    findings.push(warning(CHECK, 'they have different versions', fix));
  }
  if (instances.length > 1) {
    const { OBJECT_STORE_URL: objectStore, DOMAIN: https, TRUST_PROXY: trustProxy } = settings;
    const advice = adviceForSeveral({ objectStore, https, trustProxy });
    findings.push(...advice.map((text) => warning(CHECK, text)));
  }
  return findings;
}

async function examineLeader(db: Db, instances: readonly Instance[]): Promise<Finding> {
  const leader = await findLeader(db);
  const names = instances.map(({ name, version }) => `${name} (${version})`).join(', ');
  if (leader !== undefined) return ok(CHECK, `${names}; ${leader} leads`);
  const fix = 'One takes over within 30 seconds. If not, the logs say why.';
  return warning(CHECK, `${names}; none of them leads, so nothing is cleaned up`, fix);
}

function differ(instances: readonly Instance[], of: (instance: Instance) => string): boolean {
  return new Set(instances.map(of)).size > 1;
}
