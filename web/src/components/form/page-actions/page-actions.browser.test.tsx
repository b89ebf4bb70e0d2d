import Pencil from 'lucide-react/icons/pencil';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { PageAction } from './page-actions.tsx';
import { PageActions } from './page-actions-row.tsx';

const row = (count: number) => (
  <div style={{ width: 390 }}>
    <PageActions>
      {Array.from({ length: count }, (_, at) => (
        <PageAction key={at} Icon={Pencil} onClick={() => {}}>
          {`Edit thing ${at + 1}`}
        </PageAction>
      ))}
    </PageActions>
  </div>
);
const rightOf = (name: string) =>
  page.getByRole('button', { name }).element().getBoundingClientRect().right;

test('shows the tools that are beyond the edge on demand', async () => {
  await show(row(6));
  await expect.element(page.getByRole('button', { name: 'More tools' })).toBeVisible();
  expect(rightOf('Edit thing 6')).toBeGreaterThan(390);
  await page.getByRole('button', { name: 'More tools' }).click();
  await expect.element(page.getByRole('button', { name: 'Fewer tools' })).toBeVisible();
  for (let tool = 1; tool <= 6; tool += 1) {
    expect(rightOf(`Edit thing ${tool}`)).toBeLessThanOrEqual(390);
  }
  await page.getByRole('button', { name: 'Fewer tools' }).click();
  await expect.element(page.getByRole('button', { name: 'More tools' })).toBeVisible();
  expect(rightOf('Edit thing 6')).toBeGreaterThan(390);
});

test('offers no more tools where all fit', async () => {
  await show(row(2));
  await expect.element(page.getByRole('button', { name: 'Edit thing 2' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More tools' })).not.toBeInTheDocument();
});
