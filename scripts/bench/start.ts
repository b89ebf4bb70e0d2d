import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServerProcess } from '../smoke/server-process.ts';

const RUNS = 15;
const BARE = `require('http').createServer((_, answer) => answer.end()).listen(0, function () {
  console.log('http://localhost:' + this.address().port + '/');
})`;

/**
 * How long `dist/hoptrail serve` takes from its start to its first answer on a data folder that
 * exists, beside the shortest server that Node can run. The ratio is what holds between machines.
 */
const executable = fileURLToPath(new URL('../../dist/hoptrail', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'hoptrail-start-'));
const env = { PATH: '/nonexistent', HOME: folder, DATA_DIR: folder, PORT: '0' };
const servers = {
  'node -e': { command: [process.execPath, '-e', BARE], times: [] as number[] },
  hoptrail: { command: [executable, 'serve'], times: [] as number[] },
};

try {
  const firstStart = await timeToAnswer(servers.hoptrail.command);
  for (let run = 0; run < RUNS; run++) {
    for (const { command, times } of Object.values(servers))
      times.push(await timeToAnswer(command));
  }
  const ratio = median(servers.hoptrail.times) / median(servers['node -e'].times);
  for (const [name, { times }] of Object.entries(servers)) {
    console.log(
      `${name.padEnd(12)} ${format(median(times))} (${format(Math.min(...times))} at best)`,
    );
  }
  console.log(`ratio        ${ratio.toFixed(1)}\nfirst start  ${format(firstStart)}`);
} finally {
  await rm(folder, { recursive: true });
}

async function timeToAnswer(command: readonly string[]): Promise<number> {
  const begin = performance.now();
  const server = await startServerProcess(command, env);
  const answer = await fetch(`${server.url}/api/health`);
  const took = performance.now() - begin;
  await answer.text();
  await server.stop();
  if (!answer.ok) throw new Error(`${command[0]} answered ${answer.status}`);
  return took;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function format(milliseconds: number): string {
  return `${Math.round(milliseconds).toString().padStart(5)} ms`;
}
