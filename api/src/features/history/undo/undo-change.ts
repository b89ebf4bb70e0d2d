import { historyChange, type historyUndo } from '@hoptrail/contracts/history/history';
import type { HistoryKind } from '@hoptrail/contracts/lists/history-kinds';
import { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lock } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { keepStoredImages } from '../../uploads/shared/kept-images.ts';
import { mayUndo } from '../shared/may-undo.rules.ts';
import type { Undoer } from '../shared/undoer.ts';
import { findEntryToUndo, updateUndone } from './undo.repo.ts';
import { fieldsToPutBack, valuesOf } from './undo-fields.rules.ts';

/** The kinds whose changes can be undone. */
export type Undoers = Readonly<Partial<Record<HistoryKind, Undoer>>>;

const changesOf = z.array(historyChange);

/**
 * Undoes a change of the history once: puts the changed fields back as any other change does, or
 * inserts what was deleted. Pictures that were deleted meanwhile are left out.
 * @throws AppError `history.notFound`, `history.undone`, `history.cannotUndo`, `auth.forbidden`,
 * `edit.conflict` for fields that have changed again since, and the errors of changing the object
 */
export async function undoChange(
  ctx: Context & { caller: Caller },
  undoers: Undoers,
  { seq, ...wanted }: z.infer<typeof historyUndo>,
): Promise<void> {
  await write(ctx.db, async (trx) => {
    // Of two that undo it at once, the second one waits here for the first one.
    await lock(trx, `undo:${seq}`);
    const entry = await findEntryToUndo(trx, seq);
    if (!entry) throw new AppError('history.notFound');
    refuseOthers(ctx, entry);
    const undoer = Object.entries(undoers).find(([kind]) => kind === entry.kind)?.[1];
    if (entry.stored === null || entry.object === null || !undoer) {
      throw new AppError('history.cannotUndo');
    }
    if (entry.undoneAt !== null) throw new AppError('history.undone');
    const stored = await keepStoredImages(trx, ctx.clock, objectIn(entry.stored));
    if (entry.verb === 'deleted') {
      await undoer.restore?.(trx, ctx, stored);
    } else {
      if (!undoer.load || !undoer.change) throw new AppError('history.cannotUndo');
      const current = await undoer.load(trx, ctx, entry.object, stored);
      const changes = changesOf.parse(JSON.parse(entry.changes));
      const fields = fieldsToPutBack(changes, current, wanted, undoer.added);
      await undoer.change(trx, ctx, entry.object, valuesOf(stored, fields), seq);
    }
    await updateUndone(trx, seq, ctx.clock.now().toISOString());
  });
}

/** @throws AppError `auth.forbidden`; `history.cannotUndo` for an own change that is too old */
function refuseOthers(
  ctx: Context & { caller: Caller },
  entry: { actorId: string | null; createdAt: string },
): void {
  if (mayUndo(ctx, entry)) return;
  if (entry.actorId !== ctx.caller.id) throw new AppError('auth.forbidden');
  throw new AppError('history.cannotUndo', {
    message: 'Only changes of the last 30 days can be undone. Please ask an administrator.',
  });
}

const jsonObject = z.record(z.string(), z.unknown());

function objectIn(text: string): object {
  return jsonObject.parse(JSON.parse(text));
}
