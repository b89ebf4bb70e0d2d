import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { adviceForSeveral } from '../../config/several-instances.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sign } from '../../lib/signature.ts';
import { InstanceEntry, nameWithoutNumber } from './instance-entry.ts';
import { findAllInstances } from './instances.repo.ts';

const EVERY_MS = 10_000;

interface JoinDeps {
  db: Db;
  config: Config;
  signingKey: string;
  version: string;
  /** The data folder. */
  folder: string;
  log: Logger;
}

/**
 * Makes this instance known to the others of its database, and says what the settings lack for
 * several. On PostgreSQL only.
 * @returns takes it off the list
 * @throws Refusal if another instance signs with another key
 */
export async function joinInstances(
  { db, config, signingKey, version, folder, log }: JoinDeps,
  { everyMs = EVERY_MS, certainMs }: { everyMs?: number; certainMs?: number } = {},
): Promise<() => Promise<void>> {
  const { instanceName } = config;
  const own = {
    name: instanceName,
    version,
    keyMark: sign(signingKey, 'instance').slice(0, 22),
    pictures: config.objectStore?.url ?? `${folder}/uploads`,
  };
  const entry = new InstanceEntry(db, own, certainMs);
  await entry.write();
  // What is left of this instance, if it was killed a moment ago, has the same name.
  const others = (await findAllInstances(db)).filter(
    ({ name }) => nameWithoutNumber(name) !== instanceName,
  );
  const stranger = others.find(({ keyMark }) => keyMark !== own.keyMark);
  if (stranger) {
    await entry.remove();
    throw new Refusal(otherKey(stranger.name));
  }
  if (others.length > 0) {
    const names = others.map(({ name, version }) => `${name} (${version})`);
    log.info(`this is the instance ${instanceName}; ${names.join(', ')} serve the same database`);
    for (const text of adviceForSeveral(config)) log.warn(text);
  }
  let isWarned = false;
  const keep = async () => {
    await entry.write();
    if (isWarned || !entry.isNameTaken) return;
    isWarned = true;
    log.warn(sameName(instanceName));
  };
  let hasLeft = false;
  let renewed = Promise.resolve();
  const timer = setInterval(() => {
    // After a failure the next one stores it.
    renewed = renewed.then(() => (hasLeft ? undefined : keep())).catch(() => {});
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    hasLeft = true;
    // One under way would list it again.
    await renewed;
    await entry.remove().catch(() => {});
  };
}

function sameName(name: string): string {
  return `Another running instance has the name ${name} too. Give each instance its own INSTANCE_NAME: the logs and hoptrail doctor cannot tell them apart.`;
}

function otherKey(name: string): string {
  return `The instance ${name}, which serves the same database, has another signing key: codes and upload links of one would not be valid at the other. Set SIGNING_KEY (or SIGNING_KEY_FILE) to the same key on all instances, or copy signing.key from its data folder.`;
}
