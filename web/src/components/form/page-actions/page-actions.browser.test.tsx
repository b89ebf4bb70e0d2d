import Pencil from 'lucide-react/icons/pencil';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { PageAction } from './page-actions.tsx';
import { PageActions } from './page-actions-row.tsx';

const row = (count: number, onClick = () => {}) => (
  <div data-testid="frame" style={{ width: 390 }}>
    <PageActions>
      {Array.from({ length: count }, (_, at) => (
        <PageAction key={at} Icon={Pencil} onClick={onClick}>
          {`Edit thing ${at + 1}`}
        </PageAction>
      ))}
    </PageActions>
  </div>
);
const more = page.getByRole('button', { name: 'More tools' });

test('has a menu of the tools that do not fit', async () => {
  const onClick = vi.fn();
  await show(row(6, onClick));
  await more.click();
  const inMenu = page.getByRole('menuitem');
  await expect.element(inMenu.last()).toHaveTextContent('Edit thing 6');
  const menu = inMenu.elements().map(({ textContent }) => textContent);
  const inRow = page.getByRole('button', { name: /Edit thing/ }).elements();
  // Each is in the one or in the other.
  expect([...inRow.map(({ textContent }) => textContent), ...menu]).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Edit thing ${number}`),
  );
  const { left } = more.element().getBoundingClientRect();
  for (const tool of inRow) expect(tool.getBoundingClientRect().right).toBeLessThanOrEqual(left);
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(more).toHaveFocus();
});

test('shows the tools in the row once there is room', async () => {
  await show(row(3));
  await expect.element(more).toBeVisible();
  const frame = page.getByTestId('frame').element();
  if (frame instanceof HTMLElement) frame.style.width = '900px';
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Edit thing 3' })).toBeVisible();
});

test('offers no more tools where all fit', async () => {
  await show(row(2));
  await expect.element(page.getByRole('button', { name: 'Edit thing 2' })).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});
