import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonClass } from '../../components/button.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page was opened from the list, so that back finds it as it was left. */
    fromList?: boolean | undefined;
  }
}

/** Back to the list: to the place one came from, or to its top for who came from elsewhere. */
export function BackToBreweries() {
  const isFromList = useLocation({ select: ({ state }) => state.fromList === true });
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link
      to="/breweries"
      className={buttonClass({ look: 'round' })}
      aria-label="Back to breweries"
      onClick={goBack}
    >
      <ChevronLeft size={24} aria-hidden />
    </Link>
  );
}
