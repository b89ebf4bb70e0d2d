import { expect, test } from 'vitest';
import { wayThere } from './way-there.ts';

const house = { latitude: 35.4676, longitude: -97.5164 };
const north = (miles: number) => ({ ...house, latitude: house.latitude + miles / 69.1 });
const ANDROID = 'Mozilla/5.0 (Linux; Android 16) Chrome/140';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

test.each([
  [0.04, 1],
  [0.5, 13],
  [1.99, 52],
  [2.1, null],
  [40, null],
])('the way of %d miles takes %j minutes on foot', (miles, minutes) => {
  expect(wayThere(north(miles), house, ANDROID)?.minutes).toBe(minutes);
});

test('there is no way for a person who is there', () => {
  expect(wayThere(north(0.01), house, ANDROID)).toBeUndefined();
});

test.each([
  [IPHONE, 1, 'https://maps.apple.com/?daddr=35.4676,-97.5164&dirflg=w'],
  [IPHONE, 5, 'https://maps.apple.com/?daddr=35.4676,-97.5164&dirflg=r'],
  [
    ANDROID,
    1,
    'https://www.google.com/maps/dir/?api=1&destination=35.4676,-97.5164&travelmode=walking',
  ],
  [
    ANDROID,
    5,
    'https://www.google.com/maps/dir/?api=1&destination=35.4676,-97.5164&travelmode=transit',
  ],
])('it opens in the maps of the phone: %s, %d miles', (userAgent, miles, href) => {
  expect(wayThere(north(miles), house, userAgent)?.href).toBe(href);
});
