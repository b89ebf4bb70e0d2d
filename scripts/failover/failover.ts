/**
 * Lets the database fail under three instances with people checking in, and counts what they got:
 * `pnpm failover`, as root on Debian. `pnpm failover disk` and other words choose faults by name.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProxy } from '../../api/src/testing/postgres/proxy.ts';
import { settingsOf } from '../../api/src/testing/postgres/settings-of.ts';
import { startMailbox } from '../../api/src/testing/services/mailbox.ts';
import { check } from './check.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { fillDisk, fullDisks } from './disk-full.ts';
import { DOCTOR, tryDoctor } from './doctor.ts';
import { type Fault, faults, type Scene } from './faults.ts';
import { startInstances } from './instances.ts';
import { Load } from './load.ts';
import { findObstacle } from './packages.ts';
import { until } from './processes.ts';
import { Report } from './report.ts';
import { fillDatabase } from './world.ts';

const BEFORE_MS = 5000;
const AFTER_MS = 3000;
const MAIL = {
  MAIL_FROM: 'Hoptrail <codes@beer.example.org>',
  CODES_PER_CLIENT: '1000000',
  CODES_PER_INSTANCE: '1000000',
};

const obstacle = findObstacle();
if (obstacle !== undefined) {
  console.error(`NOT TESTED: the failover drill is skipped, since ${obstacle}.`);
} else {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-failover-'));
  await chmod(folder, 0o777);
  const report = new Report();
  const wanted = process.argv.slice(2);
  const isWanted = (name: string) =>
    wanted.length === 0 || wanted.some((word) => name.includes(word));
  try {
    await drill(
      folder,
      faults.filter(({ name }) => isWanted(name)),
      report,
    );
    for (const disk of fullDisks.filter(({ name }) => isWanted(name))) {
      await fillDisk(disk, folder, report);
    }
    if (isWanted(DOCTOR)) await tryDoctor(folder, report);
    if (process.env.KEEP !== '1') await rm(folder, { recursive: true });
  } finally {
    report.print();
  }
  process.exitCode = report.isGood ? 0 : 1;
}

async function drill(folder: string, chosen: readonly Fault[], report: Report): Promise<void> {
  if (chosen.length === 0) return;
  const cluster = await startCluster(folder);
  const settings = settingsOf(cluster.urlOf('hoptrail'));
  console.log(`PostgreSQL runs at ${cluster.ports.join(' and ')}; filling the database.`);
  await fillDatabase(settings);
  await cluster.whole();
  let person = 0;
  try {
    for (const fault of chosen) {
      report.add(await happen(fault, { cluster, folder, nextPerson: () => person++ }));
    }
  } finally {
    await cluster.stop();
  }
}

interface Place {
  cluster: Cluster;
  folder: string;
  nextPerson(): number;
}

async function happen(fault: Fault, { cluster, folder, nextPerson }: Place) {
  console.log(fault.name);
  const proxies = await Promise.all(
    cluster.ports.map((port) => startProxy({ host: '127.0.0.1', port })),
  );
  const ports = fault.isOfNetwork ? proxies.map(({ port }) => port) : cluster.ports;
  const url = cluster.urlOf('hoptrail', '&connect_timeout=3', ports);
  const own = join(folder, fault.name.replaceAll(/\W+/g, '-'));
  const backupDir = join(own, 'backups');
  const mailbox = await startMailbox();
  const variables = { ...MAIL, SMTP_URL: mailbox.url, BACKUP_DIR: backupDir };
  const instances = await startInstances(own, url, ['a', 'b', 'c'], variables);
  const settings = settingsOf(cluster.urlOf('hoptrail', '&application_name=drill'));
  const { mailed } = mailbox;
  const told = { notes: [], wrongs: [] };
  const scene: Scene = { cluster, proxies, instances, settings, mailed, backupDir, ...told };
  const load = new Load(instances, nextPerson);
  const { acknowledged } = load.outcome;
  await until('check-ins are accepted', () => acknowledged.length > 100);
  await delay(BEFORE_MS);
  const begun = performance.now();
  const putBack = await fault.happen(scene);
  const over = performance.now();
  const alive = () => instances.filter((instance) => instance.runs());
  await until('every instance accepts check-ins again', () =>
    alive().every(({ name }) =>
      acknowledged.some(({ at, instance }) => at > over && instance === name),
    ),
  );
  await delay(AFTER_MS);
  await putBack();
  await delay(AFTER_MS);
  const outcome = await load.stop();
  await delay(1000);
  const verdict = await check(settings, instances, outcome);
  const complaints = (await Promise.all(instances.map((one) => one.complaints()))).flat();
  const isWhole = alive().length >= instances.length - (fault.kills ?? 0);
  for (const instance of instances) await instance.stop();
  for (const proxy of proxies) proxy.stop();
  await mailbox.stop();
  const { name, lastsMs } = fault;
  return { name, lastsMs, begun, outcome, verdict, complaints, isWhole, ...told };
}
