import { breweryFormFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { expect, test } from 'vitest';
import { aboutFields, hoursFields, linkFields, pictureFields } from './section-fields.ts';

test('each field of the whole form is in one section', () => {
  const sections = [aboutFields, hoursFields, linkFields, pictureFields];
  const names = sections.flatMap((fields) => Object.keys(fields));
  expect(names.toSorted()).toEqual(Object.keys(breweryFormFields).toSorted());
});
