import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { keepOwnCertificate } from '../../api/src/testing/services/certificate.ts';
import { freePort } from '../../api/src/testing/services/pebble.ts';

const documented = join(import.meta.dirname, '../../docs/hosting/haproxy.cfg');
export const DOMAIN = 'beer.example.org';

/** HAProxy with the documented configuration. */
export interface Balancer {
  port: number;
  pid: number;
  /** Returns the names of the servers that get requests. */
  ready(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Starts HAProxy in front of some instances. Of the documented file only addresses and paths differ.
 * @param ports of the instances; one that is undefined has no server
 */
export async function startHaproxy(folder: string, ports: readonly number[]): Promise<Balancer> {
  await keepOwnCertificate(folder, DOMAIN);
  const [port, httpPort] = [await freePort(), await freePort()];
  const socket = join(folder, 'haproxy.sock');
  let configuration = await readFile(documented, 'utf8');
  for (const [from, to] of [
    ['/run/haproxy/admin.sock', socket],
    ['bind :80', `bind 127.0.0.1:${httpPort}`],
    ['bind :443', `bind 127.0.0.1:${port}`],
    [`/etc/haproxy/certs/${DOMAIN}.pem`, join(folder, 'tls', `${DOMAIN}.pem`)],
    ['10.0.0.11:3000', `127.0.0.1:${ports[0]}`],
    ['10.0.0.12:3000', `127.0.0.1:${ports[1]}`],
    ['10.0.0.13:3000', `127.0.0.1:${ports[2]}`],
  ] as const) {
    if (!configuration.includes(from)) throw new Error(`haproxy.cfg has no ${from}.`);
    configuration = configuration.replaceAll(from, to);
  }
  const lines = configuration.split('\n').filter((line) => !line.endsWith(':undefined'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, lines.join('\n'));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  await listening(child, socket);
  return {
    port,
    pid: child.pid ?? 0,
    async ready() {
      const rows = (await ask(socket, 'show stat')).split('\n').map((line) => line.split(','));
      const names = rows[0] ?? [];
      const [name, state] = [names.indexOf('svname'), names.indexOf('status')];
      return rows
        .filter((row) => row[0] === 'ready' && row[name] !== 'BACKEND')
        .filter((row) => row[state] === 'UP')
        .map((row) => row[name] ?? '');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function listening(child: ChildProcess, socket: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  while (!(await ask(socket, 'show info').catch(() => ''))) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Asks HAProxy over its socket. */
async function ask(path: string, command: string): Promise<string> {
  const socket = connect(path);
  await once(socket, 'connect');
  socket.end(`${command}\n`);
  return await text(socket);
}
