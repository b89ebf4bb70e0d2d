import { useState } from 'react';
import { useSignedInUser } from '../../../../data/session.ts';
import { isTexts, localStore } from '../../../../lib/browser/storage.ts';
import { personTag } from '../../../../lib/text/person-tag.ts';

/** The most keys that are stored; the oldest are for days that are past. */
const MOST = 50;

/**
 * Returns the keys of the reminders that the person dismissed on this device, newest last, and how
 * to dismiss another one. They stay when the person signs out.
 */
export function useDismissed(): [dismissed: readonly string[], dismiss: (key: string) => void] {
  const stored = `dismissedReminders.${personTag(useSignedInUser().id)}`;
  const [dismissed, setDismissed] = useState(() => localStore.read(stored, isTexts) ?? []);
  const dismiss = (key: string) => {
    // Another brewery's reminders may have stored theirs meanwhile.
    const next = [...(localStore.read(stored, isTexts) ?? []), key].slice(-MOST);
    localStore.write(stored, next);
    setDismissed(next);
  };
  return [dismissed, dismiss];
}
