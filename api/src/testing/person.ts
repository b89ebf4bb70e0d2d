import { portraits } from '@hoptrail/contracts/lists/portraits';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { isReservedUsername } from '../features/users/shared/usernames.rules.ts';
import type { TestApp } from './app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A person with a browser that stores cookies and calls the REST paths. */
export class Person {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Calls a path with a JSON body as this person. */
  async call(
    method: Method,
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return await this.send({ method, url, headers, ...(payload ? { payload } : {}) });
  }

  /** Sends a request as this person, and stores the cookies of the response. */
  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject({
      ...options,
      cookies: Object.fromEntries(this.cookies),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Uploads a picture through a signed link. @returns its path, `/objects/uploads/...` */
  async upload(file?: Buffer): Promise<string> {
    const target = await this.call('POST', '/api/objects/upload', {});
    const url = new URL(target.json().uploadURL);
    const body = file ?? (await picture());
    await this.send({
      method: 'PUT',
      url: url.pathname + url.search,
      payload: body,
      headers: { 'content-type': 'image/png' },
    });
    const normalized = await this.call('POST', '/api/objects/normalize', { url: url.href });
    return normalized.json().objectPath;
  }
}

/** Returns the code in the newest message to an address. */
export function codeFor({ mailbox }: TestApp, email: string): string {
  const message = mailbox.findLast(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
  if (!code) throw new Error(`There is no message with a code for ${email}.`);
  return code;
}

/** A drawn portrait, for people whose picture does not matter. */
export const PORTRAIT = portraits[0]?.path ?? '';

type SignedUp = Person & { userId: string; email: string };

/**
 * Signs a person up, with a drawn portrait: a picture would take longer than all other calls.
 * @param name part of the address, and the username where it is not reserved
 * @returns the person, signed in
 */
export async function signUp(test: TestApp, name: string): Promise<SignedUp> {
  return await complete(test, name, async () => PORTRAIT);
}

/** Signs a person up like `signUp()`, with a picture of their own. */
export async function signUpWithPicture(test: TestApp, name: string): Promise<SignedUp> {
  return await complete(test, name, (person) => person.upload());
}

async function complete(
  test: TestApp,
  name: string,
  photoOf: (person: Person) => Promise<string>,
): Promise<SignedUp> {
  const email = `${name}@people.example`;
  const isReserved = isReservedUsername(name) && !test.deps.config.adminEmails.includes(email);
  const username = isReserved ? `the.${name}` : name;
  const person = new Person(test.app);
  await person.call('POST', '/api/auth/send-code', { email });
  await person.call('POST', '/api/auth/verify-code', { email, code: codeFor(test, email) });
  const profile = { email, username, profileImageUrl: await photoOf(person) };
  const response = await person.call('POST', '/api/auth/complete-profile', profile);
  if (response.statusCode !== 200) throw new Error(response.body);
  return Object.assign(person, { userId: String(response.json().user.id), email });
}

/** Returns a small PNG. */
export async function picture(width = 64, height = 64): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#80bc04' } })
    .png()
    .toBuffer();
}
