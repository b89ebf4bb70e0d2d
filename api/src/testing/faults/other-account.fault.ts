import { chmod, chown, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type TestContext, test, vi } from 'vitest';
import { temporaryFolder } from '../app.ts';
import { hoptrail } from '../processes/command.ts';
import { many, record } from './support/counts.ts';

// Each test starts dozens of processes.
vi.setConfig({ testTimeout: 400_000 });

const SERVER = { uid: 54_321, gid: 54_322 };
const STRANGER = { uid: 54_323, gid: 54_323 };
const BREWERIES = `id,name,brewery_type,address_1,city,state_province,postal_code,country\n1,Old Mill,micro,1 Mill St,Tulsa,Oklahoma,74103,United States\n`;

/** Creates a data folder of the server's account, in a folder that everybody may enter. */
async function foreignFolder({ skip }: TestContext): Promise<string> {
  if (process.geteuid?.() !== 0) skip('it needs two other accounts: run it as root');
  const parent = await temporaryFolder();
  await chmod(parent, 0o755);
  const folder = join(parent, 'data');
  await mkdir(folder, { mode: 0o700 });
  await chown(folder, SERVER.uid, SERVER.gid);
  return folder;
}

/** Returns every path in a folder with its owner and the rights of other accounts. */
async function owners(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
  const found = await Promise.all(
    paths.map(async (path) => {
      const { uid, gid, mode } = await stat(path);
      return `${uid}:${gid} ${(mode & 0o077).toString(8)}`;
    }),
  );
  return new Set(found);
}

/** Runs a command to its end. @returns its exit code and what it printed */
async function run(args: string[], env: Record<string, string>, account?: typeof SERVER) {
  const command = hoptrail(args, env, account);
  // If a server starts nevertheless, the test stops it.
  if (args[0] === 'serve') {
    await command.printed('data in').then(
      () => command.child.kill('SIGTERM'),
      () => undefined,
    );
  }
  return { code: await command.ended, text: command.output(), out: command.printedOut().trim() };
}

/** Runs a server as the account until it is stopped. */
async function serve(env: Record<string, string>, account?: typeof SERVER) {
  const server = hoptrail(['serve'], env, account);
  await server.printed('data in');
  const url = /http:\/\/[\w.]+:\d+/.exec(server.output())?.[0] ?? '';
  return {
    url,
    async stop() {
      server.child.kill('SIGTERM');
      expect(await server.ended, server.output()).toBe(0);
    },
  };
}

const PRIVATE = new Set([`${SERVER.uid}:${SERVER.gid} 0`]);

test('commands of root run as the account of the data folder', async (context) => {
  const DATA_DIR = await foreignFolder(context);
  const list = join(DATA_DIR, '..', 'list.csv');
  await writeFile(list, BREWERIES, { mode: 0o644 });
  const env = { DATA_DIR };
  const first = await serve(env, SERVER);
  const commands = [
    ['import', 'openbrewerydb', list],
    ['admin', 'add', 'boss@beer.example'],
    ['admin', 'list'],
    ['backup'],
    ['backup', '--rotate'],
    ['doctor'],
  ];
  let backup = '';
  for (const args of commands) {
    const { code, text, out } = await run(args, env);
    expect(code, `${args.join(' ')}: ${text}`).toBe(0);
    if (args.join() === 'backup') backup = out;
  }
  await first.stop();
  expect(await owners(DATA_DIR)).toEqual(PRIVATE);

  for (const args of [...commands, ['restore', backup], ['doctor', '--repair']]) {
    const { code, text } = await run(args, env);
    expect(code, `${args.join(' ')}: ${text}`).toBe(0);
  }
  // The account must be able to use the paths of a command.
  const elsewhere = join(DATA_DIR, '..', 'elsewhere');
  await mkdir(elsewhere, { mode: 0o700 });
  for (const args of [
    ['backup', '--to', elsewhere],
    ['restore', join(elsewhere, 'backup')],
  ]) {
    const { code, text } = await run(args, env);
    expect(code, text).toBe(1);
    expect(text).toContain(`${elsewhere}`);
    expect(text).toContain(`The data folder belongs to the account ${SERVER.uid}, which has to`);
  }
  expect((await run(['rollback'], env)).text).toContain('no backup from before an upgrade');
  await (await serve(env)).stop();
  expect(await owners(DATA_DIR)).toEqual(PRIVATE);

  const last = await serve(env, SERVER);
  expect((await fetch(`${last.url}/api/health`)).status).toBe(200);
  expect((await run(['backup', '--rotate'], env, SERVER)).code).toBe(0);
  await last.stop();
  record(context, 'commands of root in the folder of another account', {
    done: `${many(commands.length, 'commands')} while that account serves, ${commands.length + 3} and a server without it, then a server and a backup of the account itself`,
    held: 'every file belongs to the account, which alone can read it; health 200, the backup succeeds',
  });
});

test('in a folder of root that a group shares, commands run as the owner of the database', async (context) => {
  const DATA_DIR = await foreignFolder(context);
  await chown(DATA_DIR, 0, SERVER.gid);
  await chmod(DATA_DIR, 0o770);
  await (await serve({ DATA_DIR }, SERVER)).stop();
  expect((await run(['backup'], { DATA_DIR })).code).toBe(0);
  expect((await run(['admin', 'list'], { DATA_DIR })).code).toBe(0);
  const inside = (await owners(DATA_DIR)).difference(new Set([`0:${SERVER.gid} 70`]));
  expect(inside).toEqual(PRIVATE);
  await (await serve({ DATA_DIR }, SERVER)).stop();
  record(context, 'a data folder of root that a group shares, as on a volume of a container', {
    done: 'served by an account of the group; a backup and a command run as root; served again',
    held: 'every file belongs to the account of the server',
  });
});

test('an account that does not own the data folder is refused with a message', async (context) => {
  const DATA_DIR = await foreignFolder(context);
  await (await serve({ DATA_DIR }, SERVER)).stop();
  // The worst case: everybody could write to the folder.
  await chmod(DATA_DIR, 0o777);
  const before = (await readdir(DATA_DIR)).toSorted();
  const commands = [
    ['serve'],
    ['demo'],
    ['backup'],
    ['restore', DATA_DIR],
    ['rollback'],
    ['import', 'openbrewerydb', 'none.csv'],
    ['admin', 'list'],
    ['owner', 'take', 'Old Mill'],
    ['doctor'],
  ];
  for (const args of commands) {
    const { code, text } = await run(args, { DATA_DIR }, STRANGER);
    expect({ args, code, text }).toEqual({ args, code: 1, text: refusal(DATA_DIR) });
  }
  expect((await readdir(DATA_DIR)).toSorted()).toEqual(before);
  record(context, 'commands of a third account', {
    done: `${many(commands.length, 'commands')} in a folder that everybody may write to`,
    held: 'each is refused with a message that names both accounts; nothing is written',
  });
});

function refusal(dataDir: string): string {
  return `The data folder ${dataDir} belongs to the account ${SERVER.uid}, and this is the account ${STRANGER.uid}. Run the command as that account (sudo -u '#${SERVER.uid}' ...), or as root.\n`;
}

test('no command prints a stack trace for a file without permission', async (context) => {
  const DATA_DIR = await foreignFolder(context);
  const env = { DATA_DIR };
  const server = await serve(env, SERVER);
  const { out: path } = await run(['backup'], env);
  await server.stop();
  const commands = [['serve'], ['backup'], ['restore', path], ['admin', 'list'], ['doctor']];
  const names = ['hoptrail.db', 'hoptrail.lock', 'signing.key', 'uploads', 'backups'];
  let refused = 0;
  for (const name of names) {
    const file = join(DATA_DIR, name);
    const { mode } = await stat(file);
    // As if root had run a command of an earlier version.
    await chown(file, 0, 0);
    for (const args of commands) {
      const { code, text } = await run(args, env, SERVER);
      const what = `${args[0]} with ${name} of root`;
      expect(text, what).not.toMatch(/\n\s+at |Error:|undefined/);
      if (code !== 0) expect(text, what).toMatch(/chown|belongs to|cannot be/);
      if (code !== 0) refused += 1;
    }
    await chown(file, SERVER.uid, SERVER.gid);
    await chmod(file, mode);
  }
  expect(refused).toBeGreaterThan(names.length);
  await chown(join(DATA_DIR, 'hoptrail.db'), 0, 0);
  const { text } = await run(['serve'], env, SERVER);
  expect(text).toContain(
    `${DATA_DIR}/hoptrail.db cannot be used by the account ${SERVER.uid}: it belongs to the account 0`,
  );
  expect(text).toContain(`Run as root: chown -R ${SERVER.uid}:${SERVER.gid} ${DATA_DIR}`);
  record(context, 'files of root in the data folder', {
    done: `${many(names.length, 'paths')} given to root, one after another; ${many(commands.length, 'commands')} run as the account for each`,
    held: `${refused} need the path and are refused with a message that names it, both accounts and the chown to run; no stack trace`,
  });
});
