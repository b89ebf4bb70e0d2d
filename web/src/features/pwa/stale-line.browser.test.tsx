import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient, trpc } from '../../data/trpc.ts';
import { respondToCalls, restoreNetwork } from '../../testing/network.ts';
import { signIn } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import UpdateLine from './update-line.tsx';

const client = createClient();
const place = { address: '1 Main St', city: 'Norman', state: 'Oklahoma', zipCode: '73069' };
function Owners({ id }: { id: string }) {
  const { data } = trpc.staff.team.useQuery({ id });
  return data && <p>{data.owners.length} owners</p>;
}
/** Shows the owners of a new brewery, once they have loaded. */
async function showOwners(prefix: string) {
  const admin = await signIn('admin@example.com');
  const name = `${prefix} ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await client.admin.breweries.create.mutate({ name, ...place });
  const screen = (
    <>
      <UpdateLine />
      <Owners id={id} />
    </>
  );
  const { queryClient } = await show(screen, admin);
  await expect.element(page.getByText('0 owners')).toBeVisible();
  return queryClient;
}

const line = page.getByText('Not reloaded');

test('a list that does not load again says how old it is, and loads after a tap', async () => {
  const queryClient = await showOwners('Kept');
  await expect.element(line).not.toBeInTheDocument();

  await respondToCalls('**/trpc/*staff.team*', 500);
  await queryClient.invalidateQueries();
  await expect.element(page.getByText('Not reloaded · as it was a moment ago')).toBeVisible();
  await expect.element(page.getByText('0 owners')).toBeVisible();

  await restoreNetwork();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(line).not.toBeInTheDocument();
});

test('a list that was refused says so in its own place only', async () => {
  const queryClient = await showOwners('Gone');
  await respondToCalls('**/trpc/*staff.team*', 403);
  await queryClient.invalidateQueries();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(line).not.toBeInTheDocument();
});
