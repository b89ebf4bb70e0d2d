import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseConfig } from '../../config/database/database-config.ts';

/** A TCP proxy in front of PostgreSQL that can break as networks and servers do. */
export interface BreakableProxy {
  port: number;
  /** How many connections it has accepted. */
  accepted: number;
  /** Ends all connections, and refuses new ones. */
  refuse(): void;
  /** Forwards nothing more, and closes nothing: clients see silence. */
  fallSilent(): void;
  /** Forwards again: what was held back, and new connections. */
  heal(): Promise<void>;
  stop(): void;
}

/** Starts a proxy in front of a server. */
export async function startProxy(to: { host: string; port: number }): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    proxy.accepted += 1;
    const upstream = to.host.startsWith('/')
      ? connect(join(to.host, `.s.PGSQL.${to.port}`))
      : connect(to);
    for (const [from, into] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      if (isSilent) from.pause();
      from.on('data', (data) => into.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        // While it is silent, the other side learns nothing of it.
        if (!isSilent) into.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const proxy: BreakableProxy = {
    port: 0,
    accepted: 0,
    refuse() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    async heal() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(proxy.port);
    },
    stop() {
      proxy.refuse();
    },
  };
  proxy.port = await listenOnFreePort(listen);
  return proxy;
}

/**
 * Listens on a port below 32768. From there on the system assigns ports to sockets that connect, so
 * that another one could take the port while the proxy refuses connections.
 */
async function listenOnFreePort(listen: (port: number) => Promise<void>): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const failure = await listen(port).catch((error: NodeJS.ErrnoException) => error);
    if (failure === undefined) return port;
    if (failure.code !== 'EADDRINUSE') throw failure;
  }
}

/** Returns how to reach a database through proxies instead of its own host. */
export function through(
  database: DatabaseConfig,
  ...proxies: readonly { port: number }[]
): DatabaseConfig {
  return { ...database, hosts: proxies.map(({ port }) => ({ host: '127.0.0.1', port })) };
}
