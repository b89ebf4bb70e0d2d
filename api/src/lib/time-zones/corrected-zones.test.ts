import { offsetAt } from '@hoptrail/contracts/lib/zone-clock';
import { expect, test } from 'vitest';
import { readRows } from '../../features/imports/openbrewerydb/openbrewerydb.reader.ts';
import { openSource } from '../../features/imports/shared/csv/list-source.ts';
import { timeZoneOf } from './time-zone.ts';

const published = process.env.OPENBREWERYDB_CSV;

const [pacific, mountain, central, eastern] = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
];

/** The zones of each state, as the law has them. */
const zonesOfStates: Readonly<Record<string, string>> = {
  ...ofStates(pacific, 'California, Nevada, Washington'),
  ...ofStates(`${pacific} ${mountain}`, 'Idaho, Oregon'),
  ...ofStates(mountain, 'Colorado, Montana, New Mexico, Utah, Wyoming'),
  ...ofStates(`${mountain} ${central}`, 'Kansas, Nebraska, North Dakota, South Dakota, Texas'),
  ...ofStates(central, 'Alabama, Arkansas, Illinois, Iowa, Louisiana, Minnesota, Mississippi'),
  ...ofStates(central, 'Missouri, Oklahoma, Wisconsin'),
  ...ofStates(`${central} ${eastern}`, 'Florida, Indiana, Kentucky, Michigan, Tennessee'),
  ...ofStates(eastern, 'Connecticut, Delaware, District of Columbia, Georgia, Maine, Maryland'),
  ...ofStates(eastern, 'Massachusetts, New Hampshire, New Jersey, New York, North Carolina, Ohio'),
  ...ofStates(eastern, 'Pennsylvania, Rhode Island, South Carolina, Vermont, Virginia'),
  ...ofStates(eastern, 'West Virginia'),
  ...ofStates('America/Phoenix', 'Arizona'),
  ...ofStates('America/Anchorage', 'Alaska'),
  ...ofStates('Pacific/Honolulu', 'Hawaii'),
};

/** Pins with latitude and longitude swapped, or a wrong sign; their own place has another zone. */
const WRONG_PINS = ['Goat Island Brewing', 'Labyrinth Brewing Company'];

test('every published pin in the United States has a zone of its state', async ({ skip }) => {
  if (published === undefined) {
    skip('Set OPENBREWERYDB_CSV to the published list to compare the zones of real pins.');
    return;
  }
  const wrong: string[] = [];
  let compared = 0;
  for await (const row of readRows(openSource(published))) {
    if (!('fields' in row)) continue;
    const text = (name: string) => String(row.fields[name] ?? '');
    const zones = zonesOfStates[text('state_province')];
    if (text('country') !== 'United States' || !zones || text('latitude') === '') continue;
    const [latitude, longitude] = [text('latitude'), text('longitude')];
    const zone = timeZoneOf({ latitude, longitude, ownTimeZone: null });
    compared += 1;
    const isRight = zones.split(' ').some((one) => zone !== null && haveSameClocks(one, zone));
    if (!isRight) wrong.push(text('name'));
  }
  expect(compared).toBeGreaterThan(5000);
  expect(wrong.toSorted()).toEqual(WRONG_PINS);
});

/** Returns whether clocks show the same in winter and in summer. */
function haveSameClocks(one: string, other: string): boolean {
  return [0, 6].every((month) => {
    const at = Date.UTC(2026, month, 15);
    return offsetAt(one, at) === offsetAt(other, at);
  });
}

function ofStates(zones: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(', ').map((state) => [state, zones]));
}
