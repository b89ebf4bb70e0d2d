import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import {
  Beer,
  CalendarDays,
  CircleUserRound,
  type LucideIcon,
  Podcast,
  Search,
  Store,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { tabOf } from './active-tab.ts';
import styles from './bottom-bar.module.css';

interface Tab {
  to: NonNullable<LinkProps['to']>;
  label: string;
  Icon: LucideIcon;
  /** Shown only to people who own a brewery. */
  ownersOnly?: boolean;
}

const tabs: readonly Tab[] = [
  { to: '/', label: 'Profile', Icon: CircleUserRound },
  { to: '/breweries', label: 'Breweries', Icon: Beer },
  { to: '/podcast', label: 'Podcast', Icon: Podcast },
  { to: '/events', label: 'Events', Icon: CalendarDays },
  { to: '/beer-finder', label: 'Finder', Icon: Search },
  { to: '/brewery-owner-dashboard', label: 'Owner', Icon: Store, ownersOnly: true },
];

/** The main navigation, within the thumb's reach. */
export function BottomBar({ isOwner }: { isOwner: boolean }) {
  const home = useLocation({ select: ({ pathname }) => tabOf(pathname) });
  const bar = useRef<HTMLElement>(null);

  // With large text the bar scrolls sideways.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) bar.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth / 2 });
  }, [home]);

  return (
    <nav ref={bar} className={styles.bar} aria-label="Main">
      {tabs
        .filter(({ ownersOnly }) => isOwner || !ownersOnly)
        .map(({ to, label, Icon }) => (
          <Link
            key={label}
            to={to}
            className={styles.tab}
            activeOptions={{ exact: to === '/' }}
            aria-current={to === home ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon size={22} aria-hidden />
            </span>
            {label}
          </Link>
        ))}
    </nav>
  );
}
