import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showToast } from '../../lib/toast.ts';
import { show } from '../../testing/show.tsx';
import { useDialog } from '../dialog/use-dialog.ts';

const toast = page.getByText('Profile updated');

function Form() {
  const dialog = useDialog('form');
  return (
    <>
      <button type="button" onClick={dialog.show}>
        Open
      </button>
      <p>{dialog.open ? 'The form is open' : 'The form is closed'}</p>
    </>
  );
}

/** Opens a dialog with a toast above it, which stays until a tap since no time passes. */
async function openWithToast() {
  const { router } = await show(<Form />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByText('The form is open')).toBeVisible();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  showToast({ type: 'success', title: 'Profile updated' });
  await expect.element(toast).toBeVisible();
  return async () => {
    router.history.back();
    await expect.element(page.getByText('The form is closed')).toBeVisible();
  };
}

const tapForm = () => userEvent.click(page.getByText('The form is open'));

test('a double tap on a button does not close the toast that its first tap led to', async () => {
  const closeForm = await openWithToast();
  await tapForm();
  await closeForm();
  expect(toast.query()).not.toBeNull();
});

test('a later tap that closes the dialog closes the toast as well', async () => {
  const closeForm = await openWithToast();
  await tapForm();
  vi.setSystemTime(Date.now() + 1000);
  await tapForm();
  await closeForm();
  await expect.element(toast).not.toBeInTheDocument();
});
