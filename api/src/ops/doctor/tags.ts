import type { Db } from '../../db/database.ts';
import { keyMarkOf } from '../../features/tags/shared/tag-keys.ts';
import { countTagsOfOtherKeys } from '../../features/tags/shared/tags.repo.ts';
import { counted } from '../../lib/counted.ts';
import { findTagKey } from '../data-folder/tag-key.ts';
import { type Finding, warning } from './finding.ts';

interface PlaceOfKey {
  dataDir: string;
  /** The key from the environment. */
  configured: string | undefined;
}

/** Warns of NFC tags that take no check-ins, because the server does not have their tag key. */
export async function examineTags(db: Db, { dataDir, configured }: PlaceOfKey): Promise<Finding[]> {
  // A file without a key is told at the start.
  const key = await findTagKey(dataDir, configured).catch(() => undefined);
  const others = await countTagsOfOtherKeys(db, key === undefined ? '' : keyMarkOf(key));
  if (others === 0) return [];
  const fix =
    'Put the copy of tag.key that you kept into the data folder, or set TAG_KEY to it, and restart. Without a copy write the tags anew: hoptrail tag revoke, hoptrail tag add.';
  const says = `${counted(others, 'tag')} in use, with keys of another tag key: they take no check-ins`;
  return [warning('tags', says, fix)];
}
