import { sendCalls } from '../../data/waiting/send-calls.ts';
import { sendWaiting } from '../logbook/shared/waiting/use-waiting.ts';

/** Sends everything now that waits on this phone. Its senders run already, as something waits. */
export function sendAll(): void {
  sendCalls();
  sendWaiting();
}
