import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { buildPackage } from './package.ts';
import { readRelease } from './version.ts';

const HOSTING = join(import.meta.dirname, '../../docs/hosting');
const UNITS = ['hoptrail.service', 'hoptrail@.service'];

beforeEach(({ skip }) => {
  const hasDpkg = spawnSync('dpkg-deb', ['--version']).status === 0;
  if (!hasDpkg) skip('building a Debian package: dpkg-deb is missing (the package dpkg)');
});

test('two builds give the same bytes, under any umask', async () => {
  const folder = await temporaryFolder();
  const usual = await build(folder, 'usual.deb');
  const umask = process.umask(0o077);
  const again = await build(folder, 'again.deb').finally(() => process.umask(umask));
  expect((await readFile(again)).equals(await readFile(usual))).toBe(true);
});

test('all files belong to root, and only the settings are private', async () => {
  const file = await build(await temporaryFolder(), 'hoptrail.deb');
  const lines = dpkg('--contents', file).trim().split('\n');
  expect(lines.filter((line) => !line.includes(' root/root '))).toEqual([]);
  const secret = lines.filter((line) => !/^(d|-)rw[x-]r-[x-]r-[x-] /.test(line));
  expect(secret.map((line) => line.split(' ').at(-1))).toEqual(['./etc/hoptrail/env']);
});

test('dpkg knows the settings as settings, and the version as older than the release', async () => {
  const file = await build(await temporaryFolder(), 'hoptrail.deb');
  expect(dpkg('--info', file, 'conffiles')).toBe('/etc/hoptrail/env\n');
  const version = dpkg('--field', file, 'Version').trim();
  expect(version).toBe(readRelease().version);
  const next = spawnSync('dpkg', ['--compare-versions', version, 'le', manifest.version]);
  expect(next.status).toBe(0);
});

test.for(UNITS)('%s has only sections, settings and comments', async (name) => {
  const lines = (await readFile(join(HOSTING, name), 'utf8')).split('\n');
  expect(lines.filter((line) => !/^(#.*|\[[A-Z]\w+\]|[A-Z]\w+=.*|)$/.test(line))).toEqual([]);
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-deb-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Builds a package around a small file. @returns its path */
async function build(folder: string, name: string): Promise<string> {
  const [output, executable] = [join(folder, name), join(folder, 'program')];
  await writeFile(executable, '#!/bin/sh\n');
  const order = { ...readRelease(), architecture: 'amd64', notices: executable, executable };
  await buildPackage(output, order);
  return output;
}

function dpkg(...args: string[]): string {
  return execFileSync('dpkg-deb', args, { encoding: 'utf8' });
}
