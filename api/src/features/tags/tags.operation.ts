import { randomUUID } from 'node:crypto';
import { TAG_NAME_MAX, TAGS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { lock } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import type { Clock } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import { operation } from '../../operation.ts';
import { loadNamedBrewery } from '../breweries/shared/named-brewery.ts';
import { recordChange } from '../history/shared/record-change.ts';
import { loadUsedTag, revokeTag as revokeUsedTag } from './revoke-tag.ts';
import { applicationKeyOf, keyMarkOf, readingKeys } from './shared/tag-keys.ts';
import { findAllTagsOf, findTagByUid, insertTag, updateUsedAgain } from './shared/tags.repo.ts';
import { tagSettings } from './tag-settings.ts';

/** Adds an NFC tag to a brewery, and prints the settings and the keys to write to it. */
export const addTag = operation(
  z.object({
    brewery: z.string(),
    uid: z.string(),
    name: z.string().optional(),
    url: z.string().optional(),
  }),
  async ({ db, clock, config, loadTagKey, print }, { brewery: named, url, ...args }) => {
    const uid = readUid(args.uid);
    const settings = tagSettings(originOf(url ?? config.publicUrl));
    if (config.database && config.tagKey === undefined) throw new Refusal(ONE_KEY);
    const tagKey = await loadTagKey();
    const { brewery, name } = await write(db, async (trx) => {
      const found = await loadNamedBrewery(trx, named);
      const tag = { ...args, uid, breweryId: found.id, keyMark: keyMarkOf(tagKey) };
      return { brewery: found, name: await storeTag(trx, clock, tag) };
    });
    const { meta, fileReadOf } = readingKeys(tagKey);
    const text = (key: Buffer) => key.toString('hex').toUpperCase();
    print(`Write this to ${name} (${uid}), the new tag of ${brewery.name}:

Address                          ${settings.url}
Encrypted UID and counter from   byte ${settings.dataOffset} (PICCDataOffset)
MAC input and MAC from           byte ${settings.macOffset} (SDMMACInputOffset and SDMMACOffset)
Key 0, application master key    ${text(applicationKeyOf(tagKey, uid))}
Key 1, SDM meta read key         ${text(meta)}
Key 2, SDM file read key         ${text(fileReadOf(uid))}

The keys are not shown again. docs/hosting/tags.md says how to write them.`);
  },
);

/** Prints the tags of a brewery that are in use. */
export const listTags = operation(
  z.object({ brewery: z.string() }),
  async ({ db, loadTagKey, print }, args) => {
    const { id, name: brewery } = await loadNamedBrewery(db, args.brewery);
    const tags = await findAllTagsOf(db, id, TAGS_PER_BREWERY);
    const keyMark = tags.length > 0 ? keyMarkOf(await loadTagKey()) : '';
    const lines = tags.map(({ uid, name, tappedAt, keyMark: mark }) => {
      const tapped = tappedAt === null ? 'never tapped' : `tapped ${tappedAt.slice(0, 16)} UTC`;
      return `${uid}  ${name}  ${tapped}${mark === keyMark ? '' : '  (keys of another tag key)'}`;
    });
    print(lines.length > 0 ? lines.join('\n') : `${brewery} has no tags.`);
  },
);

/** Revokes a tag by the number of its chip. */
export const revokeTag = operation(
  z.object({ uid: z.string() }),
  async ({ db, clock, print }, args) => {
    const uid = readUid(args.uid);
    const name = await write(db, async (trx) => {
      const found = await findTagByUid(trx, uid);
      if (!found || found.revokedAt !== null) throw new Refusal(`No tag with ${uid} is in use.`);
      const tag = await loadUsedTag(trx, found.id);
      await revokeUsedTag(trx, { caller: null, clock }, tag);
      return tag.name;
    });
    print(`${name} (${uid}) is revoked and takes no more check-ins.`);
  },
);

interface NewTag {
  uid: string;
  breweryId: string;
  keyMark: string;
  name?: string | undefined;
}

/** Stores a new tag, or one that was revoked. @returns its name */
async function storeTag(
  trx: Db,
  clock: Clock,
  { uid, breweryId, keyMark, name: given }: NewTag,
): Promise<string> {
  await lock(trx, 'tags');
  const present = await findAllTagsOf(trx, breweryId, TAGS_PER_BREWERY);
  const name = given?.trim() || `Tag ${present.length + 1}`;
  if (name.length > TAG_NAME_MAX) {
    throw new Refusal(`The name of a tag has at most ${TAG_NAME_MAX} characters.`);
  }
  const before = await findTagByUid(trx, uid);
  if (before && before.revokedAt === null) {
    throw new Refusal(
      `${uid} is in use already, as ${before.name}. To write it anew, revoke it first: hoptrail tag revoke ${uid}`,
    );
  }
  if (present.length >= TAGS_PER_BREWERY) {
    throw new Refusal(`A brewery has ${TAGS_PER_BREWERY} tags at most. Revoke one first.`);
  }
  const row = { breweryId, name, keyMark, createdAt: clock.now().toISOString() };
  const id = before?.id ?? randomUUID();
  if (before) await updateUsedAgain(trx, id, row);
  else await insertTag(trx, { ...row, id, uid });
  const change = { kind: 'tag', id, name, breweryId, after: { name } } as const;
  await recordChange(trx, { caller: null, clock }, change);
  return name;
}

function readUid(typed: string): string {
  const uid = typed.replace(/[\s:-]/g, '').toUpperCase();
  if (/^[0-9A-F]{14}$/.test(uid)) return uid;
  throw new Refusal(
    `${typed} is not the UID of a tag. It has 14 hexadecimal digits, such as 04:DE:5F:1E:AC:C0:40; an app that reads tags shows it.`,
  );
}

function originOf(url: string | undefined): string {
  if (url !== undefined && URL.canParse(url) && url.startsWith('https://')) {
    return new URL(url).origin;
  }
  throw new Refusal(
    'The address of the server, with https, is written to the tag. Set PUBLIC_URL or DOMAIN, or give it with --url.',
  );
}

const ONE_KEY =
  'Set TAG_KEY first, to the same key on all instances: `openssl rand -base64 32` makes one. Keep a copy, since the tags have keys of it.';
