import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeEpisode } from '../factories/episode.ts';
import { type Account, addAccount } from './account.ts';
import { insertBreweries } from './content.ts';
import type { Instances } from './instances.ts';

/** `FRESH_WRITES=10000 pnpm unit four-processes -t fresh` runs the long form and prints its figures. */
const WRITES = Number(process.env.FRESH_WRITES ?? 300);
const INSTANCES = 3;
const BREWERIES = 8;
const EPISODES = 4;
const PAUSE_MS = 2;
const NEVER_MS = 60_000;

export function freshReadTests(run: Instances): void {
  test(`of ${WRITES} writes each is fresh for its writer at once, and soon and for good everywhere`, async () => {
    const urls = run.urls.slice(0, INSTANCES);
    const admin = await addAccount(run, { role: 'admin' });
    const seenMs: number[] = [];
    const wrong: string[] = [];
    let reads = 0;
    let left = WRITES;

    const follow = async (object: Editable) => {
      // What an instance has shown once, it must go on showing.
      const shown = new Map<string, number>();
      const read = async (url: string) => {
        reads += 1;
        const number = await object.read(url);
        const highest = shown.get(url) ?? 0;
        if (number < highest) wrong.push(`${object.path} at ${url}: ${number} after ${highest}`);
        shown.set(url, Math.max(highest, number));
        return number;
      };
      for (let number = 1; left > 0; number += 1) {
        left -= 1;
        const writer = anyOf(urls);
        await object.write(writer, number);
        const writtenAt = performance.now();
        const own = await read(writer);
        if (own < number) wrong.push(`${object.path}: its writer read ${own} after ${number}`);
        for (const url of urls) {
          if (url === writer) continue;
          while ((await read(url)) < number) {
            if (performance.now() - writtenAt > NEVER_MS) throw new Error(`${url} misses a write.`);
            await setTimeout(PAUSE_MS);
          }
          seenMs.push(performance.now() - writtenAt);
        }
        await Promise.all(urls.map(read));
      }
    };
    await Promise.all((await editables(run, admin)).map(follow));
    expect(wrong).toEqual([]);
    expect(seenMs).toHaveLength(WRITES * (INSTANCES - 1));
    if (process.env.FRESH_WRITES) console.log({ reads, stale: wrong.length, ...shares(seenMs) });
  }, 3_600_000);

  test('a profile that is hidden on one process is hidden on all, soon and for good', async () => {
    const person = await addAccount(run);
    const { username } = await run.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const statusesOf = async () =>
      await Promise.all(
        run.urls.map(async (url) => (await fetch(`${url}/api/profiles/${username}`)).status),
      );
    for (const url of run.urls) {
      for (const showsLogbook of [true, false]) {
        const chosen = await fetch(`${url}/api/users/${person.id}/privacy`, {
          method: 'PUT',
          headers: headersOf(person),
          body: JSON.stringify({ showsLogbook }),
        });
        expect(chosen.status, run.logged()).toBe(200);
        const wanted = showsLogbook ? 200 : 404;
        const own = await fetch(`${url}/api/profiles/${username}`);
        expect(own.status).toBe(wanted);
        const everywhere = run.urls.map(() => wanted);
        await expect.poll(statusesOf, { timeout: NEVER_MS }).toEqual(everywhere);
        expect(await statusesOf()).toEqual(everywhere);
      }
    }
  });
}

/** Something that is read from memory, with a number in its text. */
interface Editable {
  path: string;
  write(url: string, number: number): Promise<void>;
  /** Returns the number that an instance shows. */
  read(url: string): Promise<number>;
}

async function editables(run: Instances, admin: Account): Promise<Editable[]> {
  const breweries = await insertBreweries(run, BREWERIES);
  const episodes = Array.from({ length: EPISODES }, () => makeEpisode());
  await run.db.insertInto('podcast_episodes').values(episodes).execute();
  const headers = headersOf(admin);
  const editable = (path: string, field: string, readFrom = path): Editable => ({
    path,
    async write(url, number) {
      const body = JSON.stringify({ [field]: `Number ${number} of ${path}.` });
      const { status } = await fetch(`${url}${path}`, { method: 'PUT', headers, body });
      expect(status, run.logged()).toBe(200);
    },
    async read(url) {
      const text = await (await fetch(`${url}${readFrom}`)).text();
      return Number(new RegExp(`Number (\\d+) of ${path}\\.`).exec(text)?.[1] ?? 0);
    },
  });
  return [
    ...breweries.map((id) => editable(`/api/breweries/${id}`, 'hours')),
    ...episodes.map(({ id }) =>
      editable(`/api/podcast-episodes/${id}`, 'description', '/api/podcast-episodes'),
    ),
  ];
}

function headersOf({ cookies }: Account): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, 'content-type': 'application/json' };
}

function anyOf(urls: readonly string[]): string {
  return urls[Math.floor(Math.random() * urls.length)] ?? '';
}

/** Returns how many milliseconds most of them took. */
function shares(ms: readonly number[]): Record<string, number> {
  const sorted = ms.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return { p50: at(0.5), p99: at(0.99), 'p99.9': at(0.999), most: Math.round(sorted.at(-1) ?? 0) };
}
