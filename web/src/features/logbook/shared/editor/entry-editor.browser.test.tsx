import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../../data/trpc.ts';
import { uploadImage } from '../../../../data/uploads/upload.ts';
import { loseCalls, respondToCalls, restoreNetwork } from '../../../../testing/network.ts';
import { pngFile, signUp } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import { sendWaiting } from '../waiting/use-waiting.ts';
import { createWaitingChanges, waiting } from '../waiting/waiting-changes.ts';
import EntryEditor from './entry-editor.tsx';
import EntryStatus from './entry-status.tsx';

const client = createClient();
const note = () => page.getByLabelText('Note');
const status = (text: string | RegExp) => page.getByText(text);
const pictures = () => page.getByLabelText(/^Add/);
const upload = '**/objects/uploads/**';
/** The status after a call has failed. */
const LOST = /^(Waiting for signal|Not sent yet)/;

let user: Awaited<ReturnType<typeof signUp>>;
let entry: LogbookEntry;

beforeEach(async () => {
  user = await signUp();
  const [brewery] = await client.breweries.list.query({ q: 'Lampwick' });
  await client.checkins.create.mutate({ userId: user.id, breweryId: brewery?.id ?? '' });
  entry = await stored();
});

afterEach(() => waiting.forget());

const editor = () => (
  <>
    <EntryEditor entry={entry} />
    <EntryStatus checkinId={entry.id} />
  </>
);

async function stored(): Promise<LogbookEntry> {
  const [only] = (await client.logbook.list.query({})).entries;
  if (!only) throw new Error('There is no check-in.');
  return only;
}

test('note, pictures and privacy are saved without a button', async () => {
  await show(editor(), user);
  await note().fill('Porter, then one more');
  await pictures().upload([await pngFile(300, 200), await pngFile(200, 300)]);
  await page.getByRole('switch', { name: 'Only for me' }).click();
  await expect.element(status('Saved')).toBeVisible();
  await expect.poll(stored).toMatchObject({ notes: 'Porter, then one more', onlyForMe: true });
  expect((await stored()).photos).toHaveLength(2);
  expect(waiting.current().changes.size).toBe(0);
  expect(waiting.current().pictures.size).toBe(0);
});

test('a check-in that is only for its person leaves the own rank at once', async () => {
  const { session } = await show(editor(), user);
  await session.refresh();
  expect(session.user()).toMatchObject({ checkins: 1, rankedCheckins: 1 });
  await page.getByRole('switch', { name: 'Only for me' }).click();
  await expect.poll(() => session.user()).toMatchObject({ checkins: 1, rankedCheckins: 0 });
});

test('without a connection everything waits through a reload, and is sent once', async () => {
  const { leave } = await show(editor(), user);
  await loseCalls('**/trpc/**');
  await loseCalls(upload);
  await loseCalls('**/api/health');
  await note().fill('Under the bridge');
  await pictures().upload(await pngFile(300, 200));
  await expect.element(status(/^Waiting for signal/)).toBeVisible();
  await expect.poll(() => waiting.current().pictures.size).toBe(1);
  leave();

  // Another page reads what this one stored.
  const reloaded = createWaitingChanges();
  await reloaded.load();
  const change = reloaded.current().changes.get(entry.id);
  expect(change).toMatchObject({ notes: 'Under the bridge', userId: user.id });
  const [picture] = reloaded.current().pictures.values();
  expect(picture?.blob.size).toBeGreaterThan(0);

  await restoreNetwork();
  expect(await stored()).toMatchObject({ notes: null, photos: [] });
  await show(editor(), user);
  await expect.poll(stored).toMatchObject({ notes: 'Under the bridge' });
  await expect.poll(async () => (await stored()).photos.length).toBe(1);
  await expect.poll(() => waiting.current().changes.size).toBe(0);
  await expect.element(note()).toHaveValue('Under the bridge');
});

test('a lost response does not double a picture', async () => {
  await show(editor(), user);
  // The upload arrives; the call that adds it to the check-in does not.
  await loseCalls('**/trpc/*photos.set*');
  await pictures().upload(await pngFile(300, 200));
  await expect.poll(() => [...waiting.current().pictures.values()][0]?.path).toBeDefined();
  const path = [...waiting.current().pictures.values()][0]?.path;
  await expect.element(status(LOST)).toBeVisible();
  await restoreNetwork();
  sendWaiting();
  await expect.poll(async () => (await stored()).photos).toEqual([path]);
});

test('a refused note says why, and stays until it is changed', async () => {
  await show(editor(), user);
  await note().fill('Bell: \u0007');
  await expect
    .element(status('Not saved: A note cannot have control characters. Please type it again.'))
    .toBeVisible();
  await expect.element(note()).toHaveValue('Bell: \u0007');
  await pictures().upload(await pngFile(300, 200));
  await expect.element(status(/^Not saved/)).toBeVisible();
  await note().fill('Bell');
  await expect.poll(stored).toMatchObject({ notes: 'Bell' });
  await expect.element(status('Saved')).toBeVisible();
});

test('a refused change can be discarded', async () => {
  await show(editor(), user);
  await note().fill('Bell: \u0007');
  await pictures().upload(new File(['no picture'], 'text.png', { type: 'image/png' }));
  await expect.element(status(/^Not saved: /)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(status(/^Not saved/)).not.toBeInTheDocument();
  await expect.element(note()).toHaveValue('');
  await expect
    .element(page.getByRole('button', { name: /^Remove picture/ }))
    .not.toBeInTheDocument();
  expect(waiting.current()).toMatchObject({ changes: new Map(), pictures: new Map() });
  expect(await stored()).toMatchObject({ notes: null, photos: [] });
});

test('a refused picture is named, and the others are saved', async () => {
  await show(editor(), user);
  await pictures().upload(new File(['no picture'], 'text.png', { type: 'image/png' }));
  await expect.element(status(/^Not saved: /)).toBeVisible();
  await pictures().upload(await pngFile(300, 200));
  await expect.poll(async () => (await stored()).photos.length).toBe(1);
  await expect.element(status(/^Not saved: /)).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect.element(status('Saved')).toBeVisible();
  expect((await stored()).photos).toHaveLength(1);
});

test('refused pictures free their slots, one by one', async () => {
  await show(editor(), user);
  const wrong = ['one', 'two'].map(
    (name) => new File(['no picture'], `${name}.png`, { type: 'image/png' }),
  );
  await pictures().upload([...wrong, await pngFile(300, 200)]);
  const refused = () =>
    [...waiting.current().pictures.values()].filter(({ problem }) => problem !== undefined);
  await expect.poll(() => refused().length).toBe(2);
  await expect.poll(async () => (await stored()).photos.length).toBe(1);

  await pictures().upload(await pngFile(200, 300));
  await expect.poll(async () => (await stored()).photos.length).toBe(2);
  expect(refused()).toHaveLength(1);
  await expect.element(status(/^Not saved: /)).toBeVisible();
  await pictures().upload(await pngFile(200, 200));
  await expect.poll(async () => (await stored()).photos.length).toBe(3);
  await expect.element(status('Saved')).toBeVisible();
  expect(refused()).toEqual([]);
});

test('a HEIC picture is named', async () => {
  await show(editor(), user);
  await pictures().upload(new File(['heic'], 'IMG_0001.HEIC', { type: 'image/heic' }));
  await expect.element(page.getByText(/^This is a HEIC picture/)).toBeVisible();
  expect(waiting.current().pictures.size).toBe(0);
});

test('a busy server is tried again on demand', async () => {
  await respondToCalls('**/trpc/checkins.update*', 500);
  await show(editor(), user);
  await note().fill('Later');
  await expect.element(status(/^(Not sent yet|Waiting for signal)/)).toBeVisible();
  await restoreNetwork();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(stored).toMatchObject({ notes: 'Later' });
});

test('a file that is no picture is refused at once, and so is a fourth picture', async () => {
  await show(editor(), user);
  await pictures().upload(new File(['text'], 'text.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('Please select an image file.')).toBeVisible();
  const four = await Promise.all([1, 2, 3, 4].map((side) => pngFile(100 * side, 100)));
  await pictures().upload(four);
  await expect.element(page.getByText('A check-in has at most 3 pictures.')).toBeVisible();
  await expect.poll(async () => (await stored()).photos.length).toBe(3);
});

/** Saves a note as another phone of the same person does. */
const elsewhere = (notes: string) => client.checkins.update.mutate({ id: entry.id, notes });
const conflict = page.getByRole('alert', { name: 'Another device saved this note meanwhile' });

test('two notes of two phones: nothing is overwritten, and the person keeps one', async () => {
  await show(editor(), user);
  await elsewhere('Stout, on the other phone');
  await note().fill('Porter');
  await expect.element(conflict.getByText('Stout, on the other phone')).toBeVisible();
  await expect.element(conflict.getByText('Porter', { exact: true })).toBeVisible();
  await expect.element(status('Not saved: please choose which note stays.')).toBeVisible();
  expect(await stored()).toMatchObject({ notes: 'Stout, on the other phone' });
  await note().fill('Porter, then one more');
  await expect.element(conflict.getByText('Porter, then one more')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect.poll(stored).toMatchObject({ notes: 'Porter, then one more' });
  await expect.element(status('Saved')).toBeVisible();
  await expect.element(conflict).not.toBeInTheDocument();
});

test('two notes of two phones: the person takes the other one', async () => {
  await show(editor(), user);
  await elsewhere('Stout');
  await note().fill('Porter');
  await page.getByRole('button', { name: 'Take the other one' }).click();
  await expect.element(note()).toHaveValue('Stout');
  await expect.element(conflict).not.toBeInTheDocument();
  expect(waiting.current().changes.size).toBe(0);
  expect(await stored()).toMatchObject({ notes: 'Stout' });
});

test('a note whose response was lost is no conflict with itself', async () => {
  await show(editor(), user);
  await loseCalls('**/trpc/checkins.update*');
  await note().fill('Porter');
  await expect.element(status(/^Waiting for signal/)).toBeVisible();
  await restoreNetwork();
  // It arrived, and only the response was lost.
  await elsewhere('Porter');
  await note().fill('Porter, then one more');
  sendWaiting();
  await expect.poll(stored).toMatchObject({ notes: 'Porter, then one more' });
  await expect.element(conflict).not.toBeInTheDocument();
});

test('a note in several steps is no conflict with itself', async () => {
  await show(editor(), user);
  await note().fill('Porter');
  sendWaiting();
  await note().fill('Porter, then one more');
  sendWaiting();
  await expect.poll(stored).toMatchObject({ notes: 'Porter, then one more' });
  await expect.element(status('Saved')).toBeVisible();
  await expect.element(conflict).not.toBeInTheDocument();
});

const removeFirst = () => page.getByRole('button', { name: 'Remove picture 1' }).click();

test('pictures of two phones: each keeps its own, and a removed one stays removed', async () => {
  await pictureElsewhere([]);
  entry = await stored();
  await show(editor(), user);
  const [first = ''] = entry.photos;
  await pictureElsewhere([first]);
  const [, second = ''] = (await stored()).photos;
  await pictures().upload(await pngFile(300, 200));
  await expect.poll(async () => (await stored()).photos).toHaveLength(3);
  await expect.element(status('Saved')).toBeVisible();
  const [, , third = ''] = (await stored()).photos;
  expect((await stored()).photos).toEqual([first, second, third]);

  await removeFirst();
  await expect.poll(async () => (await stored()).photos).toEqual([second, third]);
});

test('a picture that is removed after its response was lost does not come back', async () => {
  await show(editor(), user);
  await loseCalls('**/trpc/*photos.set*');
  await pictures().upload(await pngFile(300, 200));
  await expect.poll(() => [...waiting.current().pictures.values()][0]?.path).toBeDefined();
  const path = [...waiting.current().pictures.values()][0]?.path ?? '';
  await expect.element(status(LOST)).toBeVisible();
  await restoreNetwork();
  // It arrived, and only the response was lost.
  await client.checkins.photos.set.mutate({ id: entry.id, photos: [path] });
  await removeFirst();
  await expect.poll(async () => (await stored()).photos).toEqual([]);
  await expect.poll(() => waiting.current().changes.size).toBe(0);
});

/** Adds a picture to what the check-in has, as another phone of the same person does. */
async function pictureElsewhere(before: string[]) {
  const path = await uploadImage(
    client,
    await pngFile(200, 200),
    () => {},
    new AbortController().signal,
  );
  await client.checkins.photos.set.mutate({ id: entry.id, photos: [...before, path] });
}
