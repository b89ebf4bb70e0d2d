import { expect, test } from 'vitest';
import { entityForm } from './entity-form.ts';

const form = entityForm({
  name: { kind: 'line', label: 'Name' },
  page: { kind: 'link', optional: true, label: 'Page' },
  strength: { kind: 'decimal', optional: true, label: 'Strength', max: 70, example: '5.4' },
  year: { kind: 'integer', optional: true, label: 'Year', min: 0, max: 3000, example: '1998' },
  day: { kind: 'choice', label: 'Day', options: ['Monday', 'Friday'] },
  open: { kind: 'flag', label: 'Open' },
  photos: { kind: 'images', label: 'Photos', max: 3, tooMany: 'Three at most.' },
  hours: { kind: 'week', optional: true, label: 'Hours' },
  holidays: { kind: 'exceptions', label: 'Holidays' },
  extras: { kind: 'choices', label: 'Extras', options: ['dogs', 'food'] },
  links: {
    kind: 'links',
    label: 'Links',
    names: { blog: 'Blog', shop: 'Shop' },
    profiles: { shop: 'https://shop.example/by/' },
  },
});

const stored = {
  name: 'Lampwick',
  page: 'https://lampwick.example',
  strength: '5.40',
  year: 1998,
  day: 'Friday',
  open: true,
  photos: ['/art/1.svg', '/art/2.svg'],
  hours: { days: [[{ opens: '16:00', closes: '22:00' }], [], [], [], [], [], []] },
  holidays: [{ from: '2026-12-24', to: '2026-12-26', spans: [], note: 'Christmas' }],
  extras: ['food'],
  links: { blog: 'https://blog.example', shop: null },
};

test('an unchanged form sends the stored values', () => {
  expect(form.sent(form.values(stored))).toEqual({
    ...stored,
    links: { blog: 'https://blog.example', shop: '' },
  });
});

test('without an entity the form is empty, and a choice is its first option', () => {
  expect(form.values()).toEqual({
    name: '',
    page: '',
    strength: '',
    year: '',
    day: 'Monday',
    open: 'false',
    photos: '',
    hours: '',
    holidays: '',
    extras: '',
    blog: '',
    shop: '',
  });
});

test('an empty structure is an empty text, and its keys have one order', () => {
  const empty = { ...stored, hours: null, holidays: [], extras: [] };
  expect(form.values(empty)).toMatchObject({ hours: '', holidays: '', extras: '' });
  expect(form.sent(form.values(empty))).toMatchObject({ hours: null, holidays: [], extras: [] });
  const turned = {
    days: stored.hours.days.map((day) => day.map(({ opens, closes }) => ({ closes, opens }))),
  };
  expect(form.values({ ...stored, hours: turned })).toEqual(form.values(stored));
});

test('numbers with units or commas and links without a scheme are normalized', () => {
  const typed = { ...form.values(), strength: ' 6,4 %', year: ' 35 ', page: 'lampwick.example' };
  expect(form.sent(typed)).toMatchObject({
    strength: '6.4',
    year: 35,
    page: 'https://lampwick.example',
  });
  expect(form.sent({ ...typed, strength: '$ 4', year: '' })).toMatchObject({
    strength: '4',
    year: null,
  });
});

test('a name becomes the address of its profile, where the network has profiles', () => {
  const sent = form.sent({ ...form.values(), blog: '@lampwick', shop: '@lampwick' });
  expect(sent).toMatchObject({
    links: { blog: '@lampwick', shop: 'https://shop.example/by/lampwick' },
  });
});

test('every input has a label, and each link its own', () => {
  expect(form.labels).toMatchObject({ name: 'Name', blog: 'Blog', shop: 'Shop' });
  expect(Object.keys(form.labels)).toEqual(Object.keys(form.values()));
});

test('the basis contains the fields only, and values of a wrong type have no basis', () => {
  const basis = form.basis({ ...stored, ...{ id: '1', checkins: 3 } });
  expect(basis.seen).toEqual(stored);
  expect(basis.read({ ...stored, extra: 1 })).toEqual(stored);
  expect(basis.read({ ...stored, name: 5 })).toBeUndefined();
});
