import type { Deps } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { deleteUploadById } from './uploads.repo.ts';

/** Removes pictures with their rows; the sweep removes those that are out of reach now. */
export async function removePictures(
  { db, images }: Pick<Deps, 'db' | 'images'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      await images.remove(id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'storage.unreachable') return;
      throw error;
    }
    await deleteUploadById(db, id);
  }
}
