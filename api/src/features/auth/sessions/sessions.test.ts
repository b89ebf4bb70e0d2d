import { DAY_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { codeFor, Person, signUp } from '../../../testing/person.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

/** Signs in to an account in another browser. */
async function signIn(run: TestApp, email: string, userAgent: string): Promise<Person> {
  const person = new Person(run.app);
  const headers = { 'user-agent': userAgent };
  await person.call('POST', '/api/auth/send-code', { email }, headers);
  const body = { email, code: codeFor(run, email) };
  await person.call('POST', '/api/auth/verify-code', body, headers);
  return person;
}

const transports = {
  REST: {
    list: (person: Person) => person.call('GET', '/api/auth/sessions'),
    end: (person: Person, id: string) => person.call('DELETE', `/api/auth/sessions/${id}`, {}),
    endAll: (person: Person) => person.call('DELETE', '/api/auth/sessions', {}),
  },
  RPC: {
    list: (person: Person) => person.call('GET', '/trpc/auth.sessions.list'),
    end: (person: Person, id: string) => person.call('POST', '/trpc/auth.sessions.end', { id }),
    endAll: (person: Person) => person.call('POST', '/trpc/auth.sessions.endAll', {}),
  },
};

const statusOf = async (person: Person) => (await person.call('GET', '/api/auth/me')).statusCode;

test.each(['REST', 'RPC'] as const)(
  "over %s lists a person's devices and signs one of them out",
  async (transport) => {
    const { list, end } = transports[transport];
    const run = await buildTestApp();
    const ada = await signUp(run, 'ada');
    run.passTime(DAY_MS);
    const phone = await signIn(run, ada.email, PHONE);
    const read = async (person: Person) => {
      const body = (await list(person)).json();
      return transport === 'REST' ? body : body.result.data;
    };
    const devices = await read(phone);
    expect(devices).toEqual([
      {
        id: expect.any(String),
        device: 'Safari on iPhone',
        signedInAt: '2026-05-02T12:00:00.000Z',
        lastUsedOn: '2026-05-02',
        isCurrent: true,
      },
      {
        id: expect.any(String),
        device: 'Unknown device',
        signedInAt: '2026-05-01T12:00:00.000Z',
        lastUsedOn: '2026-05-01',
        isCurrent: false,
      },
    ]);
    expect((await list(new Person(run.app))).statusCode).toBe(401);

    const rival = await signUp(run, 'rival');
    expect((await end(rival, devices[1].id)).statusCode).toBe(403);
    expect(await statusOf(ada)).toBe(200);
    expect((await end(phone, devices[1].id)).statusCode).toBe(200);
    expect(await statusOf(ada)).toBe(401);
    expect(await read(phone)).toMatchObject([{ device: 'Safari on iPhone' }]);
    const gone = await end(phone, devices[1].id);
    expect([gone.statusCode, gone.body]).toEqual([
      403,
      expect.stringContaining('This device is not signed in any more.'),
    ]);
    expect((await end(phone, devices[0].id)).statusCode).toBe(200);
    expect(await statusOf(phone)).toBe(401);
  },
);

test.each(['REST', 'RPC'] as const)(
  'over %s ends every session of the person and no other by signing out everywhere',
  async (transport) => {
    const run = await buildTestApp();
    const ada = await signUp(run, 'ada');
    const rival = await signUp(run, 'rival');
    const phone = await signIn(run, ada.email, PHONE);
    expect((await transports[transport].endAll(phone)).statusCode).toBe(200);
    expect([await statusOf(ada), await statusOf(phone)]).toEqual([401, 401]);
    expect(phone.cookies.has('hoptrail')).toBe(false);
    expect(await statusOf(rival)).toBe(200);
  },
);

test("stores the day of a device's last use", async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const phone = await signIn(run, ada.email, PHONE);
  const lastUses = async () => {
    const devices: { lastUsedOn: string }[] = (await transports.REST.list(ada)).json();
    return devices.map(({ lastUsedOn }) => lastUsedOn);
  };
  expect(await lastUses()).toEqual(['2026-05-01', '2026-05-01']);
  run.passTime(3 * DAY_MS);
  expect(await lastUses()).toEqual(['2026-05-04', '2026-05-01']);
  await statusOf(phone);
  expect(await lastUses()).toEqual(['2026-05-04', '2026-05-04']);
});
