import { X509Certificate } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { ServerDeps } from '../../context.ts';
import type { Leadership } from '../../db/instances/leadership.ts';
import { backupFolder } from '../backups/paths.ts';
import { findNewestBackupAt } from '../backups/stored-backups.ts';
import { diskOf } from '../health/disk.ts';
import { certificateFiles } from '../listening/https/certificate-files.ts';
import { countWaitingMail, findDatabaseBytes } from './metrics.repo.ts';

export type GaugeDeps = Pick<
  ServerDeps,
  'build' | 'db' | 'caches' | 'config' | 'clock' | 'alerts' | 'availability'
> & { leadership: Leadership };

const gauges = {
  hoptrail_users_with_checkins: 'People with check-ins',
  hoptrail_checkins: 'Check-ins of the people who have an account',
  hoptrail_mail_waiting: 'Unsent messages',
  hoptrail_database_available: '1 if the database can be reached',
  hoptrail_database_bytes: 'Size of the database',
  hoptrail_database_wal_bytes: 'Size of the write-ahead log; NaN on PostgreSQL',
  hoptrail_database_damaged: '1 if a background check found a damaged table',
  hoptrail_change_log_lost:
    '1 if the changes of other instances cannot be read, and the database answers instead of memory',
  hoptrail_object_store_available:
    '1 if pictures can be stored in the object store; NaN if they are in the data folder',
  hoptrail_backup_age_seconds: 'Age of the newest backup; -1 without one',
  hoptrail_leader: '1 if this instance does the work that only one may do, such as clean-ups',
  hoptrail_disk_free_bytes: 'Free space on the disk of the data folder',
  hoptrail_disk_total_bytes: 'Size of the disk of the data folder',
  hoptrail_certificate_expiry_timestamp_seconds:
    'When the certificate expires, since 1970; 0 without one, NaN if the server does not serve https',
} as const;
type Values = Record<keyof typeof gauges, number>;

/** Adds the gauges. One scrape reads all of their values once. */
export function addGauges(registry: Registry, deps: GaugeDeps): void {
  addBuildInfo(registry, deps.build);
  let reading: Promise<Values> | undefined;
  const readOnce = () => {
    reading ??= readValues(deps).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  for (const [name, help] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const values: Record<string, number> = await readOnce();
        this.set(values[name] ?? Number.NaN);
      },
    });
  }
}

/** Adds the metric whose labels say what runs, which is 1. */
function addBuildInfo(registry: Registry, { version, commit, date }: GaugeDeps['build']): void {
  const name = 'hoptrail_build_info';
  const help = '1; its labels are the version, the commit and the date of the commit';
  const labelNames = ['version', 'commit', 'date'];
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
  gauge.set({ version, commit: commit ?? '', date: date ?? '' }, 1);
}

async function readValues(deps: GaugeDeps): Promise<Values> {
  const { caches, config, clock, alerts, availability, leadership } = deps;
  const now = clock.now();
  const newest = await findNewestBackupAt(backupFolder(config), now).catch(() => undefined);
  const disk = await diskOf(config.dataDir);
  const stored = await readStored(deps).catch((error) => {
    if (!availability.isAway) throw error;
    return unknownValues;
  });
  return {
    ...stored,
    hoptrail_database_available: availability.isAway ? 0 : 1,
    hoptrail_database_damaged: alerts.of('database') === undefined ? 0 : 1,
    hoptrail_object_store_available: await isStoreAvailable(deps),
    hoptrail_leader: leadership.isLeader ? 1 : 0,
    hoptrail_change_log_lost: caches.isCurrent ? 0 : 1,
    hoptrail_disk_free_bytes: disk?.freeBytes ?? Number.NaN,
    hoptrail_disk_total_bytes: disk?.totalBytes ?? Number.NaN,
    hoptrail_certificate_expiry_timestamp_seconds: await certificateEnd(config),
    hoptrail_backup_age_seconds: newest ? (now.getTime() - newest.getTime()) / 1000 : -1,
  };
}

async function isStoreAvailable({ config, alerts }: GaugeDeps): Promise<number> {
  if (config.objectStore === undefined) return Number.NaN;
  await alerts.look();
  return alerts.of('pictures') === undefined ? 1 : 0;
}

const unknownValues = {
  hoptrail_users_with_checkins: Number.NaN,
  hoptrail_checkins: Number.NaN,
  hoptrail_mail_waiting: Number.NaN,
  hoptrail_database_bytes: Number.NaN,
  hoptrail_database_wal_bytes: Number.NaN,
};

/** Reads the values that are in the database. */
async function readStored({ db, caches, config, clock }: GaugeDeps): Promise<typeof unknownValues> {
  const file = join(config.dataDir, 'hoptrail.db');
  const { users, checkins } = await caches.ranks.checkins.totals(clock.now());
  return {
    hoptrail_users_with_checkins: users,
    hoptrail_checkins: checkins,
    hoptrail_mail_waiting: await countWaitingMail(db),
    hoptrail_database_bytes: config.database ? await findDatabaseBytes(db) : await sizeOf(file),
    hoptrail_database_wal_bytes: config.database ? Number.NaN : await sizeOf(`${file}-wal`),
  };
}

async function certificateEnd({ https, dataDir }: Config): Promise<number> {
  if (!https) return Number.NaN;
  const pem = await certificateFiles(join(dataDir, 'tls')).read(https.domain);
  return pem === undefined ? 0 : Date.parse(new X509Certificate(pem).validTo) / 1000;
}

async function sizeOf(file: string): Promise<number> {
  return await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
