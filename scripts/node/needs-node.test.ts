import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const GUARD = './scripts/node/needs-node.js';

/** Runs a command of the source with this Node, which pretends to have another version. */
function runAs(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  const first = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
  const command = [...first, '--import', GUARD, 'api/src/main.ts', '--help'];
  return spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
}

test('an old Node prints one sentence with the needed version and how to get it', () => {
  const { status, stderr } = runAs('20.20.2');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Hoptrail needs Node \d+ and this is Node 20\.20\.2: run it with pnpm .+\n$/,
  );
});

test('the needed Node runs the command', () => {
  const { status, stdout } = runAs(process.versions.node);
  expect(status).toBe(0);
  expect(stdout).toContain('Usage');
});

test('every script of package.json that runs TypeScript checks the version first', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const commands = Object.values<string>(scripts).flatMap((script) => script.split(' && '));
  const direct = commands.filter((command) => /^node .*\.ts\b/.test(command));
  expect(direct.filter((command) => !command.startsWith(`node --import ${GUARD} `))).toEqual([]);
});
