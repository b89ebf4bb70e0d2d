import { expect, test } from 'vitest';
import { missingEventFields } from './missing-fields.ts';

test('the toast names a missing address', () => {
  const documented = 'Company, Event Name, Details, Date, and Time are required.';
  expect(missingEventFields(['event', 'date'])).toBe(documented);
  expect(missingEventFields(['address'])).toBe('Address is required.');
  expect(missingEventFields(['event', 'address'])).toBe(`${documented} Address is required.`);
});
