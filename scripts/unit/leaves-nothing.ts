import { afterAll, beforeAll, expect, vi } from 'vitest';

/**
 * Fails a test file that leaves something behind in its process: changed globals and environment
 * variables, fake timers, listeners of the process, open sockets, servers, child processes and
 * workers. Files share a process (`isolate: false`), so the next one would be affected.
 */
let before: Record<string, string>;

beforeAll(() => {
  before = state();
});

// Hooks of a setup file end after those of the test file.
afterAll(async () => {
  expect(vi.isFakeTimers(), 'fake timers are left').toBe(false);
  // Closed resources take a moment to disappear.
  await vi.waitFor(
    () => {
      const after = state();
      expect(after).toEqual(withoutClosed(before, after));
    },
    { timeout: 30_000 },
  );
});

/**
 * Returns the state before a file without what has closed since: an idle connection of an earlier
 * file may end at any time.
 */
function withoutClosed(
  earlier: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string> {
  const isClosed = (name: string, count: number) =>
    name.startsWith('open ') && Number(after[name] ?? 0) < count;
  const entries = Object.entries(earlier).flatMap(([name, value]) => {
    if (!isClosed(name, Number(value))) return [[name, value] as const];
    const left = after[name];
    return left === undefined ? [] : [[name, left] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns the state that a test file could change, as texts, so that a difference is readable. */
function state(): Record<string, string> {
  // libvips sets it when sharp first loads.
  const { VIPSHOME: _, ...environment } = process.env;
  return {
    'working directory': process.cwd(),
    ...named('environment', environment),
    ...named('global', identities(globalThis)),
    ...named('console', identities(console)),
    ...named('process', identities(process)),
    ...named('Date', identities(Date)),
    ...named('Math', identities(Math)),
    ...named('listeners of', listeners()),
    ...named('open', handles()),
  };
}

function named(group: string, values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${group} ${name}`, String(value)]),
  );
}

const ids = new WeakMap<object, number>();
let count = 0;

/** Returns a number for each function of an object; another function has another number. */
function identities(holder: object): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of Object.getOwnPropertyNames(holder)) {
    const value: unknown = Object.getOwnPropertyDescriptor(holder, name)?.value;
    if (typeof value !== 'function') continue;
    const id = ids.get(value) ?? ++count;
    ids.set(value, id);
    found[name] = id;
  }
  return found;
}

/** Counts the listeners of the process, except `exit`: libraries add those once, when they load. */
function listeners(): Record<string, number> {
  const names = process.eventNames().filter((name) => name !== 'exit');
  return Object.fromEntries(names.map((name) => [String(name), process.listenerCount(name)]));
}

/**
 * Returns what keeps the process alive, except for the pipes to Vitest, which open at the first
 * use.
 */
function handles(): Record<string, number> {
  const found: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) {
    if (/^(TCP|UDP|TLS|Process|Worker|FSEvent|StatWatcher)/.test(kind)) {
      found[kind] = (found[kind] ?? 0) + 1;
    }
  }
  return found;
}
