import { expect, onTestFinished, test } from 'vitest';
import { findCall, waitingCalls } from './calls/waiting-calls.ts';
import { moveOldLists } from './move-old-lists.ts';

const common = (at: number) => ({ id: `${at}.0.5`, userId: 'ada', breweryId: 'lampwick' });

test('what an earlier release stored in lists of their own waits in the one list', () => {
  onTestFinished(() => localStorage.clear());
  const store = (name: string, ...items: object[]) =>
    localStorage.setItem(name, JSON.stringify(items));
  store('draft.favorites', { ...common(1000), about: 'Lampwick', isFavorite: true, isTold: true });
  store(
    'draft.brewery-notes',
    { ...common(2000), notes: 'Under the bridge', seen: '', sent: ['Under'] },
    { ...common(2001), breweryId: 'tin', about: 'Tin', notes: 'Mine', seen: '', conflict: 'Other' },
  );
  store(
    'draft.beers-had',
    {
      ...{ ...common(3000), beerId: 'stout', beerName: 'Stout', isHad: true, since: 2900 },
      ...{ words: { rating: 4 }, problem: 'Too long.' },
    },
    { ...common(3001), beerId: 'ale', isHad: false, words: {}, since: 3001 },
    { unreadable: true },
  );
  moveOldLists();
  expect(Object.keys(localStorage)).toEqual(['draft.calls']);
  expect(waitingCalls.all()).toHaveLength(5);
  const input = { breweryId: 'lampwick' };
  expect(findCall('ada', 'favorite', 'lampwick')).toMatchObject({
    ...{ since: 1000, about: 'Lampwick', input, isFavorite: true, isTold: true },
  });
  expect(findCall('ada', 'notes', 'lampwick')).toMatchObject({
    ...{ about: 'a brewery', notes: 'Under the bridge', seen: '', sent: ['Under'] },
  });
  expect(findCall('ada', 'notes', 'tin')).toMatchObject({
    ...{ conflict: 'Other', problem: expect.stringContaining('Another device') },
  });
  expect(findCall('ada', 'mark', 'stout')).toMatchObject({
    ...{ since: 2900, about: 'Stout', input: { ...input, beerId: 'stout' }, isHad: true },
    ...{ review: { rating: 4 }, problem: 'Too long.' },
  });
  expect(findCall('ada', 'mark', 'ale')).toMatchObject({ about: 'a beer', isHad: false });
  moveOldLists();
  expect(waitingCalls.all()).toHaveLength(5);
});
