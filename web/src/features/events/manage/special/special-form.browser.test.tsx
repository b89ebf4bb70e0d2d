import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signIn } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import OwnSpecialForm from './special-form.tsx';

test('a date that the form began with is not doubted, another past one is', async () => {
  const from = {
    event: 'Cellar Songs',
    date: '2020-05-01',
    time: '7 PM - 10 PM',
    repeats: null,
    repeatsUntil: null,
    notOn: null,
    details: 'Bring a voice.',
    address: '1 Main St',
    location: null,
    taproom: true,
    places: null,
    rsvpRequired: false,
    ticketLink: null,
    logo: null,
  };
  const saved: string[] = [];
  const save = async ({ date }: { date: string }) => {
    saved.push(date);
    if (saved.length === 1) throw new Error('Not yet.');
  };
  const form = { draft: 'new', from, submit: 'Create Event', save, onClose: () => {} };
  await show(<OwnSpecialForm {...form} />, await signIn('admin@example.com'));
  const create = page.getByRole('button', { name: 'Create Event' });
  await create.click();
  await expect.poll(() => saved).toEqual(['2020-05-01']);
  await page.getByLabelText('Date').fill('2020-05-02');
  await create.click();
  await expect.element(page.getByRole('alertdialog', { name: 'Is the date right?' })).toBeVisible();
  expect(saved).toHaveLength(1);
});
