import { type RefObject, useRef, useState } from 'react';
import { copyText } from '../../lib/browser/copy-text.ts';
import { showToast } from '../../lib/toast.ts';

interface Copying {
  /** The field with the text, which is selected for browsers that do not let the app copy. */
  field: RefObject<HTMLInputElement | null>;
  /** The message for such a browser, after the first attempt. */
  problem: string | undefined;
  /** Copies the text, and says so in a toast. Returns false if the browser does not let it. */
  copy: () => Promise<boolean>;
}

/**
 * Copies the text of a `CopyField`.
 * @param name of the text in messages, such as `Link`
 */
export function useCopy(text: string, name: string): Copying {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const copy = async () => {
    field.current?.select();
    const isCopied = await copyText(text);
    if (isCopied) showToast({ type: 'success', title: `${name} copied` });
    else setProblem(byHand(name.toLowerCase()));
    return isCopied;
  };
  return { field, problem, copy };
}

/** Returns the message of a browser that does not let the app copy. */
export function byHand(name: string): string {
  return `Your browser does not let the app copy. Copy the selected ${name} by hand.`;
}
