import { readEnvironment } from '../../config/config.ts';
import { type DatabaseConfig, toDatabase } from '../../config/database/database-config.ts';

/** Returns how to reach a database by its URL. */
export function settingsOf(url: string): DatabaseConfig {
  const settings = toDatabase(readEnvironment({ DATABASE_URL: url, DATABASE_CONNECTIONS: '4' }));
  if (!settings) throw new Error('There is no database in the settings.');
  return settings;
}
