import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmDialog } from '../components/dialog/confirm-dialog.tsx';
import { show } from '../testing/show.tsx';
import { keepFocus } from './keep-focus.ts';

function Rows() {
  const [rows, setRows] = useState(['Amber', 'Bock', 'Cider']);
  const [asked, setAsked] = useState<string>();
  const remove = (row: string) => setRows((before) => before.filter((one) => one !== row));
  return (
    <main>
      <search>
        <input aria-label="Search" />
      </search>
      {rows.length > 0 && (
        <button type="button" onClick={() => setRows([])}>
          Clear
        </button>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setAsked(row)}>
              Ask about {row}
            </button>
            {/* As after the response of a server. */}
            <button type="button" onClick={() => setTimeout(() => remove(row))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Sure?"
        confirm="Delete"
        onConfirm={() => {
          setAsked(undefined);
          setTimeout(() => remove(asked ?? ''));
        }}
      >
        It goes.
      </ConfirmDialog>
    </main>
  );
}

const button = (name: string) => page.getByRole('button', { name });

async function open() {
  const stop = keepFocus();
  onTestFinished(stop);
  await show(<Rows />);
  await expect.element(button('Clear')).toBeVisible();
}

test('a removed row gives the focus to the next one, the last to the one before', async () => {
  await open();
  await button('Remove Bock').click();
  await expect.element(button('Ask about Cider')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove Amber')).toHaveFocus();
});

test('a button that clears a list gives the focus to the search before it', async () => {
  await open();
  await button('Clear').click();
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('a row that a dialog removes gives the focus to its neighbour, too', async () => {
  await open();
  await button('Ask about Bock').click();
  await button('Delete').click();
  await expect.element(button('Ask about Cider')).toHaveFocus();
});

test('what the person focuses themselves stays', async () => {
  await open();
  await button('Ask about Amber').click();
  await button('Cancel').click();
  await expect.element(button('Ask about Amber')).toHaveFocus();
});
