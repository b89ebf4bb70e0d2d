import { TEXT } from './postgres/types.ts';

const KNOWN = `IN ('miles', 'kilometers')`;

/** Adds the unit in which a person reads distances; null lets the browser's region decide. */
export const units: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [`ALTER TABLE users ADD COLUMN distanceUnit TEXT CHECK (distanceUnit ${KNOWN})`],
  postgres: [`ALTER TABLE users ADD COLUMN "distanceUnit" ${TEXT} CHECK ("distanceUnit" ${KNOWN})`],
};
