import type { Deps } from '../../context.ts';
import { write } from '../../db/write.ts';
import { releaseImage } from '../uploads/shared/claims.ts';
import { deleteNews, findAllOldNews, SWEPT_AT_ONCE } from './shared/news.repo.ts';

/** Deletes news that is not shown any more, and releases its pictures. */
export async function sweepNews({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  let deleted: number;
  do {
    deleted = await write(db, async (trx) => {
      const lines = await findAllOldNews(trx, clock.now());
      await deleteNews(
        trx,
        lines.map(({ id }) => id),
      );
      for (const { picture } of lines) await releaseImage(trx, clock, picture);
      return lines.length;
    });
  } while (deleted === SWEPT_AT_ONCE);
}
