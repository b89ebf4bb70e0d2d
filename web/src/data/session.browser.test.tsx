import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loseCalls } from '../testing/network.ts';
import { signOut, signUp } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import { useConfirmedUser, useCurrentUser, useIsUserKnown, useSignedInUser } from './session.ts';

/** Shows what the hooks return. */
function Facts() {
  const current = useCurrentUser();
  const confirmed = useConfirmedUser();
  const isKnown = useIsUserKnown();
  const facts = {
    'Current user': current ? current.location : 'nobody',
    'Confirmed user': confirmed ? confirmed.location : 'nobody',
    'Is known': String(isKnown),
  };
  return Object.entries(facts).map(([name, fact]) => (
    <output key={name} aria-label={name}>
      {fact}
    </output>
  ));
}

const fact = (name: string) => expect.element(page.getByLabelText(name, { exact: true }));

/** Checks what the hooks return. */
async function expectFacts(current: string, confirmed: string, isKnown: boolean) {
  await fact('Current user').toHaveTextContent(current);
  await fact('Confirmed user').toHaveTextContent(confirmed);
  await fact('Is known').toHaveTextContent(String(isKnown));
}

test('the stored user is shown at once, and the newer one after the response', async () => {
  const user = await signUp();
  const { session } = await show(<Facts />, { ...user, location: 'Tulsa' });
  await expectFacts('Tulsa', 'Tulsa', false);
  session.store({ ...user, location: 'Norman' });
  await expectFacts('Norman', 'Norman', true);
});

test('an optimistic update changes the current user only, until it is undone', async () => {
  const user = await signUp();
  const { session } = await show(<Facts />, { ...user, location: 'Tulsa' });
  const undo = session.optimisticUpdate((before) => ({ ...before, location: 'Norman' }));
  await expectFacts('Norman', 'Tulsa', false);
  undo();
  await expectFacts('Tulsa', 'Tulsa', false);
});

test('a session that ended at the server ends here at the next response', async () => {
  const user = await signUp();
  const { session } = await show(<Facts />, { ...user, location: 'Tulsa' });
  await signOut();
  await session.refresh();
  await expectFacts('nobody', 'nobody', true);
});

test('without a connection the user stays, and counts as known', async () => {
  const user = await signUp();
  const { session } = await show(<Facts />, { ...user, location: 'Tulsa' });
  await loseCalls('**/trpc/auth.me*');
  await session.refresh();
  await expectFacts('Tulsa', 'Tulsa', true);
});

test('a visitor is nobody', async () => {
  await show(<Facts />);
  await expectFacts('nobody', 'nobody', false);
});

test('a page behind the sign-in has its user', async () => {
  const Name = () => <p>Hello {useSignedInUser().username}</p>;
  const user = await signUp();
  await show(<Name />, user);
  await expect.element(page.getByText(`Hello ${user.username}`)).toBeVisible();
});
