import { useChangesSender } from './use-waiting.ts';

/** Sends the changes of check-ins that an earlier page stored. */
export default function SendsChanges() {
  useChangesSender();
  return null;
}
