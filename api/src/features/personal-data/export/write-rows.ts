import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { placeFormats } from '../../feeds/shared/place-formats.ts';
import { beersCsv, checkinsCsv, tableFile, visitsFile, type WriteFile } from './export-files.ts';
import { personalTables } from './exported-tables.ts';
import { findPictureIds, findSelf } from './personal-rows.repo.ts';

/** What was written about a person. */
export interface WrittenRows {
  username: string;
  /** The number of rows by the name of the file, in the order of the zip. */
  rowsByFile: ReadonlyMap<string, number>;
  /** The ids of the person's pictures. */
  pictures: readonly string[];
}

/**
 * Writes a person's rows into files of a new folder, page by page.
 * @throws AppError `auth.required` if there is no such person; errors of a full disk
 */
export async function writeRows(db: Db, userId: string, folder: string): Promise<WrittenRows> {
  const self = await findSelf(db, userId);
  if (!self) throw new AppError('auth.required');
  await mkdir(join(folder, 'data'), { recursive: true, mode: 0o700 });
  const files: (readonly [string, WriteFile])[] = [
    ['checkins.csv', checkinsCsv],
    ['beers.csv', beersCsv],
    ...placeFormats.map((format) => [`visits${format.ending}`, visitsFile(format)] as const),
    ...personalTables().map((table) => [`data/${table.name}.json`, tableFile(table)] as const),
  ];
  const rowsByFile = new Map<string, number>();
  for (const [name, rows] of files) {
    let count = 0;
    const text = rows(db, self, () => {
      count += 1;
    });
    await writeFile(join(folder, name), text, { mode: 0o600 });
    rowsByFile.set(name, count);
  }
  const pictures = (await Array.fromAsync(findPictureIds(db, userId))).flat();
  return { username: self.username, rowsByFile, pictures };
}
