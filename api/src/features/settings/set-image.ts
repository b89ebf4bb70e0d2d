import type { GlobalSetting, GlobalSettings } from '@hoptrail/contracts/settings';
import type { Context } from '../../context.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Caller } from '../auth/sessions.ts';
import { replaceImage } from '../uploads/claims.ts';
import { findGlobalSettings, upsertGlobalSettings } from './settings.repo.ts';

/**
 * Takes a picture into use as a setting, with what changes beside it.
 * @returns all settings as they are then
 */
export async function setImage(
  ctx: Context & { caller: Caller },
  key: GlobalSetting,
  reference: string,
  others: Partial<Record<GlobalSetting, string | null>> = {},
): Promise<GlobalSettings> {
  return await ctx.db.transaction().execute(async (trx) => {
    const before = await findGlobalSettings(trx);
    const images = { before: before[key], after: reference };
    const image = await replaceImage(trx, ctx.clock, images, { userId: ctx.caller.id });
    const now = ctx.clock.now().toISOString();
    await upsertGlobalSettings(trx, { ...others, [key]: image }, now);
    const after = await findGlobalSettings(trx);
    await recordChange(trx, ctx, { kind: 'setting', id: key, name: '', before, after });
    return after;
  });
}
