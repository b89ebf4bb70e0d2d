import { invitationInput } from '@hoptrail/contracts/admin/invitations';
import { expect, test } from 'vitest';
import { contractResolver } from './form-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const right = { email: ' Hop@Example.org ' };
const wrong = { email: 'hop' };
const noPicture = { over: (found: object) => found, isPassing: () => false };
const lostPicture = {
  over: (found: object) => ({ ...found, image: 'Try again' }),
  isPassing: () => false,
};
const pictureOnItsWay = { over: (found: object) => found, isPassing: () => true };

const resolve = (values: typeof right, pending: typeof noPicture) =>
  contractResolver((typed) => invitationInput.safeParse(typed), pending)(
    values,
    undefined,
    options,
  );

test('what the contract accepts is sent as the contract reads it', async () => {
  expect(await resolve(right, noPicture)).toEqual({
    values: { email: 'hop@example.org' },
    errors: {},
  });
});

test('what the contract refuses is an error of the field', async () => {
  const { errors } = await resolve(wrong, noPicture);
  expect(errors).toEqual({
    email: { type: 'contract', message: expect.stringContaining('email') },
  });
});

test('a picture that did not arrive is an error of its field', async () => {
  const { errors } = await resolve(right, lostPicture);
  expect(errors).toEqual({ image: { type: 'pending', message: 'Try again' } });
});

test('while a picture is on its way nothing is sent, and the other fields are checked', async () => {
  expect((await resolve(right, pictureOnItsWay)).errors).toEqual({ root: { type: 'pending' } });
  expect((await resolve(wrong, pictureOnItsWay)).errors).toHaveProperty('email');
});

test('a complaint about no field of the form keeps it from being sent', async () => {
  const resolver = contractResolver(() => invitationInput.safeParse({}), noPicture);
  expect((await resolver({ name: '' }, undefined, options)).errors).toEqual({
    root: { type: 'contract' },
  });
});
