/** Marks history entries of the host, who works on the command line and has no account. */
export const historyByHost: readonly string[] = [
  `ALTER TABLE audit_entries ADD COLUMN byHost INTEGER NOT NULL DEFAULT 0 CHECK (byHost IN (0, 1))`,
];
