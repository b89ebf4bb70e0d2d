import {
  type GlobalSetting,
  type GlobalSettings,
  globalSettings,
} from '@hoptrail/contracts/settings/settings';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lock } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { refuseConflict } from '../../history/shared/conflict.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { findGlobalSettings, upsertGlobalSettings } from '../../settings/shared/settings.repo.ts';
import { linksFor, replaceImage } from '../../uploads/shared/claims.ts';

interface Circumstances {
  /** The settings that the editor saw (contract `basedOn`). */
  basedOn?: { [Key in GlobalSetting]?: string | null | undefined } | undefined;
  /** Returns the other settings to change. */
  others?: (before: GlobalSettings) => Partial<Record<GlobalSetting, string | null>>;
}

/**
 * Claims a picture and stores it as a setting, together with other settings.
 * @param reference the picture; null for none
 * @returns all settings after the change
 * @throws AppError `edit.conflict`, and the errors of claiming pictures
 */
export async function setImage(
  ctx: Context & { caller: Caller },
  key: GlobalSetting,
  reference: string | null,
  { basedOn, others = () => ({}) }: Circumstances,
): Promise<GlobalSettings> {
  return await write(
    ctx.db,
    async (trx) => {
      await lock(trx, 'global settings');
      const before = await findGlobalSettings(trx);
      refuseConflict(basedOn, before);
      const images = { before: before[key], after: reference };
      const image = await replaceImage(trx, ctx.clock, images, ownerOf(ctx));
      const now = ctx.clock.now().toISOString();
      await upsertGlobalSettings(trx, { ...others(before), [key]: image }, now);
      const after = await findGlobalSettings(trx);
      await recordChange(trx, ctx, { kind: 'setting', id: key, name: '', before, after });
      return after;
    },
    globalSettings,
  );
}

function ownerOf({ caller }: { caller: Caller }) {
  return { userId: caller.id, links: linksFor(caller) };
}
