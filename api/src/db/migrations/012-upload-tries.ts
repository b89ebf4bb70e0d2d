/** How often an upload link was sent a file that is no picture, and how many bytes that were. */
export const uploadTries: readonly string[] = [
  `ALTER TABLE uploads ADD COLUMN failedTries INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE uploads ADD COLUMN failedBytes INTEGER NOT NULL DEFAULT 0`,
];
