import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { GrowingList } from './growing-list.tsx';

const items = Array.from({ length: 200 }, (_, at) => ({ id: `row ${at + 1}` }));
const rows = () => page.getByRole('listitem').elements().length;

function Rows({ count }: { count: number }) {
  return (
    <GrowingList className={undefined} items={items.slice(0, count)}>
      {({ id }) => <p style={{ height: 100 }}>{id}</p>}
    </GrowingList>
  );
}

test('renders a part of a long list, and all of it for a person who scrolls to the end', async () => {
  await show(<Rows count={200} />);
  await expect.element(page.getByText('row 12', { exact: true })).toBeInTheDocument();
  expect(rows()).toBeLessThan(60);
  await expect
    .poll(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return rows();
    })
    .toBe(200);
});
