import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdCalls, loseCalls, restoreNetwork } from '../testing/network.ts';
import { signUp } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import { SignedInContext, useCurrentUser } from './session.ts';
import { createClient, trpc } from './trpc.ts';
import { useToggleFavorite } from './use-toggle-favorite.ts';

const TOGGLES = '**/trpc/users.toggleFavorite*';
const heart = page.getByRole('button', { name: 'Favorite' });
const note = (text: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(text);

/** A heart, and the list of favourites that it changes. */
function Heart({ breweryId }: { breweryId: string }) {
  const user = useCurrentUser();
  return <SignedInContext value={user}>{user && <Known breweryId={breweryId} />}</SignedInContext>;
}

function Known({ breweryId }: { breweryId: string }) {
  const favorite = useToggleFavorite();
  const { data: list = [] } = trpc.users.favorites.useQuery({ id: useCurrentUser()?.id ?? '' });
  return (
    <>
      <button
        type="button"
        aria-pressed={favorite.isFavorite(breweryId)}
        onClick={() => favorite.toggle(breweryId)}
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
  await holdCalls(TOGGLES);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(session.known()?.favoriteBreweries).toEqual([]);
  await restoreNetwork();
  await expect.element(note('Favorites updated')).toBeVisible();
  await expect.element(listed).toBeVisible();
  expect(session.known()?.favoriteBreweries).toEqual([brewery.id]);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.element(listed).not.toBeInTheDocument();
});

test('an update that did not reach the server is undone', async () => {
  const { session } = await open();
  await loseCalls(TOGGLES);
  await heart.click();
  await expect.element(note('Update failed')).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(session.user()?.favoriteBreweries).toEqual([]);
});
