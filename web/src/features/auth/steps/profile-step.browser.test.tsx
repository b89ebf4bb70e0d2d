import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../data/trpc.ts';
import { pngFile } from '../../../testing/people.ts';
import { holdReading } from '../../../testing/pictures.ts';
import { show } from '../../../testing/show.tsx';
import ProfileStep from './profile-step.tsx';

const client = createClient();

test('an account that is created while its photo is read has the photo', async () => {
  const username = `guest_${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  const { developmentCode = '' } = await client.auth.sendCode.mutate({ email });
  await client.auth.verifyCode.mutate({ email, code: developmentCode });
  await show(<ProfileStep email={email} onBack={() => {}} />);
  const photo = page.getByLabelText('Profile photo');
  await photo.upload(await pngFile(100, 100));
  await expect.element(page.getByText('Photo uploaded')).toBeVisible();

  const read = holdReading();
  await photo.upload(await pngFile(200, 200));
  await page.getByLabelText('Username').fill(username);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.element(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  read();
  const path = async () => (await client.auth.me.query().catch(() => undefined))?.user.profileImage;
  await expect.poll(path).toMatch(/^\/objects\/uploads\//);
  const picture = await createImageBitmap(await (await fetch((await path()) ?? '')).blob());
  expect(picture.width).toBe(200);
});
