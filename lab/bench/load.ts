import autocannon, { type Options } from 'autocannon';

const CONNECTIONS = 8;
/** Autocannon ends a round at the next sample. */
const SAMPLE_MS = 100;

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A list of requests to choose from, or a function that returns new ones. */
export type Requests = Request[] | (() => Request);

/** The measurements of one round of load. */
export interface Load {
  /** The number of responses. */
  count: number;
  perSecond: number;
  /** The 99th percentile of the response times, in milliseconds. */
  p99: number;
}

/**
 * Sends requests over some connections for some seconds.
 * @param connections 8 by default
 * @param status the status that every response must have
 * @throws Error when a response has another status
 */
export async function load(
  server: { url: string },
  requests: Requests,
  {
    seconds,
    status = 200,
    connections = CONNECTIONS,
  }: { seconds: number; status?: number; connections?: number },
): Promise<Load> {
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    sampleInt: SAMPLE_MS,
    ...(typeof requests === 'function' ? eachNew(requests) : eachItsPart(requests, connections)),
  });
  const answered = result.requests.total;
  const others = Object.keys(result.statusCodeStats ?? {}).filter(
    (code) => Number(code) !== status,
  );
  if (others.length > 0 || answered === 0) {
    throw new Error(`${server.url} answered ${others.join(', ') || 'nothing'}, not ${status}.`);
  }
  return {
    count: answered,
    perSecond: answered / result.duration,
    p99: result.latency.p99,
  };
}

function eachNew(request: () => Request): Pick<Options, 'requests'> {
  return { requests: [{ setupRequest: (base) => ({ ...base, ...request() }) }] };
}

/**
 * Gives each connection its own part of the requests, so that connections do not send the same one
 * at the same time. Autocannon builds all requests of a connection before it sends the first: with
 * the whole list for each of 192 connections that takes seconds.
 */
function eachItsPart(requests: Request[], connections: number): Pick<Options, 'setupClient'> {
  const parts = Math.min(connections, requests.length);
  let begun = 0;
  return {
    setupClient(client) {
      const nth = begun % parts;
      begun += 1;
      client.setRequests(requests.filter((_request, at) => at % parts === nth));
    },
  };
}
