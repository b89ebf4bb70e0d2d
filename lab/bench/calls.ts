import type { Request } from './load.ts';
import { placeOf, tokenOf } from './world.ts';

/** Returns the n-th request of a measured call. */
type Ask = (n: number) => Request;

export interface Call {
  name: string;
  /** The request to the bare server, and to the product over REST. */
  rest: Ask;
  /** The request to the product over RPC, as a batch of one. */
  rpc: Ask;
  /** Its least ratio to the bare server. */
  target: number;
  /** Whether the call writes, so that every request must differ. */
  writes?: true;
  /**
   * Whether the client has the response already; the bare server then sends a constant response.
   */
  unchanged?: true;
}

const json = { 'content-type': 'application/json' };
const session = (n: number) => ({ cookie: `hoptrail=${tokenOf(n)}` });

/**
 * Returns the measured calls; their requests vary people, positions and breweries.
 * @param breweries the number of breweries
 */
export function callsOn(breweries: number): Call[] {
  const brewery = (n: number) => `brewery-${(n * 6_007) % breweries}`;
  const user = (n: number) => (n * 6_007) % 100_000;
  const near = (n: number) => {
    const { latitude, longitude } = placeOf(n * 31 + 7);
    return { lat: latitude, lng: longitude, limit: 50 };
  };
  const nearest: Pick<Call, 'rest' | 'rpc'> = {
    rest: (n) => get(`/api/breweries?${queryOf(near(n))}`),
    rpc: (n) => query('breweries.list', near(n)),
  };
  const leaderboard: Pick<Call, 'rest' | 'rpc'> = {
    rest: () => get('/api/leaderboard'),
    rpc: () => query('checkins.leaderboard', {}),
  };
  return [
    {
      name: 'nearest 50',
      ...nearest,
      target: 1.5,
    },
    {
      name: 'one brewery',
      rest: (n) => get(`/api/breweries/${brewery(n)}`),
      rpc: (n) => query('breweries.byId', { id: brewery(n) }),
      target: 0.5,
    },
    { name: 'leaderboard', ...leaderboard, target: 0.7 },
    {
      name: 'own profile and rank',
      rest: (n) => get(`/api/users/user-${user(n)}`, session(user(n))),
      rpc: (n) => query('users.byId', { id: `user-${user(n)}` }, session(user(n))),
      target: 0.7,
    },
    {
      name: 'weekly events',
      rest: () => get('/api/weekly-events'),
      rpc: () => query('events.weekly.list', undefined),
      target: 0.7,
    },
    {
      name: 'special events',
      rest: () => get('/api/special-events'),
      rpc: () => query('events.special.list', undefined),
      target: 0.7,
    },
    { name: 'nearest 50, unchanged', ...nearest, target: 0.6, unchanged: true },
    { name: 'leaderboard, unchanged', ...leaderboard, target: 0.6, unchanged: true },
    {
      name: 'check-in',
      rest: (n) => post('/api/checkins', checkin(n), session(n)),
      rpc: (n) => post('/trpc/checkins.create?batch=1', { 0: checkin(n) }, session(n)),
      target: 0.7,
      writes: true,
    },
  ];

  function checkin(n: number) {
    const index = (n * 6_007) % breweries;
    return { userId: `user-${n}`, breweryId: `brewery-${index}`, notes: null, ...placeOf(index) };
  }
}

function get(path: string, headers = {}): Request {
  return { method: 'GET', path, headers };
}

function post(path: string, body: object, headers: object): Request {
  return { method: 'POST', path, headers: { ...json, ...headers }, body: JSON.stringify(body) };
}

function query(path: string, input: object | undefined, headers = {}): Request {
  const inputs = encodeURIComponent(JSON.stringify(input === undefined ? {} : { 0: input }));
  return get(`/trpc/${path}?batch=1&input=${inputs}`, headers);
}

function queryOf(input: object): string {
  return new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, String(value)]),
  ).toString();
}
