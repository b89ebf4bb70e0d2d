import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { pngPicture } from './pictures.ts';

/** What a browser keeps: cookies and local storage. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody who may sign up. */
interface Person {
  email: string;
  username: string;
}

/** Somebody with an account, and what their browser keeps once they are signed in. */
export interface Account extends Person {
  id: string;
  state: BrowserState;
}

/** A name and an address that nobody has yet. */
export function newPerson(): Person {
  const username = `guest_${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org` };
}

/** Makes an account over the documented calls, for a journey that begins after sign-up. */
export async function createAccount(baseURL: string): Promise<Account> {
  const { email, username } = newPerson();
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

/** Signs somebody in over the documented calls who has an account already. */
export async function openAccount(baseURL: string, email: string): Promise<Account> {
  let account: Account | undefined;
  // A code dies when another worker asks for one at the same moment.
  await expect(async () => {
    account = await overCalls(baseURL, async (post) => {
      const { developmentCode: code } = await post('auth/send-code', { email });
      return await post('auth/verify-code', { email, code });
    });
  }).toPass();
  if (!account) throw new Error(`Nobody signed in as ${email}.`);
  return account;
}

/** The state of somebody who has answered the question for the location, so that it stays away. */
export function askedForLocation({ id, state }: Account): BrowserState {
  const answer = { name: `locationAsked.${id}`, value: 'true' };
  const origins = state.origins.map((one) => ({
    ...one,
    localStorage: [...one.localStorage, answer],
  }));
  return { ...state, origins };
}

type Post = (path: string, data: object) => Promise<Answer>;
/** What the calls answer with, each with its part of it. */
type Answer = Record<'developmentCode' | 'uploadURL' | 'objectPath', string> & {
  user: Person & { id: string };
};

/** @param signIn makes the calls, and answers with the last one, which has the user */
async function overCalls(
  baseURL: string,
  signIn: (post: Post, calls: APIRequestContext) => Promise<Answer>,
): Promise<Account> {
  // Nobody is signed in: signing up ends whatever session the journey began with.
  const storageState = { cookies: [], origins: [] };
  const calls = await request.newContext({ baseURL, storageState });
  const post: Post = async (path, data) => {
    const answer = await calls.post(`/api/${path}`, { data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
    return await answer.json();
  };
  const { user } = await signIn(post, calls);
  const { cookies } = await calls.storageState();
  await calls.dispose();
  const stored = { name: 'user', value: JSON.stringify(user) };
  return { ...user, state: { cookies, origins: [{ origin: baseURL, localStorage: [stored] }] } };
}
