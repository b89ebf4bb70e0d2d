import {
  type GlobalSetting,
  type GlobalSettings,
  globalSettings,
} from '@hoptrail/contracts/settings/settings';
import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { refuseConflict } from '../../history/shared/conflict.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import type { Undoer } from '../../history/shared/undoer.ts';
import { findGlobalSettings, upsertGlobalSettings } from '../../settings/shared/settings.repo.ts';
import { linksFor, replaceImage } from '../../uploads/shared/claims.ts';

type Administrator = Context & { caller: Caller };

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
  ctx: Administrator,
  key: GlobalSetting,
  reference: string | null,
  circumstances: Circumstances,
): Promise<GlobalSettings> {
  return await write(
    ctx.db,
    (trx) => setImageIn(trx, ctx, key, reference, circumstances),
    globalSettings,
  );
}

async function setImageIn(
  trx: Db,
  ctx: Administrator,
  key: GlobalSetting,
  reference: string | null,
  { basedOn, others = () => ({}) }: Circumstances,
): Promise<GlobalSettings> {
  await lock(trx, 'global settings');
  const before = await findGlobalSettings(trx);
  refuseConflict(basedOn, before);
  const images = { before: before[key], after: reference };
  const image = await replaceImage(trx, ctx.clock, images, ownerOf(ctx));
  const now = ctx.clock.now().toISOString();
  await upsertGlobalSettings(trx, { ...others(before), [key]: image }, now);
  const after = await findGlobalSettings(trx);
  const subject = { kind: 'setting', id: key, name: '' } as const;
  await recordChange(trx, ctx, { ...subject, before, after, stored: before });
  return after;
}

/** How changes of banners and header pictures are undone; only administrators change them. */
export const settingUndoer: Undoer = {
  load: async (trx, { caller }) => {
    await lock(trx, 'global settings');
    const settings = await findGlobalSettings(trx);
    return Authorized.by(caller, settings, ({ role }) => role === 'admin').row;
  },
  change: async (trx, ctx, object, fields) => {
    const key = globalSettings.keyof().parse(object);
    const { [key]: image = (await findGlobalSettings(trx))[key], ...others } = globalSettings
      .partial()
      .parse(fields);
    await setImageIn(trx, ctx, key, image, { others: () => others });
  },
};

function ownerOf({ caller }: Administrator) {
  return { userId: caller.id, links: linksFor(caller) };
}
