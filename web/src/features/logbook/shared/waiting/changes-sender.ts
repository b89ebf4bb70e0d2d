import { waitingCalls } from '../../../../data/waiting/calls/waiting-calls.ts';
import { createSender, type Sender } from '../../../../data/waiting/sender.ts';
import { failureText, type SendingDeps, sendChanges } from './send-changes.ts';

/** How long after the last letter of a note it is sent, in milliseconds. */
export const TYPING_MS = 1000;

/** Sends waiting changes, and tells `deps.waiting` why a try failed. */
export function createChangesSender(deps: SendingDeps): Sender {
  const { waiting } = deps;
  const sender = createSender({
    lock: 'hoptrail-waiting',
    send: () => sendChanges(deps),
    onDone: () => waiting.setFailure(undefined),
    onFailure: (error) => waiting.setFailure(failureText(error)),
  });
  // A check-in for which changes wait may have been sent.
  const unsubscribe = waitingCalls.subscribe(() => sender.wake());
  return {
    ...sender,
    stop: () => {
      unsubscribe();
      sender.stop();
    },
  };
}
