import { afterAll, beforeAll, expect, vi } from 'vitest';

/**
 * Fails a test file that leaves something behind in its process. Files share one (`isolate: false`),
 * so that the next one would meet it: changed globals and environment variables, fake timers,
 * listeners of the process, open sockets, servers, child processes and workers.
 */
let before: Record<string, string>;

beforeAll(() => {
  before = state();
});

// Hooks of a setup file end after those of the test file.
afterAll(async () => {
  expect(vi.isFakeTimers(), 'fake timers are left').toBe(false);
  // What was closed takes a moment until it is gone.
  await vi.waitFor(() => expect(state()).toEqual(before), { timeout: 2000 });
});

/** Returns what a test file may change, as texts, so that a difference is readable. */
function state(): Record<string, string> {
  return {
    'working directory': process.cwd(),
    ...named('environment', process.env),
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

/** Numbers for the functions and objects that something holds: another one is another number. */
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

/** Libraries listen to the end of the process from when they are loaded, once. */
function listeners(): Record<string, number> {
  const names = process.eventNames().filter((name) => name !== 'exit');
  return Object.fromEntries(names.map((name) => [String(name), process.listenerCount(name)]));
}

/** What keeps the process alive, apart from the pipes to Vitest, which open at the first use. */
function handles(): Record<string, number> {
  const found: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) {
    if (/^(TCP|UDP|TLS|Process|Worker|FSEvent|StatWatcher)/.test(kind)) {
      found[kind] = (found[kind] ?? 0) + 1;
    }
  }
  return found;
}
