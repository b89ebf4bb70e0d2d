import type { LeaderboardEntry } from '@hoptrail/contracts/checkins/checkins';
import { expect, test } from 'vitest';
import { withOwnEntry } from './with-own-entry.ts';

const entry = (id: string, checkins: number): LeaderboardEntry => ({
  ...{ id, name: id, username: id, checkins },
  ...{ profileImage: null, showsLogbook: false },
});
const ada = (rankedCheckins: number, showsOnLeaderboard = true) => ({
  ...{ id: 'ada', name: 'ada', username: 'ada', profileImage: null, showsLogbook: false },
  ...{ checkins: rankedCheckins, rankedCheckins, showsOnLeaderboard },
});
const listOf = (entries: readonly LeaderboardEntry[]) =>
  entries.map(({ id, checkins }) => `${id} ${checkins}`);

test('puts the own row where the present count is, before the list is loaded again', () => {
  const loaded = [entry('bob', 103), entry('eve', 102), entry('ada', 101), entry('joe', 101)];
  const shown = (count: number) => listOf(withOwnEntry(loaded, ada(count)));
  expect(shown(101)).toEqual(['bob 103', 'eve 102', 'ada 101', 'joe 101']);
  expect(shown(102)).toEqual(['bob 103', 'eve 102', 'ada 102', 'joe 101']);
  expect(shown(104)).toEqual(['ada 104', 'bob 103', 'eve 102', 'joe 101']);
  expect(shown(100)).toEqual(['bob 103', 'eve 102', 'joe 101', 'ada 100']);
});

test('adds a row that is not there yet, and none of a person who is not on the leaderboard', () => {
  const loaded = [entry('bob', 103)];
  expect(listOf(withOwnEntry(loaded, ada(100)))).toEqual(['bob 103', 'ada 100']);
  expect(listOf(withOwnEntry(loaded, ada(0)))).toEqual(['bob 103']);
  const left = ada(104, false);
  expect(listOf(withOwnEntry([...loaded, entry('ada', 103)], left))).toEqual(['bob 103']);
});
