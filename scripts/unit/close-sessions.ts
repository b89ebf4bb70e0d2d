import { afterAll } from 'vitest';
import { closeSessions } from '../../api/src/testing/postgres/databases.ts';

// Before `leaves-nothing.ts` looks for open sockets: hooks run in the reverse order of setup files.
afterAll(closeSessions);
