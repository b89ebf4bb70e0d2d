import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../data/trpc.ts';
import { pngFile, signUp } from '../../../testing/people.ts';
import { holdReading } from '../../../testing/pictures.ts';
import { show } from '../../../testing/show.tsx';
import ProfileForm from './profile-form.tsx';

const client = createClient();
const photo = page.getByLabelText('Change photo');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const stored = async () => (await client.auth.me.query()).user;

async function showForm() {
  const user = await signUp();
  const onClose = vi.fn<() => void>();
  const { session } = await show(<ProfileForm onClose={onClose} />, user);
  await session.refresh();
  return { user, onClose };
}

test('a photo that is still being read when the profile is saved is saved', async () => {
  const { user, onClose } = await showForm();
  const read = holdReading();
  await photo.upload(await pngFile(200, 200));
  await page.getByLabelText('Username').fill(`${user.username}x`);
  await button('Save Changes').click();
  await expect.element(button('Saving...')).toBeVisible();
  read();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  const { username, profileImage } = await stored();
  expect(username).toBe(`${user.username}x`);
  expect(profileImage).not.toBe(user.profileImage);
});

test('a header that is still being read when the profile is saved is saved', async () => {
  const { onClose } = await showForm();
  const read = holdReading();
  await page.getByLabelText('Change header image').upload(await pngFile(400, 200));
  await button('Save Changes').click();
  await expect.element(button('Saving...')).toBeVisible();
  read();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect((await stored()).headerImage).toMatch(/^\/objects\/uploads\//);
});

test('a profile is not saved without a photo that cannot be used', async () => {
  const { user, onClose } = await showForm();
  await photo.upload(new File(['heic'], 'IMG_0001.HEIC', { type: 'image/heic' }));
  await expect.element(page.getByText(/^This is a HEIC picture/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  const read = holdReading();
  await photo.upload(await pngFile(200, 200));
  await button('Save Changes').click();
  await photo.upload(new File(['heic'], 'IMG_0001.HEIC', { type: 'image/heic' }));
  read();
  await expect.element(button('Save Changes')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect((await stored()).profileImage).toBe(user.profileImage);
});
