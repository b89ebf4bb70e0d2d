import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { adviceForSeveral } from '../../config/several-instances.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sign } from '../../lib/signature.ts';
import {
  deleteInstance,
  findAllInstances,
  type Instance,
  upsertInstance,
} from './instances.repo.ts';

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
  everyMs = EVERY_MS,
): Promise<() => Promise<void>> {
  const own: Instance = {
    name: config.instanceName,
    version,
    keyMark: sign(signingKey, 'instance').slice(0, 22),
    pictures: config.objectStore?.url ?? `${folder}/uploads`,
  };
  await upsertInstance(db, own);
  const others = (await findAllInstances(db)).filter(({ name }) => name !== own.name);
  const stranger = others.find(({ keyMark }) => keyMark !== own.keyMark);
  if (stranger) {
    await deleteInstance(db, own.name);
    throw new Refusal(otherKey(stranger.name));
  }
  if (others.length > 0) {
    const names = others.map(({ name, version }) => `${name} (${version})`);
    log.info(`this is the instance ${own.name}; ${names.join(', ')} serve the same database`);
    for (const text of adviceForSeveral(config)) log.warn(text);
  }
  // The next one stores it again.
  const timer = setInterval(() => void upsertInstance(db, own).catch(() => {}), everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await deleteInstance(db, own.name).catch(() => {});
  };
}

function otherKey(name: string): string {
  return `The instance ${name}, which serves the same database, has another signing key: codes and upload links of one would not be valid at the other. Set SIGNING_KEY (or SIGNING_KEY_FILE) to the same key on all instances, or copy signing.key from its data folder.`;
}
