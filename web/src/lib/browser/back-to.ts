import { useLocation } from '@tanstack/react-router';

/** The screen that a link was followed from. */
export interface BackTo {
  href: string;
  /** As in 'Back to the event'. */
  name: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the arrow of the page leads back to. */
    backTo?: BackTo | undefined;
  }
}

/**
 * Returns the state of a link whose page leads back to the present one.
 * @param name of the present page, as in 'Back to the event'
 */
export function useBackTo(name: string): { backTo: BackTo } {
  const href = useLocation({ select: (location) => location.href });
  return { backTo: { href, name } };
}
