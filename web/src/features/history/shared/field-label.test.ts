import { expect, test } from 'vitest';
import { fieldLabel, valueText } from './field-label.ts';

test.each([
  ['brewery', 'hours', 'Hours'],
  ['brewery', 'socialLinks.website', 'Website'],
  ['brewery', 'zipCode', 'ZIP code'],
  ['brewery', 'tapListUrl', 'Tap list URL'],
  ['brewery', 'image', 'Picture'],
  ['brewery', 'checkinRadiusKm', 'Check-in radius (km)'],
  ['brewery', 'closedAt', 'Closed at'],
  ['beer', 'abv', 'ABV'],
  ['beer', 'beerStyle', 'Beer style'],
  ['episode', 'releaseDate', 'Release date'],
  ['specialEvent', 'event', 'Event name'],
  ['specialEvent', 'rsvpRequired', 'RSVP required'],
  ['weeklyEvent', 'eventPhoto', 'Photo'],
  ['setting', 'breweriesBannerImage', 'Breweries banner image'],
] as const)('the history of a %s calls its field %s %j', (kind, field, label) => {
  expect(fieldLabel(kind, field)).toBe(label);
});

test('values are shown as text', () => {
  expect(valueText(null)).toBe('Empty');
  expect(valueText('/objects/uploads/1')).toBe('A picture');
  expect(valueText('/objects/uploads/1, /art/photos/2.svg')).toBe('2 pictures');
  expect(valueText('Daily 3 pm')).toBe('Daily 3 pm');
  expect(valueText('Dogs, cats')).toBe('Dogs, cats');
});
