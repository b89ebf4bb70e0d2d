import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdCalls, loseCalls, respondToCalls, restoreNetwork } from '../../testing/network.ts';
import { signUp } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { lookForServer } from '../offline/offline.ts';
import { SignedInContext, useCurrentUser } from '../session.ts';
import { createClient, trpc } from '../trpc.ts';
import { waitingCalls } from '../waiting/calls/waiting-calls.ts';
import { useToggleFavorite } from './use-toggle-favorite.ts';
import { useUserWithWaiting } from './user-with-waiting.ts';

const SET = '**/trpc/users.setFavorite*';
const heart = page.getByRole('button', { name: 'Favorite' });
const note = (text: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(text);

/** A heart, and the list of favourites that it changes. */
function Heart({ breweryId }: { breweryId: string }) {
  const user = useUserWithWaiting();
  return (
    <SignedInContext value={user}>{user && <SignedIn breweryId={breweryId} />}</SignedInContext>
  );
}

function SignedIn({ breweryId }: { breweryId: string }) {
  const favorite = useToggleFavorite();
  const { data: list = [] } = trpc.users.favorites.useQuery({ id: useCurrentUser()?.id ?? '' });
  return (
    <>
      <button
        type="button"
        aria-pressed={favorite.isFavorite(breweryId)}
        onClick={() => favorite.toggle(breweryId, 'Lampwick')}
      >
        Favorite
      </button>
      <ul>
        {list.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  );
}

async function open() {
  const [brewery] = await createClient().breweries.list.query({ q: 'Lampwick' });
  if (!brewery) throw new Error('The demo has no such brewery.');
  const shown = await show(<Heart breweryId={brewery.id} />, await signUp());
  const listed = page.getByRole('listitem').filter({ hasText: brewery.name });
  return { ...shown, listed, brewery };
}

test("a favourite is shown at once, and the list follows the server's response", async () => {
  const { listed, session, brewery } = await open();
  await holdCalls(SET);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(session.confirmed()?.favoriteBreweries).toEqual([]);
  await restoreNetwork();
  await expect.element(note('Favorites updated')).toBeVisible();
  await expect.element(listed).toBeVisible();
  expect(session.confirmed()?.favoriteBreweries).toEqual([brewery.id]);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.element(listed).not.toBeInTheDocument();
});

test('without a connection the last wish waits through a reload, and is sent once it is back', async () => {
  const { session, listed, brewery, leave } = await open();
  await loseCalls('**/trpc/**');
  await loseCalls('**/api/health');
  await heart.click();
  await expect.element(note('Waiting for signal')).toBeVisible();
  // A call under way would go on once the network is back, for the page that was left.
  const untilTried = async (isFavorite: boolean) =>
    await expect
      .poll(() => waitingCalls.all())
      .toMatchObject([{ input: { breweryId: brewery.id }, isFavorite, isTold: true }]);
  await heart.click();
  await untilTried(false);
  await heart.click();
  await untilTried(true);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(session.confirmed()?.favoriteBreweries).toEqual([]);
  leave();

  const again = await show(<Heart breweryId={brewery.id} />, session.confirmed());
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await restoreNetwork();
  await lookForServer();
  await expect.element(note('Favorites updated')).toBeVisible();
  await expect.element(listed).toBeVisible();
  expect(again.session.confirmed()?.favoriteBreweries).toEqual([brewery.id]);
  expect(waitingCalls.all()).toEqual([]);
});

test('a wish whose response was lost is sent again, and changes nothing', async () => {
  const { session, brewery } = await open();
  const { id } = session.confirmed() ?? { id: '' };
  await loseCalls(SET);
  await heart.click();
  await expect.element(note('Waiting for signal')).toBeVisible();
  await restoreNetwork();
  await createClient().users.setFavorite.mutate({ id, breweryId: brewery.id, isFavorite: true });
  await lookForServer();
  await expect.poll(() => waitingCalls.all()).toEqual([]);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a favourite that the server refuses is undone', async () => {
  const { session } = await open();
  await respondToCalls(SET, 500);
  await heart.click();
  await expect.element(note('Update failed')).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(session.user()?.favoriteBreweries).toEqual([]);
  expect(waitingCalls.all()).toEqual([]);
});
