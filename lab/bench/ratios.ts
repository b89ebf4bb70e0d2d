import type { ServerProcess } from '../../scripts/smoke/server-process.ts';
import type { Call } from './calls.ts';
import { best, type Cost, measureRounds, type Side, type Times } from './costs.ts';
import type { Request, Requests } from './load.ts';
import type { ServerName } from './servers.ts';

const POOL = 2000;
/** The length of the constant answer that unchanged responses are compared with. */
const SHORT_BYTES = 15;

/** The measurements of one call on all servers. */
export interface Row {
  call: Call;
  bare: Cost;
  /** A constant answer of the same length. */
  constant: Cost;
  rest: Cost;
  rpc: Cost;
}

type MeasuredServer = Exclude<ServerName, 'barePostgres'>;
type Running = Record<MeasuredServer, ServerProcess>;

let written = 0;

/** Measures a call on all servers in turn for several rounds, so that a slow minute affects all. */
export async function measure(call: Call, running: Running, times: Times): Promise<Row> {
  const { product, bare } = running;
  const usual = await requestsOf(call.rest, call, product);
  const bytes = call.writes || call.unchanged ? SHORT_BYTES : await lengthOf(call.rest(0), product);
  const constant = [{ ...call.rest(0), path: `/constant/${bytes}` }];
  const rpc = await requestsOf(call.rpc, call, product);
  const side = (server: ServerProcess, requests: Requests, status = 200): Side => ({
    ...{ server, requests, status, processes: { server: [server.pid] } },
  });
  const status = call.unchanged ? 304 : 200;
  const rounds = await measureRounds(
    {
      bare: side(bare, call.unchanged ? constant : usual),
      constant: side(bare, constant),
      rest: side(product, usual, status),
      rpc: side(product, rpc, status),
    },
    times,
  );
  const bestOf = (costs: readonly Cost[]) => best(costs, serverMicros);
  return {
    call,
    bare: bestOf(rounds.bare),
    constant: bestOf(rounds.constant),
    rest: bestOf(rounds.rest),
    rpc: bestOf(rounds.rpc),
  };
}

async function lengthOf({ path, headers }: Request, { url }: ServerProcess): Promise<number> {
  const response = await fetch(url + path, {
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  return (await response.arrayBuffer()).byteLength;
}

/** Returns the microseconds of the server's processor time that a request takes. */
export function serverMicros({ micros }: Cost): number {
  return micros.server ?? Number.NaN;
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
