// @module-tag release
import { describe, expect, test } from 'vitest';
import { findDoneMigrations } from '../../db/migrate/migrate.ts';
import { migrations } from '../../db/migrate/migrations.ts';
import { beersHadTests } from './beers-had.ts';
import { checkinTests } from './checkins.ts';
import { claimTests } from './claims.ts';
import { deadlockTests } from './deadlocks.ts';
import { editingTests } from './editing.ts';
import { freshReadTests } from './fresh-reads.ts';
import { fourProcesses } from './instances.ts';
import { mixedWriteTests } from './mixed-writes.ts';
import { signInTests } from './sign-in.ts';
import { trailTests } from './trails.ts';

const run = fourProcesses();

test('four processes that start at once on an empty database migrate it once', async () => {
  expect(await findDoneMigrations(run.db)).toEqual(Object.keys(migrations));
});

describe('signing in', () => signInTests(run));
describe('checking in', () => checkinTests(run));
describe('trails and prizes', () => trailTests(run));
describe('beers had', () => beersHadTests(run));
describe('editing', () => editingTests(run));
describe('claims and accounts', () => claimTests(run));
describe('fresh reads', () => freshReadTests(run));
describe('deadlocks', () => deadlockTests(run));
describe('all together', () => mixedWriteTests(run));
