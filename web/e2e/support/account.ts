import { randomUUID } from 'node:crypto';
import { expect, request } from '@playwright/test';
import { pngPicture } from './pictures.ts';

/** Somebody with an account. */
export interface Account {
  email: string;
  username: string;
}

/** A name and an address that nobody has yet. */
export function newPerson(): Account {
  const username = `guest_${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org` };
}

/** Makes an account over the documented calls, for a journey that begins after sign-up. */
export async function createAccount(baseURL: string): Promise<Account> {
  const person = newPerson();
  const { email, username } = person;
  const calls = await request.newContext({ baseURL });
  const post = async (path: string, data: object) => {
    const answer = await calls.post(`/api/${path}`, { data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
    return await answer.json();
  };
  const { developmentCode: code } = await post('auth/send-code', { email });
  await post('auth/verify-code', { email, code });
  const { uploadURL } = await post('objects/upload', {});
  const { mimeType, buffer } = pngPicture('face.png', 64, 64);
  await calls.put(uploadURL, { data: buffer, headers: { 'content-type': mimeType } });
  const { objectPath } = await post('objects/normalize', { url: uploadURL });
  await post('auth/complete-profile', { email, username, profileImageUrl: objectPath });
  await calls.dispose();
  return person;
}
