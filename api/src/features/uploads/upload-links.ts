import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { write } from '../../db/write.ts';
import { isSignatureOf, sign } from '../../lib/signature.ts';
import { lockQuota, refuseBeyondQuota } from './quota/quota.ts';
import type { Sender } from './quota/usage.repo.ts';
import { insertUpload } from './shared/uploads.repo.ts';

const LIFETIME_MS = 10 * 60 * 1000;

/**
 * Creates an upload and returns the URL that accepts its file by PUT, for ten minutes.
 * @throws AppError `upload.tooMany`
 */
export async function createUploadLink(ctx: Context, sender: Sender): Promise<string> {
  const id = randomUUID();
  const now = ctx.clock.now();
  await write(ctx.db, async (trx) => {
    await lockQuota(trx, sender);
    await refuseBeyondQuota({ ...ctx, db: trx }, sender, { uploads: 1, bytes: 1 });
    await insertUpload(trx, { id, ...sender, createdAt: now.toISOString() });
  });
  return uploadLink(ctx.origin, ctx.signingKey, id, now);
}

function uploadLink(origin: string, signingKey: string, id: string, now: Date): string {
  const expires = String(now.getTime() + LIFETIME_MS);
  const query = new URLSearchParams({ expires, signature: signatureFor(signingKey, id, expires) });
  return `${origin}/api/objects/uploads/${id}?${query}`;
}

/**
 * Returns whether the signature of an upload link is valid for this upload, and the link has not
 * expired.
 */
export function isUploadLinkValid(
  signingKey: string,
  id: string,
  { expires, signature }: { expires: string; signature: string },
  now: Date,
): boolean {
  return (
    isSignatureOf(signingKey, `upload:${id}:${expires}`, signature) &&
    Number(expires) > now.getTime()
  );
}

function signatureFor(signingKey: string, id: string, expires: string): string {
  return sign(signingKey, `upload:${id}:${expires}`);
}
