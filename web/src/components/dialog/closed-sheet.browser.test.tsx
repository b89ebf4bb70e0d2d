import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import DialogSheet from './dialog-sheet.tsx';

function Sheet() {
  const [isOpen, setOpen] = useState(true);
  const [taps, setTaps] = useState(0);
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', inset: 0 }}
        onClick={() => setTaps(taps + 1)}
      >
        Tapped {taps}
      </button>
      <DialogSheet open={isOpen} onClose={() => setOpen(false)} title="Long story">
        <p>The story</p>
      </DialogSheet>
    </>
  );
}

test('the page can be used below a sheet whose closing animation never ends', async () => {
  const lose = (event: Event) => event.stopImmediatePropagation();
  const lost = ['animationend', 'animationcancel'];
  for (const name of lost) window.addEventListener(name, lose, true);
  onTestFinished(() => {
    for (const name of lost) window.removeEventListener(name, lose, true);
  });
  await show(<Sheet />);
  await page.getByRole('button', { name: 'Close' }).click();
  const backdrop = () => document.querySelector('[data-part=backdrop]');
  await expect.poll(() => getComputedStyle(backdrop() ?? document.body).visibility).toBe('hidden');
  expect(backdrop()).not.toBeNull();
  await expect.element(page.getByText('The story')).not.toBeVisible();
  // At the edge, and where the sheet is.
  for (const y of [10, innerHeight - 40]) {
    await page.getByRole('button', { name: /^Tapped/ }).click({ position: { x: 100, y } });
  }
  await expect.element(page.getByRole('button', { name: 'Tapped 2' })).toBeVisible();
});
