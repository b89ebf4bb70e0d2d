import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Instance } from './instances.ts';
import { checkInOf, headersOf } from './world.ts';

const WRITERS = 5;
/** A person is not a benchmark: this leaves the machine time for a failover. */
const WRITE_PAUSE_MS = 10;
const READS = ['/api/podcast-episodes', '/api/special-events', '/api/breweries/brewery-7'];
const READ_PAUSE_MS = 20;
/** A person tries again sooner than Retry-After asks, so that the gap is measured finely. */
const RETRY_MS = 100;

/** Collects the responses that people got at one instance, or at all. */
export class Outcome {
  /** The ids of the check-ins that were acknowledged, when and by which instance. */
  readonly acknowledged: { id: string; at: number; instance: string }[] = [];
  /** Check-ins by status, and what else came of them. */
  readonly writes = new Map<string, number>();
  readonly reads = new Map<string, number>();
  /** Refusals of the server without Retry-After. */
  withoutRetryAfter = 0;
  /** The sentences of the refusals. */
  readonly sentences = new Set<string>();
  /** The longest wait for a response, in milliseconds. */
  slowestMs = 0;
}

/** Lets people check in at each instance, and read, until it is stopped. */
export class Load {
  readonly outcome = new Outcome();
  readonly #nextPerson: () => number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 200 });
  readonly #loops: Promise<void>[] = [];
  #isStopped = false;

  /** @param nextPerson returns somebody who has not checked in */
  constructor(instances: readonly Instance[], nextPerson: () => number) {
    this.#nextPerson = nextPerson;
    for (const instance of instances) {
      for (let at = 0; at < WRITERS; at += 1) this.#loops.push(this.#write(instance));
      for (const path of READS) this.#loops.push(this.#read(instance, path));
    }
  }

  async stop(): Promise<Outcome> {
    this.#isStopped = true;
    await Promise.all(this.#loops);
    this.#agent.destroy();
    return this.outcome;
  }

  async #write(instance: Instance): Promise<void> {
    while (!this.#isStopped && instance.runs()) {
      const person = this.#nextPerson();
      // The same person tries until they have an answer.
      while (!(await this.#checkIn(instance, person)) && !this.#isStopped && instance.runs()) {
        await delay(RETRY_MS);
      }
      await delay(WRITE_PAUSE_MS);
    }
  }

  /** @returns whether the person has nothing left to try */
  async #checkIn(instance: Instance, person: number): Promise<boolean> {
    const { writes, acknowledged, sentences } = this.outcome;
    const body = JSON.stringify(checkInOf(person));
    const path = `${instance.url}/api/checkins`;
    const answer = await this.#send('POST', path, headersOf(person), body);
    count(writes, String(answer.status));
    if (answer.status === 200) {
      const { id } = JSON.parse(answer.body);
      acknowledged.push({ id, at: performance.now(), instance: instance.name });
      return true;
    }
    if (answer.status >= 500) {
      sentences.add(JSON.parse(answer.body).message);
      if (answer.retryAfter === undefined && answer.status === 503)
        this.outcome.withoutRetryAfter += 1;
    }
    // A cooldown: the try before was committed, though its answer was lost.
    return answer.status === 429;
  }

  async #read(instance: Instance, path: string): Promise<void> {
    while (!this.#isStopped && instance.runs()) {
      const { status } = await this.#send('GET', instance.url + path, {});
      count(this.outcome.reads, String(status));
      await delay(READ_PAUSE_MS);
    }
  }

  async #send(method: string, url: string, headers: Record<string, string>, body?: string) {
    const begun = performance.now();
    try {
      return await new Promise<{ status: number; retryAfter: string | undefined; body: string }>(
        (resolve, reject) => {
          const sent = request(url, { method, headers, agent: this.#agent }, (response) => {
            let text = '';
            response.setEncoding('utf8');
            response.on('data', (part: string) => {
              text += part;
            });
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                retryAfter: response.headers['retry-after'],
                body: text,
              }),
            );
          });
          sent.on('error', reject);
          sent.end(body);
        },
      );
    } catch {
      return { status: 0, retryAfter: undefined, body: '' };
    } finally {
      this.outcome.slowestMs = Math.max(this.outcome.slowestMs, performance.now() - begun);
    }
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
