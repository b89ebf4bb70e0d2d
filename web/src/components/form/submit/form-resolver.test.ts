import { invitationInput } from '@hoptrail/contracts/admin/invitations';
import { expect, test } from 'vitest';
import { contractResolver } from './form-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const right = { email: ' Hop@Example.org ' };
const wrong = { email: 'hop' };
const noPicture = { addTo: (found: object) => found, isPassing: () => false };
const lostPicture = {
  addTo: (found: object) => ({ ...found, image: 'Try again' }),
  isPassing: () => false,
};
const pictureOnItsWay = { addTo: (found: object) => found, isPassing: () => true };

const resolve = (values: typeof right, pending: typeof noPicture) =>
  contractResolver((typed) => invitationInput.safeParse(typed), pending)(
    values,
    undefined,
    options,
  );

test('valid values resolve to the output of the contract', async () => {
  expect(await resolve(right, noPicture)).toEqual({
    values: { email: 'hop@example.org' },
    errors: {},
  });
});

test('an invalid value is an error of its field', async () => {
  const { errors } = await resolve(wrong, noPicture);
  expect(errors).toEqual({
    email: { type: 'contract', message: expect.stringContaining('email') },
  });
});

test('a failed upload is an error of its field', async () => {
  const { errors } = await resolve(right, lostPicture);
  expect(errors).toEqual({ image: { type: 'pending', message: 'Try again' } });
});

test('during an upload the form is not sent, and the other fields are validated', async () => {
  expect((await resolve(right, pictureOnItsWay)).errors).toEqual({ root: { type: 'pending' } });
  expect((await resolve(wrong, pictureOnItsWay)).errors).toHaveProperty('email');
});

test('an error about a field that the form does not have blocks the submission', async () => {
  const resolver = contractResolver(() => invitationInput.safeParse({}), noPicture);
  expect((await resolver({ name: '' }, undefined, options)).errors).toEqual({
    root: { type: 'contract' },
  });
});
