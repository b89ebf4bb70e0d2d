import { statementTriggers, wholeRows } from './postgres/statement-triggers.ts';

/** Reports changes of legacy events, which the filter for today's events compares. */
export const legacyEventChanges: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [],
  postgres: statementTriggers('events', wholeRows('events', 'id')),
};
