import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import DialogSheet from './dialog-sheet.tsx';

const sheet = () => page.getByRole('dialog').element();

/** Moves a finger over an element, from its middle, by these distances in pixels. */
function swipe(element: Element, downs: readonly number[], aside = 0) {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const send = (type: string, down: number, isOver = false) => {
    const touch = new Touch({
      identifier: 1,
      target: element,
      clientX: x + (down > 0 ? aside : 0),
      clientY: y + down,
    });
    const touches = isOver ? [] : [touch];
    const init = { bubbles: true, cancelable: true, touches, changedTouches: [touch] };
    element.dispatchEvent(new TouchEvent(type, init));
  };
  send('touchstart', 0);
  for (const down of downs) send('touchmove', down);
  const offset = sheet() instanceof HTMLElement ? getComputedStyle(sheet()).translate : '';
  send('touchend', downs.at(-1) ?? 0, true);
  return offset;
}

async function showSheet(isLong = false) {
  const onClose = vi.fn();
  await show(
    <DialogSheet open onClose={onClose} title="Long story" swipes>
      <button type="button">First</button>
      <div style={{ height: isLong ? 3000 : 100 }}>The story</div>
    </DialogSheet>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return onClose;
}

test('a swipe down follows the finger and puts the sheet away', async () => {
  const onClose = await showSheet();
  expect(swipe(page.getByRole('heading').element(), [20, 90, 160])).toBe('0px 160px');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a short, an upward and a sideways swipe leave it where it is', async () => {
  const onClose = await showSheet();
  const heading = page.getByRole('heading').element();
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(10_000);
  expect(swipe(heading, [20, 60])).toBe('0px 60px');
  vi.restoreAllMocks();
  swipe(heading, [-20, -200]);
  swipe(heading, [20, 160], 300);
  expect(onClose).not.toHaveBeenCalled();
  await expect.poll(() => getComputedStyle(sheet()).translate).toMatch(/^(none|0px)$/);
});

test('a swipe in a scrolled sheet scrolls, and one at its top puts it away', async () => {
  const onClose = await showSheet(true);
  const story = page.getByText('The story').element();
  const body = story.parentElement;
  if (!body) throw new Error('The sheet has no body.');
  body.scrollTop = 100;
  swipe(story, [20, 300]);
  expect(onClose).not.toHaveBeenCalled();
  body.scrollTop = 0;
  swipe(story, [20, 300]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('with large text, where the sheet scrolls as a whole, a swipe by its title puts it away', async () => {
  document.documentElement.dataset.short = 'narrow';
  onTestFinished(() => {
    delete document.documentElement.dataset.short;
  });
  const onClose = await showSheet(true);
  sheet().scrollTop = 100;
  expect(sheet().scrollTop).toBe(100);
  swipe(page.getByText('The story').element(), [20, 300]);
  expect(onClose).not.toHaveBeenCalled();
  swipe(page.getByRole('heading').element(), [20, 90, 160]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape and the close button do the same', async () => {
  const onClose = await showSheet();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(1);
});
