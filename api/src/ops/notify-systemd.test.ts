import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/app.ts';
import { hoptrail } from '../testing/processes/command.ts';

// Each test starts processes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

/** Returns a folder with a `systemd-notify` that writes what it is told, and whether the server listens. */
async function folderWithNotify() {
  const folder = await temporaryFolder();
  const told = join(folder, 'told');
  const program = join(folder, 'systemd-notify');
  await writeFile(
    program,
    `#!/bin/sh\n[ -S "$NOTIFY_SOCKET" ] && state=open || state=closed\necho "$1 $state" >> ${told}\n`,
  );
  await chmod(program, 0o755);
  const DATA_DIR = join(folder, 'data');
  const env = { DATA_DIR, PATH: `${folder}:${process.env.PATH}` };
  // The control socket, in place of that of systemd, is made after the port is open.
  const service = { NOTIFY_SOCKET: join(DATA_DIR, 'control.sock'), WATCHDOG_USEC: '300000' };
  return { env, service, told: () => readFile(told, 'utf8').catch(() => '') };
}

test('tells systemd when the port is open, and then that the server is alive', async () => {
  const { env, service, told } = await folderWithNotify();
  const run = hoptrail(['serve'], { ...env, ...service });
  const most = { timeout: 120_000 };
  await expect.poll(told, most).toMatch(/^READY=1 open\n(WATCHDOG=1 open\n){2}/);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});

test('tells nobody without a service manager that waits', async () => {
  const { env, told } = await folderWithNotify();
  const run = hoptrail(['serve'], env);
  await run.printed('data in');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(await told()).toBe('');
});

test('serves on where systemd-notify cannot be run, and warns', async () => {
  const { env, service } = await folderWithNotify();
  const run = hoptrail(['serve'], { ...env, ...service, PATH: '/none', LOG_LEVEL: 'warn' });
  await run.printed('systemd could not be told READY=1');
  await run.printed('data in');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});
