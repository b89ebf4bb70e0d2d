import { expect, test } from 'vitest';
import { kindOfLink } from './kind-of-link.ts';

const links = {
  tapList: 'https://b.example/taps',
  website: 'https://b.example',
  phone: 'tel:4055550136',
  directions: undefined,
};

test.each([
  ['https://b.example/taps', 'tapList'],
  ['https://b.example/', 'website'],
  ['tel:4055550136', 'phone'],
  ['https://maps.example/', undefined],
  [`${window.location.origin}/special-event/1`, 'events'],
  [`${window.location.origin}/weekly-events/friday`, 'events'],
  [`${window.location.origin}/`, undefined],
  ['https://elsewhere.example/special-event/1', undefined],
])('a tap on %s counts as %s', (href, kind) => {
  expect(kindOfLink(href, links)).toBe(kind);
});
