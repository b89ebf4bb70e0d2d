import type { OwnUser } from '@hoptrail/contracts/users/users';
import { expect } from 'vitest';
import { createClient } from '../data/trpc.ts';

const client = createClient();

/** Creates an account on the test server and signs it in. */
export async function signUp(): Promise<OwnUser> {
  const username = `guest_${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  const code = await codeFor(email);
  await client.auth.verifyCode.mutate({ email, code });
  const profileImageUrl = await uploadFace();
  return (await client.auth.completeProfile.mutate({ email, username, profileImageUrl })).user;
}

/** Signs in one of the people of the demo. */
export async function signIn(email: 'admin@example.com' | 'owner@example.com'): Promise<OwnUser> {
  await client.auth.verifyCode.mutate({ email, code: await codeFor(email) });
  return (await client.auth.me.query()).user;
}

/** Ends the session on the server; the page does not notice it. */
export async function signOut(): Promise<void> {
  await client.auth.logout.mutate();
}

/** Returns a picture file of one color, for a file input. */
export async function pngFile(width: number, height: number, name = 'picture.png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], name, { type: 'image/png' });
}

async function codeFor(email: string): Promise<string> {
  const { developmentCode } = await client.auth.sendCode.mutate({ email });
  expect(developmentCode, 'the test server shows codes').toBeDefined();
  return developmentCode ?? '';
}

async function uploadFace(): Promise<string> {
  const { uploadURL } = await client.uploads.create.mutate();
  const { pathname, search } = new URL(uploadURL, window.location.origin);
  const headers = { 'content-type': 'image/png' };
  await fetch(pathname + search, { method: 'PUT', headers, body: await pngFile(64, 64) });
  return (await client.uploads.normalize.mutate({ url: uploadURL })).objectPath;
}
