import type { Db } from '../../../db/database.ts';
import type { TestApp } from '../../app.ts';
import { makeBoard } from '../../factories/board.ts';
import { makeTag } from '../../factories/tag.ts';
import { tapInput } from '../../taps.ts';

/** The NFC tag and the televisions of a scene's brewery. */
export interface SceneDevices {
  /** An NFC tag of the brewery, and the input of a tap on it. */
  tagId: string;
  tap: { tapData: string; tapMac: string };
  /** A board of the brewery. */
  boardId: string;
  /** The digits of a television that waits. */
  boardCode: string;
}

/** Adds the tag, the board and the waiting television of a scene. */
export async function addDevices(
  trx: Db,
  { deps: { tagKey, clock } }: TestApp,
  breweryId: string,
): Promise<SceneDevices> {
  const tag = makeTag(tagKey, { breweryId });
  const paired = { breweryId, name: 'Bar', pairedAt: clock.now().toISOString() };
  const board = makeBoard({ ...paired, code: null, codeEndsAt: null });
  const television = makeBoard();
  const boardCode = television.code ?? '';
  await trx.insertInto('brewery_tags').values(tag).execute();
  // The server may have given its digits to a television of an earlier scene.
  await trx
    .deleteFrom('brewery_boards')
    .where('code', '=', boardCode)
    .where('tokenHash', '!=', television.tokenHash)
    .execute();
  await trx.insertInto('brewery_boards').values([board, television]).execute();
  return { tagId: tag.id, tap: tapInput(tagKey, tag.uid, 1), boardId: board.id, boardCode };
}
