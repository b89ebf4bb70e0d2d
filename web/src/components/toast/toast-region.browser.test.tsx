import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showToast } from '../../lib/toast.ts';
import { show } from '../../testing/show.tsx';
import { useDialog } from '../dialog/use-dialog.ts';

const toast = page.getByText('Profile updated');

function Form() {
  const dialog = useDialog('form');
  const isSaved = useRef(false);
  const save = () => {
    if (!isSaved.current) showToast({ type: 'success', title: 'Profile updated' });
    isSaved.current = true;
  };
  return (
    <>
      <button type="button" onClick={dialog.show}>
        Open
      </button>
      <button type="button" onClick={save}>
        Save
      </button>
      <p>{dialog.open ? 'The form is open' : 'The form is closed'}</p>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });

/** Opens a dialog. No time passes, so that its toast stays until a tap. */
async function openForm() {
  const { router } = await show(<Form />);
  await userEvent.click(button('Open'));
  await expect.element(page.getByText('The form is open')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return async () => {
    router.history.back();
    await expect.element(page.getByText('The form is closed')).toBeVisible();
  };
}

test('a double tap does not close the toast that its first tap led to', async () => {
  const closeForm = await openForm();
  await userEvent.dblClick(button('Save'));
  await expect.element(toast).toBeVisible();
  await closeForm();
  expect(toast.query()).not.toBeNull();
});

test('a later tap closes the toast together with the dialog', async () => {
  const closeForm = await openForm();
  await userEvent.click(button('Save'));
  await expect.element(toast).toBeVisible();
  await userEvent.click(page.getByText('The form is open'));
  await closeForm();
  await expect.element(toast).not.toBeInTheDocument();
});
