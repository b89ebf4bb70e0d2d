import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Beer from 'lucide-react/icons/beer';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Podcast from 'lucide-react/icons/mic-signal';
import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/store';
import { useEffect, useRef } from 'react';
import { tabOf } from './active-tab.ts';
import styles from './bottom-bar.module.css';

interface Tab {
  to: NonNullable<LinkProps['to']>;
  label: string;
  Icon: LucideIcon;
}

const DASHBOARD = '/brewery-owner-dashboard';

const tabs: readonly Tab[] = [
  { to: '/', label: 'Profile', Icon: CircleUserRound },
  { to: '/breweries', label: 'Breweries', Icon: Beer },
  { to: '/podcast', label: 'Podcast', Icon: Podcast },
  { to: '/events', label: 'Events', Icon: CalendarDays },
  { to: '/beer-finder', label: 'Finder', Icon: Search },
];

/**
 * The main navigation: a bar within the thumb's reach, or a rail at the left edge of a wide screen.
 * @param dashboard the label of the tab of people who own a brewery or work at one
 */
export function BottomBar({ dashboard }: { dashboard: string | false }) {
  const home = useLocation({ select: ({ pathname }) => tabOf(pathname) });
  const bar = useRef<HTMLElement>(null);

  // With large text the bar scrolls sideways.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) bar.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth / 2 });
  }, [home]);

  return (
    <nav ref={bar} className={styles.bar} aria-label="Main">
      {(dashboard ? [...tabs, { to: DASHBOARD, label: dashboard, Icon: Store }] : tabs).map(
        ({ to, label, Icon }) => (
          <Link
            key={to}
            to={to}
            className={styles.tab}
            activeOptions={{ exact: to === '/' }}
            aria-current={to === home ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon size={22} aria-hidden />
            </span>
            <span className={styles.label}>{label}</span>
          </Link>
        ),
      )}
    </nav>
  );
}
