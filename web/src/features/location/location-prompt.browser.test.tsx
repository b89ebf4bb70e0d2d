import { LOCATION_PROMPT_DELAY_MS } from '@hoptrail/contracts/limits';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useDialog } from '../../components/dialog/use-dialog.ts';
import { signUp } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import LocationPrompt from './location-prompt.tsx';

test('asks for the location only after another dialog is closed', async () => {
  const { router } = await show(<Screen />, await signUp());
  await page.getByRole('button', { name: 'Open the form' }).click();
  await expect.element(page.getByText('Type here.')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await page.getByText('Sign in').click();
  await expect.element(page.getByText('Signed in')).toBeInTheDocument();
  vi.advanceTimersByTime(5 * LOCATION_PROMPT_DELAY_MS);
  expect(dialogs(router)).toEqual(['form']);
  router.history.back();
  await expect.poll(() => dialogs(router)).toEqual([]);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(LOCATION_PROMPT_DELAY_MS);
      return dialogs(router);
    })
    .toEqual(['location']);
});

type Shown = Awaited<ReturnType<typeof show>>;

function dialogs(router: Shown['router']) {
  return router.state.location.state.dialogs ?? [];
}

/** A form, and the prompt from the sign-in on. */
function Screen() {
  const [isSignedIn, setSignedIn] = useState(false);
  return (
    <>
      <FormButton onShown={() => setSignedIn(true)} />
      {isSignedIn && <p>Signed in</p>}
      {isSignedIn && <LocationPrompt />}
    </>
  );
}

function FormButton({ onShown }: { onShown: () => void }) {
  const dialog = useDialog('form');
  return (
    <>
      <button type="button" onClick={dialog.show}>
        Open the form
      </button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Form">
        <p>Type here.</p>
        <button type="button" onClick={onShown}>
          Sign in
        </button>
      </Dialog>
    </>
  );
}
