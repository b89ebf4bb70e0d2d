import { HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { type BackupKind, backupName, type StoredBackup } from '../stored-backups.ts';
import { expendable } from './retention.ts';

const now = new Date('2026-05-10T12:30:00.000Z');

function backup(hoursAgo: number, kind: BackupKind = 'rotating'): StoredBackup {
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  return { path: backupName(kind, createdAt), kind, createdAt };
}

function keptHours(backups: StoredBackup[], hourly: number, daily: number): number[] {
  const gone = new Set(expendable(backups, { hourly, daily }, now));
  return backups
    .filter((one) => !gone.has(one))
    .map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / HOUR_MS);
}

test('the newest of each hour and of each day stays, for as many as are kept', () => {
  const backups = [0, 0.25, 1, 2, 3, 13, 20, 37, 38, 61].map((hours) => backup(hours));
  expect(keptHours(backups, 3, 0)).toEqual([0, 1, 2]);
  expect(keptHours(backups, 0, 3)).toEqual([0, 13, 37]);
  expect(keptHours(backups, 2, 2)).toEqual([0, 1, 13]);
  expect(keptHours(backups, 24, 7)).toEqual([0, 1, 2, 3, 13, 20, 37, 38, 61]);
});

test('a year by the hour comes down to the hours and days that are kept', () => {
  const year = Array.from({ length: 365 * 24 }, (_, hours) => backup(hours));
  expect(keptHours(year, 24, 7)).toHaveLength(24 + 7 - 2);
  expect(keptHours(year, 24, 7).at(-1)).toBeLessThan(7 * 24);
});

test('a pause counts nothing out: the last ones stay however old they are', () => {
  const old = [5000, 5001, 5002].map((hours) => backup(hours));
  expect(keptHours(old, 24, 7)).toEqual([5000, 5001, 5002]);
});

test('backups by hand stay, of those before upgrades the newest three', () => {
  const backups = [
    backup(1, 'manual'),
    ...[2, 3, 4, 5].map((hours) => backup(hours, 'upgrade')),
    backup(9000, 'manual'),
  ];
  expect(keptHours(backups, 24, 7)).toEqual([1, 2, 3, 4, 9000]);
});

test('the one just made stays, even when none are to be kept', () => {
  expect(keptHours([backup(0), backup(1)], 0, 0)).toEqual([0]);
});

test('those that a clock made which ran ahead push nobody out', () => {
  const ahead = [-5000, -5001, -5002].toReversed().map((hours) => backup(hours));
  const backups = [...ahead, backup(0), backup(1), backup(2)];
  expect(keptHours(backups, 2, 1)).toEqual([-5002, 0, 1]);
});
