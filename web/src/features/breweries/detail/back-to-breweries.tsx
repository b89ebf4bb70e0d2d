import { useLocation, useRouter } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the page was opened from the list, so that back restores the list. */
    fromList?: boolean | undefined;
  }
}

/**
 * Leads back to where the page was opened from: an event, or the list with its scroll position;
 * otherwise to the top of the list.
 */
export function BackToBreweries() {
  const from = useLocation({ select: ({ state }) => state.backTo });
  const isFromList = useLocation({ select: ({ state }) => state.fromList === true });
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!from && !isFromList) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <ButtonLink
      to={from?.href ?? '/breweries'}
      look="round"
      aria-label={`Back to ${from?.name ?? 'breweries'}`}
      onClick={goBack}
    >
      <ChevronLeft size={24} aria-hidden />
    </ButtonLink>
  );
}
