import { initial } from './migrations/001-initial.ts';
import { people } from './migrations/002-people.ts';
import { places } from './migrations/003-places.ts';
import { hosting } from './migrations/006-hosting.ts';
import { historyByHost } from './migrations/008-history-by-host.ts';
import { signIn } from './migrations/009-sign-in.ts';
import { registration } from './migrations/010-registration.ts';
import { ownership } from './migrations/011-ownership.ts';
import { uploadTries } from './migrations/012-upload-tries.ts';
import { oneIndex } from './migrations/013-one-index.ts';

/**
 * All schema changes, oldest first, each as a list of SQL statements. Never rename or edit a
 * released migration: add a new one.
 */
export const migrations: Readonly<Record<string, readonly string[]>> = {
  '001-initial': initial,
  '002-people': people,
  '003-places': places,
  '006-hosting': hosting,
  '008-history-by-host': historyByHost,
  '009-sign-in': signIn,
  '010-registration': registration,
  '011-ownership': ownership,
  '012-upload-tries': uploadTries,
  '013-one-index': oneIndex,
};
