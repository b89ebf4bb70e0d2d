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

test('keeps the newest backup of each hour and day, up to the configured numbers', () => {
  const backups = [0, 0.25, 1, 2, 3, 13, 20, 37, 38, 61].map((hours) => backup(hours));
  expect(keptHours(backups, 3, 0)).toEqual([0, 1, 2]);
  expect(keptHours(backups, 0, 3)).toEqual([0, 13, 37]);
  expect(keptHours(backups, 2, 2)).toEqual([0, 1, 13]);
  expect(keptHours(backups, 24, 7)).toEqual([0, 1, 2, 3, 13, 20, 37, 38, 61]);
});

test('reduces a year of hourly backups to the configured hours and days', () => {
  const year = Array.from({ length: 365 * 24 }, (_, hours) => backup(hours));
  expect(keptHours(year, 24, 7)).toHaveLength(24 + 7 - 2);
  expect(keptHours(year, 24, 7).at(-1)).toBeLessThan(7 * 24);
});

test('keeps the last backups after a pause, however old they are', () => {
  const old = [5000, 5001, 5002].map((hours) => backup(hours));
  expect(keptHours(old, 24, 7)).toEqual([5000, 5001, 5002]);
});

test('keeps all backups made by hand, and the newest three from before upgrades', () => {
  const backups = [
    backup(1, 'manual'),
    ...[2, 3, 4, 5].map((hours) => backup(hours, 'upgrade')),
    backup(9000, 'manual'),
  ];
  expect(keptHours(backups, 24, 7)).toEqual([1, 2, 3, 4, 9000]);
});

test('keeps the new backup even if none are to be kept', () => {
  expect(keptHours([backup(0), backup(1)], 0, 0)).toEqual([0]);
});

test('does not remove others because of backups dated in the future', () => {
  const ahead = [-5000, -5001, -5002].toReversed().map((hours) => backup(hours));
  const backups = [...ahead, backup(0), backup(1), backup(2)];
  expect(keptHours(backups, 2, 1)).toEqual([-5002, 0, 1]);
});
