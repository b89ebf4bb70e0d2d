import { Link, useLocation, useRouter } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { MouseEvent } from 'react';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import styles from './back-to-events.module.css';
import type { EventTab } from './event-tabs.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the page was opened from the events page, so that going back restores that page. */
    fromEvents?: boolean | undefined;
  }
}

interface BackToEventsProps {
  /** The tab to open if the person did not come from the events page. */
  tab?: EventTab;
  /** Whether the link is on a picture. */
  onPicture?: boolean;
}

/** The link back to the events. It goes back in the history if the person came from there. */
export function BackToEvents({ tab, onPicture = false }: BackToEventsProps) {
  const isFromEvents = useLocation({ select: ({ state }) => state.fromEvents === true });
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    if (!isFromEvents || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.back();
  };
  const search = tab ? { tab } : {};
  if (!onPicture) {
    return (
      <BackLink to="/events" search={search} onClick={goBack}>
        Back to Events
      </BackLink>
    );
  }
  return (
    <Link to="/events" search={search} className={styles.pill} onClick={goBack}>
      <ChevronLeft size={22} aria-hidden />
      Back to Events
    </Link>
  );
}
