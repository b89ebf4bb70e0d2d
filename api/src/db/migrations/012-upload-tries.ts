/** Counts the refused files of an upload link, and their bytes. */
export const uploadTries: readonly string[] = [
  `ALTER TABLE uploads ADD COLUMN failedTries INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE uploads ADD COLUMN failedBytes INTEGER NOT NULL DEFAULT 0`,
];
