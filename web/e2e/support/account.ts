import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { pngPicture } from './pictures.ts';

/** The cookies and the local storage of a browser. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A person who has not signed up. */
interface Person {
  email: string;
  username: string;
}

/** A person with an account, and the state of their browser after sign-in. */
export interface Account extends Person {
  id: string;
  state: BrowserState;
}

/** How many people a worker may have. */
const PEOPLE_OF_WORKER = 0x1_0000;
let people = 0;

/** Returns an unused username and email address, the same in each run of the same journeys. */
export function newPerson(): Person {
  // Each process of a worker has another index.
  const number = Number(process.env.TEST_WORKER_INDEX ?? 0) * PEOPLE_OF_WORKER + people++;
  const username = `guest_${number.toString(16).padStart(8, '0')}`;
  return { username, email: `${username}@example.org` };
}

/** Creates an account over the REST API, for journeys that start signed in. */
export async function createAccount(
  baseURL: string,
  { email, username }: Person = newPerson(),
): Promise<Account> {
  return await overCalls(baseURL, async (post, calls) => {
    const { developmentCode: code } = await post('auth/send-code', { email });
    await post('auth/verify-code', { email, code });
    const { uploadURL } = await post('objects/upload', {});
    const { mimeType, buffer } = pngPicture('face.png', 64, 64);
    await calls.put(uploadURL, { data: buffer, headers: { 'content-type': mimeType } });
    const { objectPath } = await post('objects/normalize', { url: uploadURL });
    return await post('auth/complete-profile', { email, username, profileImageUrl: objectPath });
  });
}

/** Signs in to an existing account over the REST API. */
export async function openAccount(baseURL: string, email: string): Promise<Account> {
  let account: Account | undefined;
  // Retries: a sign-in to the same account in another worker deletes all of its codes.
  await expect(async () => {
    account = await overCalls(baseURL, async (post) => {
      const { developmentCode: code } = await post('auth/send-code', { email });
      return await post('auth/verify-code', { email, code });
    });
  }).toPass();
  if (!account) throw new Error(`Nobody signed in as ${email}.`);
  return account;
}

/** Returns the browser state in which the location dialog is already answered and does not open. */
export function askedForLocation({ id, state }: Account): BrowserState {
  const wasAsked = { name: `locationAsked.${id}`, value: 'true' };
  const origins = state.origins.map((one) => ({
    ...one,
    localStorage: [...one.localStorage, wasAsked],
  }));
  return { ...state, origins };
}

type Post = (path: string, data: object) => Promise<AuthResponse>;
/** The responses of all these calls, in one type. */
type AuthResponse = Record<'developmentCode' | 'uploadURL' | 'objectPath', string> & {
  user: Person & { id: string };
};

/**
 * Signs in with API calls and returns the account with its browser state.
 * @param signIn makes the calls and returns the last response, which contains the user
 */
async function overCalls(
  baseURL: string,
  signIn: (post: Post, calls: APIRequestContext) => Promise<AuthResponse>,
): Promise<Account> {
  // Starts without cookies: signing up would end the journey's own session.
  const storageState = { cookies: [], origins: [] };
  const calls = await request.newContext({ baseURL, storageState });
  const post: Post = async (path, data) => {
    const response = await calls.post(`/api/${path}`, { data });
    expect(response.status(), `${path}: ${await response.text()}`).toBeLessThan(300);
    return await response.json();
  };
  const { user } = await signIn(post, calls);
  const { cookies } = await calls.storageState();
  await calls.dispose();
  const stored = { name: 'user', value: JSON.stringify(user) };
  return { ...user, state: { cookies, origins: [{ origin: baseURL, localStorage: [stored] }] } };
}
