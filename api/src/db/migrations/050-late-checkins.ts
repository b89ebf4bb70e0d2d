/** Adds to a check-in when the server received it, if it waited on the phone; null for all others. */
export const lateCheckins: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [`ALTER TABLE check_ins ADD COLUMN receivedAt TEXT`],
  postgres: [`ALTER TABLE check_ins ADD COLUMN "receivedAt" instant`],
};
