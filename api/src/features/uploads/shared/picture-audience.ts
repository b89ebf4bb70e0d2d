import { provenEmail } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findUploadAudience } from './uploads.repo.ts';

/**
 * Returns who may open a picture: everybody once something public uses it, before only its sender.
 * @returns undefined for a picture without a row, which only the store may know
 * @throws AppError `upload.notFound` if the caller may not
 */
export async function audienceOfPicture(
  ctx: Context,
  id: string,
): Promise<'everybody' | 'sender' | undefined> {
  const upload = await findUploadAudience(ctx.db, id);
  if (!upload?.isPrivate) return upload && 'everybody';
  const caller = await ctx.findCaller();
  const email = caller?.email ?? provenEmail(ctx);
  const isSender =
    (upload.userId !== null && upload.userId === caller?.id) ||
    (upload.email !== null && upload.email === email);
  if (!isSender) throw new AppError('upload.notFound');
  return 'sender';
}
