import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCopy, canChangeClock } from './build-copy.ts';
import { firstDifference } from './first-difference.ts';

/** The user id of `nobody` on Debian: an account without rights. */
const NOBODY = 65_534;

/**
 * Builds the last commit twice, in other folders, by other accounts, in other time zones and with
 * another clock, and compares the executables.
 */
const repository = join(import.meta.dirname, '../..');
const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
  cwd: repository,
  encoding: 'utf8',
}).trim();
const root = await mkdtemp(join(tmpdir(), 'hoptrail-two-builds-'));
const isRoot = process.geteuid?.() === 0;
const clock = canChangeClock() ? '+40 days' : undefined;
try {
  execFileSync('chmod', ['755', root]);
  const here = { folder: join(root, 'one'), uid: undefined, zone: 'UTC', clock: undefined };
  const elsewhere = {
    folder: join(root, 'a longer name of a folder'),
    uid: isRoot ? NOBODY : undefined,
    zone: 'Asia/Kolkata',
    clock,
  };
  const folders = [
    await buildCopy(repository, commit, here),
    await buildCopy(repository, commit, elsewhere),
  ] as const;
  const varied = [
    'folder',
    'time zone',
    ...(isRoot ? ['account'] : []),
    ...(clock ? ['clock'] : []),
  ];
  console.log(`Built ${commit} twice, with another ${varied.join(', ')}.`);
  const difference = firstDifference(folders);
  const sum = createHash('sha256')
    .update(readFileSync(join(folders[0], 'hoptrail')))
    .digest('hex');
  console.log(difference ?? `Both executables have the SHA-256 ${sum}.`);
  process.exitCode = difference === undefined ? 0 : 1;
} finally {
  await rm(root, { recursive: true, force: true });
}
