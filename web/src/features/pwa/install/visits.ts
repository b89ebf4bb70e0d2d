import { attempt, localStore } from '../../../lib/browser/storage.ts';

const STORED = 'installOffer';
const COUNTED = 'visitIsCounted';

interface Offer {
  /** The visits with this browser: tabs or windows in which the app was opened. */
  visits: number;
  /** Whether the person has seen the offer to install. */
  isMade: boolean;
}

/** Counts this visit once. @returns whether it is time to offer: from the second visit on, once */
export function countVisit(): boolean {
  const { visits, isMade } = stored();
  const isCounted = attempt(() => sessionStorage.getItem(COUNTED)) !== null;
  const counted = visits + (isCounted ? 0 : 1);
  attempt(() => sessionStorage.setItem(COUNTED, 'true'));
  localStore.write(STORED, { visits: counted, isMade });
  return counted > 1 && !isMade;
}

/** Remembers that the offer was made: it is made once. */
export function rememberOffer(): void {
  localStore.write(STORED, { ...stored(), isMade: true });
}

function stored(): Offer {
  return localStore.read(STORED, isOffer) ?? { visits: 0, isMade: false };
}

function isOffer(value: unknown): value is Offer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'visits' in value &&
    typeof value.visits === 'number' &&
    'isMade' in value &&
    typeof value.isMade === 'boolean'
  );
}
