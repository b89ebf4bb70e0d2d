import {
  type GlobalSetting,
  type GlobalSettings,
  globalSettings,
} from '@hoptrail/contracts/settings/settings';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { storedJson } from '../../../lib/stored/unsound-rows.ts';

const value = z.string().nullable();

/** Returns all global settings; a key that was never set is null. */
export async function findGlobalSettings(db: Db): Promise<GlobalSettings> {
  const rows = await db.selectFrom('global_settings').select(['key', 'value']).execute();
  const stored = new Map(
    rows.map((row) => [
      row.key,
      storedJson({ id: row.key, name: 'value', text: row.value }, value, null),
    ]),
  );
  return globalSettings.parse(
    Object.fromEntries(globalSettings.keyof().options.map((key) => [key, stored.get(key) ?? null])),
  );
}

export async function upsertGlobalSettings(
  db: Db,
  changes: Partial<Record<GlobalSetting, string | null>>,
  now: string,
): Promise<void> {
  const rows = Object.entries(changes).map(([key, changed]) => ({
    key,
    value: JSON.stringify(changed),
    createdAt: now,
    updatedAt: now,
  }));
  await db
    .insertInto('global_settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        updatedAt: now,
      })),
    )
    .execute();
}
