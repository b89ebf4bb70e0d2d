import { done } from '@hoptrail/contracts/fields';
import { TAGS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { rows } from '@hoptrail/contracts/stored/rows';
import { tag, tagId, tagsOfBrewery } from '@hoptrail/contracts/tags/tags';
import { instantText } from '../../lib/stored/stored-instant.ts';
import { ownerProcedure, rest } from '../../trpc.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { revokeOwnTag } from './revoke-tag.ts';
import { keyMarkOf } from './shared/tag-keys.ts';
import { findAllTagsOf } from './shared/tags.repo.ts';

export const tagsRouter = {
  /** Returns the tags of a brewery for those who may revoke them, the oldest first. */
  ofBrewery: ownerProcedure
    .meta(rest('GET', '/breweries/:breweryId/tags', 'List the NFC tags of a brewery'))
    .input(tagsOfBrewery)
    .output(rows(tag))
    .query(async ({ ctx, input: { breweryId } }) => {
      const { row } = await loadOwnBrewery(ctx.db, ctx.caller, breweryId, 'tags');
      const keyMark = keyMarkOf(ctx.tagKey);
      const found = await findAllTagsOf(ctx.db, row.id, TAGS_PER_BREWERY);
      return found.map(({ id, name, uid, createdAt, tappedAt, keyMark: mark }) => ({
        ...{ id, name, uid },
        createdAt: instantText(createdAt),
        tappedAt: tappedAt === null ? null : instantText(tappedAt),
        hasKeys: mark === keyMark,
      }));
    }),

  /** Revokes a tag that is lost. */
  revoke: ownerProcedure
    .meta(rest('DELETE', '/tags/:id', 'Revoke an NFC tag'))
    .input(tagId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await revokeOwnTag(ctx, input.id);
      return { message: 'Tag revoked' };
    }),
};
