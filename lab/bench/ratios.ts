import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from '../../scripts/smoke/server-process.ts';
import type { Call } from './calls.ts';
import { type Load, load, type Requests, summary } from './load.ts';
import type { ServerName } from './servers.ts';

const POOL = 2000;
const SETTLE_MS = 200;

/** The measurements of one call on all servers. */
export interface Row {
  call: Call;
  bare: Load;
  rest: Load;
  rpc: Load;
}

/** The lengths of a measurement, in seconds. */
export interface Plan {
  /** The warm-up of each server before the first round, which compiles code and reads pages. */
  warmup: number;
  rounds: number;
  /** The length of a round of one server. */
  seconds: number;
}

type MeasuredServer = Exclude<ServerName, 'barePostgres'>;
type Running = Record<MeasuredServer, ServerProcess>;

let written = 0;

/** Measures a call on all servers in turn for several rounds, so that a slow minute affects all. */
export async function measure(call: Call, running: Running, plan: Plan): Promise<Row> {
  const constant = Array.from({ length: 1 }, () => ({ ...call.rest(0), path: '/constant' }));
  const usual = await requestsOf(call.rest, call, running.product);
  const rpc = await requestsOf(call.rpc, call, running.product);
  const status = call.unchanged ? 304 : 200;
  const loadOn =
    (server: MeasuredServer, requests: Requests, status: number) => (seconds: number) =>
      load(running[server], requests, { seconds, status });
  const kinds = {
    bare: loadOn('bare', call.unchanged ? constant : usual, 200),
    rest: loadOn('product', usual, status),
    rpc: loadOn('product', rpc, status),
  };
  const rounds: Partial<Record<keyof typeof kinds, Load[]>> = {};
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const [kind, run] of Object.entries(kinds)) {
      const name = kind as keyof typeof kinds;
      const result = await run(round === 0 ? plan.warmup : plan.seconds);
      if (round > 0) rounds[name] = [...(rounds[name] ?? []), result];
      // Lets requests in progress finish before the next server's turn.
      await setTimeout(SETTLE_MS);
    }
  }
  const summed = (name: keyof typeof kinds) => rounds[name] && summary(rounds[name]);
  const [bare, viaRest, viaRpc] = [summed('bare'), summed('rest'), summed('rpc')];
  if (!bare || !viaRest || !viaRpc) throw new Error(`${call.name} was not measured.`);
  return { call, bare, rest: viaRest, rpc: viaRpc };
}

/** Returns the requests of a call: new ones for writes, with the ETag for unchanged responses. */
export async function requestsOf(
  ask: Call['rest'],
  { writes, unchanged }: Call,
  product: ServerProcess,
): Promise<Requests> {
  if (writes) {
    return () => {
      written += 1;
      return ask(written);
    };
  }
  const requests = Array.from({ length: unchanged ? 100 : POOL }, (_, n) => ask(n));
  if (!unchanged) return requests;
  return await Promise.all(
    requests.map(async (request) => {
      const response = await fetch(product.url + request.path, {
        headers: { ...request.headers, 'accept-encoding': 'identity' },
      });
      await response.arrayBuffer();
      const etag = response.headers.get('etag') ?? '';
      return { ...request, headers: { ...request.headers, 'if-none-match': etag } };
    }),
  );
}
