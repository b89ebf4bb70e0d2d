import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startObjectStore } from '../../api/src/testing/services/object-store.ts';
import { freePort } from '../../api/src/testing/services/pebble.ts';
import { squarePng } from '../smoke/png.ts';
import { type DebianPostgres, startDebianPostgres } from './debian-postgres.ts';
import { exchange, newAgent, type Order } from './fans.ts';
import { type Balancer, DOMAIN, startHaproxy } from './haproxy.ts';
import { type Instance, instancesOf } from './instances.ts';
import { fill } from './world.ts';

const AGAIN_MS = 100;

/** PostgreSQL, an S3 server, some instances and HAProxy, as the page about several instances has them. */
export interface Installation {
  postgres: DebianPostgres;
  instances: Instance[];
  balancer: Balancer;
  /** The path of a picture that was uploaded through the balancer. */
  picture: string;
  /** Waits until HAProxy sends requests to this many instances. */
  untilReady(count: number): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Installs and starts everything on this machine.
 * @param count the number of instances
 */
export async function install(count: number): Promise<Installation> {
  const ends: (() => Promise<unknown>)[] = [];
  const remove = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    return { ...(await installParts(count, ends)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function installParts(count: number, ends: (() => Promise<unknown>)[]) {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-rolling-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startDebianPostgres();
  ends.push(() => postgres.remove());
  await fill(postgres.url);
  const store = await startObjectStore(join(folder, 's3'));
  ends.push(() => store.stop());
  const { url, keys } = store.newConfig();
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const instances = instancesOf(folder, ports, {
    DATABASE_URL: postgres.url,
    OBJECT_STORE_URL: url,
    OBJECT_STORE_ENDPOINT: store.url,
    OBJECT_STORE_ACCESS_KEY_ID: keys?.accessKeyId ?? '',
    OBJECT_STORE_SECRET_ACCESS_KEY: keys?.secretAccessKey ?? '',
    SIGNING_KEY: 'the same key for all instances, at least 32 characters',
    HOST: '127.0.0.1',
    PUBLIC_URL: `https://${DOMAIN}`,
    TRUST_PROXY: '127.0.0.1',
    UNREADY_SECONDS: '5',
    // All requests come from one address here.
    REQUESTS_PER_MINUTE: '1000000000',
    FILES_PER_MINUTE: '1000000000',
  });
  ends.push(() => Promise.all(instances.map((instance) => instance.stop())));
  await Promise.all(instances.map((instance) => instance.start()));
  const balancer = await startHaproxy(folder, ports);
  ends.push(() => balancer.stop());
  const untilReady = async (wanted: number) => {
    while ((await balancer.ready()).length !== wanted) await setTimeout(AGAIN_MS);
  };
  await untilReady(count);
  const picture = await uploadPicture(balancer.port);
  return { postgres, instances, balancer, untilReady, picture };
}

/** Uploads a profile picture as the first user; each request may reach another instance. */
async function uploadPicture(port: number): Promise<string> {
  const agent = newAgent();
  const call = async (method: string, path: string, body?: string | Buffer) => {
    const order: Order = { port, method, path, user: 0 };
    const { status, bytes } = await exchange(agent, order, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${bytes}`);
    return JSON.parse(bytes.toString() || '{}');
  };
  const { uploadURL } = await call('POST', '/api/objects/upload', '{}');
  const { pathname, search } = new URL(uploadURL);
  await call('PUT', pathname + search, squarePng(400, [200, 120, 20]));
  const { objectPath } = await call(
    'POST',
    '/api/objects/normalize',
    JSON.stringify({ url: uploadURL }),
  );
  // Everybody may open a profile's picture.
  await call('PUT', '/api/users/user-0', JSON.stringify({ profileImage: objectPath }));
  agent.destroy();
  return objectPath;
}
