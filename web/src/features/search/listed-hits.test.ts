import type { BeerHad } from '@hoptrail/contracts/beers/had';
import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import type { Trail } from '@hoptrail/contracts/trails/trails';
import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';
import { listedHits } from './listed-hits.ts';
import { storedHits } from './stored-hits.ts';

const near = { latitude: 35, longitude: -97 };
const placeAt = (latitude: string) => ({ latitude, longitude: '-97' });

const special = (event: string, date: string, latitude: string) =>
  ({
    id: event,
    event,
    company: 'Mill',
    date,
    when: null,
    place: placeAt(latitude),
  }) as SpecialEvent;
const weekly = (title: string, latitude: string) =>
  ({ title, brewery: 'Porch', day: 'Friday', place: placeAt(latitude) }) as WeeklyEvent;
const trail = { id: 't', name: 'Quiz Round', breweryIds: ['a', 'b'] } as Trail;

test('events of both kinds come nearest first, without past ones', () => {
  const found = listedHits(foldedWords('quiz'), {
    special: [special('Quiz Final', '2999-05-01', '38'), special('Quiz', '2001-05-01', '35')],
    weekly: [weekly('Pub Quiz', '36'), weekly('Music', '35')],
    trails: [trail],
    near,
  });
  expect(found.events.map(({ name, path }) => [name, path])).toEqual([
    ['Pub Quiz', '/weekly-events/friday'],
    ['Quiz Final', '/special-event/Quiz%20Final'],
  ]);
  expect(found.trails).toEqual([trail]);
});

test('without a connection the breweries and beers of the device are found', () => {
  const breweries = [
    { id: 'far', name: 'Far Mill', city: 'Tulsa', state: 'Oklahoma', ...placeAt('38') },
    { id: 'near', name: 'Old Mill', city: 'Millville', state: 'Oklahoma', ...placeAt('36') },
  ] as ListedBrewery[];
  const beers = [
    { id: 'row', beerId: 'beer', name: 'Millstone', style: 'IPA', breweryName: 'Porch' },
    { id: 'other', beerId: null, name: 'Mill Ale', style: 'IPA', breweryName: 'Porch' },
  ] as BeerHad[];
  const found = storedHits(foldedWords('mlil'), { breweries, beers, near });
  const groups = groupsOf({ ...found, events: [], trails: [] });
  expect(groups.map(({ title, hits }) => [title, hits.map(({ path }) => path)])).toEqual([
    ['Breweries', ['/brewery/near', '/brewery/far']],
    ['Beers', ['/beer/beer']],
    ['Towns', ['/breweries?q=Millville']],
  ]);
});
