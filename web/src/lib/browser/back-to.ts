import { useLocation } from '@tanstack/react-router';

/** The screen from which a link was followed. */
export interface BackTo {
  href: string;
  /** As in 'Back to the event'. */
  name: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Returns where the page's back arrow leads. */
    backTo?: BackTo | undefined;
  }
}

/**
 * Returns the state of a link whose page leads back to the current one.
 * @param name the current page's, as in 'Back to the event'
 */
export function useBackTo(name: string): { backTo: BackTo } {
  const href = useLocation({ select: (location) => location.href });
  return { backTo: { href, name } };
}
