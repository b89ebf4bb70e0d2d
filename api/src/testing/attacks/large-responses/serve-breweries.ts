import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../../db/database.ts';
import { migrate } from '../../../db/migrate/migrate.ts';
import { temporaryFolder } from '../../app.ts';
import { makeBrewery } from '../../factories/brewery.ts';
import { hoptrail } from '../../processes/command.ts';
import { keepOwnCertificate } from '../../services/certificate.ts';
import { freePort } from '../../services/pebble.ts';

/** About the number in Open Brewery DB: 5 MB of JSON. */
const BREWERIES = 10_000;
const AT_ONCE = 200;
const DOMAIN = 'beer.example.org';

export interface Served {
  port: number;
  pid: number;
}

/**
 * Starts a real server with the breweries of a country and otherwise default settings.
 * @param secure whether it serves HTTP/2 over TLS, with a self-signed certificate
 */
export async function serveBreweries(secure: boolean): Promise<Served> {
  const dataDir = await temporaryFolder();
  await fill(dataDir);
  const env = {
    DATA_DIR: dataDir,
    // The test measures the delay of others, so the server must refuse nobody.
    SHED_DELAY_MS: '0',
    BACKUPS_HOURLY: '0',
    BACKUPS_DAILY: '0',
    ...(secure ? await httpsOf(dataDir) : {}),
  };
  const server = hoptrail(['serve'], env);
  await server.printed('data in');
  const port = Number(/https?:\/\/[\w.]+:(\d+)/.exec(server.output())?.[1]);
  return { port, pid: server.child.pid ?? 0 };
}

async function httpsOf(dataDir: string) {
  await keepOwnCertificate(dataDir, DOMAIN);
  const [https, http] = [await freePort(), await freePort()];
  return { DOMAIN, HTTPS_PORT: String(https), HTTP_PORT: String(http) };
}

/** The filled database; each server gets a copy. */
let filled: Buffer | undefined;

async function fill(dataDir: string): Promise<void> {
  const path = join(dataDir, 'hoptrail.db');
  filled ??= await makeDatabase(path);
  await writeFile(path, filled);
}

/** Fills a new database, and returns its content. */
async function makeDatabase(path: string): Promise<Buffer> {
  const db = openDatabase(path);
  try {
    await migrate(db);
    for (let inserted = 0; inserted < BREWERIES; inserted += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, at) => breweryAt(inserted + at));
      await db.insertInto('breweries').values(some).execute();
    }
  } finally {
    await db.destroy();
  }
  return await readFile(path);
}

/** Returns a brewery at its own position between the coasts. */
function breweryAt(number: number) {
  return makeBrewery({
    name: `Brewery ${number}`,
    latitude: (30 + (number % 100) / 6).toFixed(4),
    longitude: (-120 + Math.floor(number / 100) / 2.2).toFixed(4),
  });
}
