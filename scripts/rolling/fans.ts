import { Agent, request } from 'node:https';
import { DOMAIN } from './haproxy.ts';
import { BREWERIES, tokenOf, USERS } from './world.ts';

const READS = [
  '/api/breweries?lat=36.1&lng=-95.9&limit=50',
  '/api/breweries/brewery-7',
  '/api/leaderboard',
  '/api/weekly-events',
  '/breweries',
  '/api/auth/me',
];

/** What people got while something happened to the instances. */
export interface Tally {
  reads: number;
  checkins: number;
  /** The status or the error of each failed request, with what was requested. */
  failed: string[];
  slowestMs: number;
}

export interface Crowd {
  /** The port of the balancer. */
  port: number;
  /** The path of an uploaded picture. */
  picture: string;
  /** How many people read at the same time. */
  readers: number;
  /** How many people check in at the same time. */
  checkingIn: number;
  /** Nobody from this one on has checked in. */
  firstUser: number;
}

/** People who send one request after the other until they are stopped, each over one connection. */
export class Fans {
  readonly tally: Tally = { reads: 0, checkins: 0, failed: [], slowestMs: 0 };
  readonly #crowd: Crowd;
  readonly #running: Promise<void>[];
  #isStopped = false;
  #nextUser: number;

  constructor(crowd: Crowd) {
    this.#crowd = crowd;
    this.#nextUser = crowd.firstUser;
    this.#running = [
      ...Array.from({ length: crowd.readers }, (_, index) => this.#read(index)),
      ...Array.from({ length: crowd.checkingIn }, () => this.#checkIn()),
    ];
  }

  /** Lets them finish their request. @returns what they got */
  async stop(): Promise<Tally> {
    this.#isStopped = true;
    await Promise.all(this.#running);
    return this.tally;
  }

  async #read(reader: number): Promise<void> {
    const agent = newAgent();
    const paths = [...READS, `${this.#crowd.picture}?w=96`];
    for (let n = reader; !this.#isStopped; n++) {
      const path = paths[n % paths.length] ?? '';
      const user = (n * 6007) % USERS;
      if (await this.#send(agent, 'GET', path, user)) this.tally.reads += 1;
    }
    agent.destroy();
  }

  async #checkIn(): Promise<void> {
    const agent = newAgent();
    while (!this.#isStopped) {
      const user = this.#nextUser++;
      if (user >= USERS) throw new Error('There are no more people.');
      const body = { userId: `user-${user}`, breweryId: `brewery-${user % BREWERIES}` };
      if (await this.#send(agent, 'POST', '/api/checkins', user, body)) this.tally.checkins += 1;
    }
    agent.destroy();
  }

  async #send(agent: Agent, method: string, path: string, user: number, body?: object) {
    const begun = performance.now();
    const order = { port: this.#crowd.port, method, path, user };
    const outcome = await send(agent, order, body && JSON.stringify(body)).catch((error) =>
      String(error),
    );
    this.tally.slowestMs = Math.max(this.tally.slowestMs, performance.now() - begun);
    if (outcome === '200') return true;
    this.tally.failed.push(`${method} ${path}: ${outcome}`);
    return false;
  }
}

export interface Order {
  port: number;
  method: string;
  path: string;
  user: number;
}

export function newAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
}

/**
 * Sends a request as a signed-in person.
 * @returns the status; with the beginning of the body unless it is 200
 */
export async function send(agent: Agent, order: Order, body?: string | Buffer): Promise<string> {
  const { status, bytes } = await exchange(agent, order, body);
  return status === 200 ? '200' : `${status} ${bytes.toString('utf8', 0, 200)}`;
}

/** Sends a request as a signed-in person and returns the response. */
export async function exchange(
  agent: Agent,
  { port, method, path, user }: Order,
  body?: string | Buffer,
): Promise<{ status: number; bytes: Buffer }> {
  const headers = {
    host: DOMAIN,
    cookie: `__Host-hoptrail=${tokenOf(user)}`,
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  };
  return await new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, servername: DOMAIN, method, path, headers, agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
