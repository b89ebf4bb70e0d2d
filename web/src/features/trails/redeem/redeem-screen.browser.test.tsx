import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../data/trpc.ts';
import { holdCalls, respondToCalls, restoreNetwork } from '../../../testing/network.ts';
import { signIn } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import HouseDesk from '../shared/house-desk.tsx';
import { RedeemScreen } from './redeem-screen.tsx';

const house = page.getByLabelText('Your brewery');

test('the page opens with the brewery that it was opened from', async () => {
  const owner = await signIn('owner@example.com');
  const own = await createClient().users.ownedBreweries.query({ id: owner.id });
  const [lampwick] = own;
  if (!lampwick) throw new Error('The owner of the demo has no brewery.');
  const { leave } = await show(<HouseDesk brewery={lampwick} />, owner);
  await expect
    .element(page.getByRole('link', { name: 'Redeem a Prize' }))
    .toHaveAttribute('href', expect.stringContaining(`#/redeem?at=${lampwick.id}`));
  leave();

  const first = { ...lampwick, id: 'first', name: 'A First House' };
  const owned = { result: { data: [first, ...own] } };
  const body = JSON.stringify([owned, { result: { data: [] } }]);
  await respondToCalls('**/trpc/users.ownedBreweries*', 200, body);
  const screen = (at?: string) => <RedeemScreen code="" at={at} onCode={() => {}} />;
  const opened = await show(screen(lampwick.id), owner);
  await expect.element(house).toHaveValue(lampwick.id);
  await house.selectOptions('first');
  await expect.element(house).toHaveValue('first');
  opened.leave();

  await show(screen('elsewhere'), owner);
  await expect.element(house).toHaveValue('first');
});

test('the code stands there while it is checked', async () => {
  const owner = await signIn('owner@example.com');
  await holdCalls('**/trpc/*trails.checkPrize*');
  await show(<RedeemScreen code="ABCD2345" at={undefined} onCode={() => {}} />, owner);
  await expect.element(page.getByText('Checking ABCD-2345...')).toBeVisible();
});

test('a code that the server failed to check is checked again after a tap', async () => {
  const owner = await signIn('owner@example.com');
  await respondToCalls('**/trpc/*trails.checkPrize*', 500);
  await show(<RedeemScreen code="ABCD2345" at={undefined} onCode={() => {}} />, owner);
  await expect.element(page.getByText('ABCD-2345 is not redeemed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Another Code' })).toBeVisible();
  await restoreNetwork();
  await page.getByRole('button', { name: 'Try again' }).click();
  // The server does not know the code: it can be corrected, and the same one is not tried again.
  await expect.element(page.getByRole('button', { name: 'Correct the Code' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
