import { LabelledInput } from './labelled-input.tsx';

/** A selected text for a browser that does not let the app copy. */
export function CopyByHand({ label, text }: { label: string; text: string }) {
  return (
    <LabelledInput
      label={label}
      value={text}
      onChange={() => {}}
      onFocus={(event) => event.currentTarget.select()}
      ref={focus}
      hint="Your browser does not let the app copy. Copy the selected text by hand."
      readOnly
    />
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
