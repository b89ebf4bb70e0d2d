import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { utcDay } from '../../../lib/durations.ts';
import { allProcedures, type ServedProcedure } from '../../../transport/procedures.ts';
import { buildPatientApp } from '../app.ts';
import { examples } from '../examples.ts';
import type { CallerKind } from '../scene/people.ts';
import { type Scene, setScene } from '../scene.ts';
import { respondTo, type Transport, transports } from '../transports.ts';

const visitor = new Map<string, string>();

test.each(transports)(
  'over %s no cache stores a response for the caller alone',
  async (transport) => {
    const run = await buildPatientApp();
    for (const served of allProcedures().filter(({ audience }) => audience === 'caller')) {
      for (const kind of ['nobody', 'admin'] as const) {
        const response = await play(await setScene(run, kind, 'own'), transport, served);
        expect([served.path, response.headers['cache-control']]).toEqual([
          served.path,
          'private, no-store',
        ]);
        expect([served.path, varies(response)]).toEqual([served.path, true]);
      }
    }
  },
);

test.each(transports)('over %s public responses are the same for everybody', async (transport) => {
  const run = await buildPatientApp();
  for (const served of allProcedures().filter(({ audience }) => audience === 'everybody')) {
    const scene = await setScene(run, 'admin', 'own');
    const [own, visitors] = await bothOf(scene, transport, served);
    expect([served.path, own.statusCode]).toEqual([served.path, 200]);
    expect([served.path, own.body]).toEqual([served.path, visitors.body]);
    expect([served.path, own.headers['cache-control']]).toEqual([served.path, undefined]);
  }
});

test.each(transports)(
  'over %s no cache stores a response that differs from the visitors’',
  async (transport) => {
    const run = await buildPatientApp();
    for (const served of allProcedures().filter(({ audience }) => audience === 'by caller')) {
      const kinds: CallerKind[] = ['fan', 'owner', 'admin'];
      const differing: CallerKind[] = [];
      for (const kind of kinds) {
        const scene = await setScene(run, kind, 'own');
        // Others do not see a check-in of today yet.
        const now = run.deps.clock.now();
        await run.deps.db
          .updateTable('users')
          .set({ checkins: 1, checkinsReachedAt: now.toISOString(), shownOn: utcDay(now) })
          .where('id', '=', scene.caller.id)
          .execute();
        const [own, visitors] = await bothOf(scene, transport, served);
        expect([served.path, own.statusCode, visitors.statusCode]).toEqual([served.path, 200, 200]);
        expect([served.path, varies(own), varies(visitors)]).toEqual([served.path, true, true]);
        expect(visitors.headers['cache-control']).toBeUndefined();
        if (own.body === visitors.body) continue;
        differing.push(kind);
        expect([served.path, kind, own.headers['cache-control']]).toEqual([
          served.path,
          kind,
          'private, no-store',
        ]);
      }
      expect([served.path, differing]).toEqual([served.path, expect.arrayContaining(['admin'])]);
    }
  },
);

test('no cache stores a batch with a response for the caller alone', async () => {
  const run = await buildPatientApp();
  const scene = await setScene(run, 'fan', 'own');
  const ask = (paths: string, headers = {}) =>
    run.app.inject({
      url: `/trpc/${paths}?batch=1`,
      cookies: Object.fromEntries(scene.caller.cookies),
      headers,
    });
  const streamed = { 'trpc-accept': 'application/jsonl' };
  for (const headers of [{}, streamed]) {
    const shared = await ask('podcast.episodes,settings.all', headers);
    expect([shared.statusCode, shared.headers['cache-control']]).toEqual([200, undefined]);
    const mixed = await ask('podcast.episodes,auth.me', headers);
    expect([mixed.statusCode, mixed.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(varies(mixed)).toBe(true);
  }
});

/** Makes a call as the caller of a scene and as a visitor. */
async function bothOf(scene: Scene, transport: Transport, served: ServedProcedure) {
  const own = await play(scene, transport, served);
  const input = await examples[served.path]?.(scene);
  const sender = { cookies: visitor };
  return [own, await respondTo(transport, scene.run.app, served, input, sender)] as const;
}

async function play(
  scene: Scene,
  transport: Transport,
  served: ServedProcedure,
): Promise<LightMyRequestResponse> {
  const input = await examples[served.path]?.(scene);
  const { cookies } = scene.caller;
  return await respondTo(transport, scene.run.app, served, input, { cookies });
}

function varies({ headers }: LightMyRequestResponse): boolean {
  return /\bcookie\b/.test(String(headers.vary));
}
