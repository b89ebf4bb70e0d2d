import { CopyField } from './copy-field.tsx';
import { byHand } from './use-copy.ts';

/** A selected text for a browser that does not let the app copy. */
export function CopyByHand({ label, text }: { label: string; text: string }) {
  return <CopyField label={label} value={text} hint={byHand('text')} ref={focus} />;
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
