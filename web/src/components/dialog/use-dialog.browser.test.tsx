import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { type DialogState, useConfirmation, useDialog } from './use-dialog.ts';

/** Shows the state of a dialog, with buttons for what can be done to it. */
function Controls({ name, dialog }: { name: string; dialog: DialogState }) {
  const { open, inFront, show: open_, hide, dismiss } = dialog;
  return (
    <section aria-label={name}>
      <output>{open ? (inFront ? 'in front' : 'behind') : 'closed'}</output>
      <button type="button" onClick={open_}>
        Show
      </button>
      <button type="button" onClick={hide}>
        Hide
      </button>
      <button type="button" onClick={dismiss}>
        Dismiss
      </button>
    </section>
  );
}

function Dialogs() {
  return (
    <>
      <Controls name="List" dialog={useDialog('list')} />
      <Controls name="Entry" dialog={useDialog('entry')} />
      <Controls name="Question" dialog={useConfirmation('question')} />
    </>
  );
}

const region = (name: string) => page.getByRole('region', { name });
const state = (name: string) => expect.element(region(name).getByRole('status'));
const tap = (name: string, button: string) =>
  region(name).getByRole('button', { name: button }).click();

test('back closes a dialog and stays on the page, forward opens it again', async () => {
  const { router } = await show(<Dialogs />);
  await state('List').toHaveTextContent('closed');
  await tap('List', 'Show');
  await state('List').toHaveTextContent('in front');
  router.history.back();
  await state('List').toHaveTextContent('closed');
  expect(router.state.location.pathname).toBe('/shown');
  router.history.forward();
  await state('List').toHaveTextContent('in front');
});

test('a double tap closes a dialog and stays on the page', async () => {
  const { router } = await show(<Dialogs />);
  for (const button of ['Hide', 'Dismiss']) {
    await tap('List', 'Show');
    await state('List').toHaveTextContent('in front');
    const element = region('List').getByRole('button', { name: button }).element();
    const left: string[] = [];
    const stop = router.history.subscribe(({ location }) => left.push(location.pathname));
    // The second tap comes before the browser has gone back.
    for (const _ of ['first', 'second']) (element as HTMLElement).click();
    await state('List').toHaveTextContent('closed');
    // It is reported only after what the second tap did.
    await tap('List', 'Show');
    await state('List').toHaveTextContent('in front');
    stop();
    expect(left).toEqual(['/shown', '/shown']);
    router.history.back();
    await state('List').toHaveTextContent('closed');
  }
});

test('a dialog lies over the one that opened it, and hides before it', async () => {
  await show(<Dialogs />);
  await tap('List', 'Show');
  await state('List').toHaveTextContent('in front');
  await tap('Entry', 'Show');
  await state('Entry').toHaveTextContent('in front');
  await state('List').toHaveTextContent('behind');
  // It is not in front: only the one over it can go.
  await tap('List', 'Hide');
  await tap('Entry', 'Hide');
  await state('Entry').toHaveTextContent('closed');
  await state('List').toHaveTextContent('in front');
});

test('hiding what is closed leaves the page where it is', async () => {
  const { router } = await show(<Dialogs />);
  await tap('List', 'Hide');
  await tap('List', 'Dismiss');
  await tap('List', 'Show');
  await state('List').toHaveTextContent('in front');
  expect(router.state.location.pathname).toBe('/shown');
});

test('a blocker holds up hiding and not dismissing', async () => {
  const { router } = await show(<Dialogs />);
  await tap('List', 'Show');
  await state('List').toHaveTextContent('in front');
  const questions: string[] = [];
  const unblock = router.history.block({
    blockerFn: () => {
      questions.push('Leave?');
      return true;
    },
  });
  await tap('List', 'Hide');
  await expect.poll(() => questions).toEqual(['Leave?']);
  await state('List').toHaveTextContent('in front');
  await tap('List', 'Dismiss');
  await state('List').toHaveTextContent('closed');
  expect(questions).toEqual(['Leave?']);
  unblock();
});

/** Renders the dialogs again, as a reload does. */
function Reloading() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Reload
      </button>
      <Dialogs key={visit} />
    </>
  );
}

test('neither forward nor a reload opens a question again', async () => {
  const { router } = await show(<Reloading />);
  await tap('Question', 'Show');
  await state('Question').toHaveTextContent('in front');
  router.history.back();
  await state('Question').toHaveTextContent('closed');
  const closed = router.state.location.state.__TSR_index;
  router.history.forward();
  await expect.poll(() => router.state.location.state.dialogs).toBeUndefined();
  expect(router.state.location.state.__TSR_index).toBe(closed);
  await state('Question').toHaveTextContent('closed');

  await tap('Question', 'Show');
  await state('Question').toHaveTextContent('in front');
  await page.getByRole('button', { name: 'Reload' }).click();
  await state('Question').toHaveTextContent('closed');
  await expect.poll(() => router.state.location.state.dialogs).toBeUndefined();
});
