import { Link, type LinkProps } from '@tanstack/react-router';
import { Beer, CircleUserRound, type LucideIcon } from 'lucide-react';
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
];

/** The way around the app, always in the thumb's reach (specification, part 2). */
export function BottomBar({ isOwner }: { isOwner: boolean }) {
  return (
    <nav className={styles.bar} aria-label="Main">
      {tabs
        .filter(({ ownersOnly }) => isOwner || !ownersOnly)
        .map(({ to, label, Icon }) => (
          <Link
            key={label}
            to={to}
            className={styles.tab}
            activeOptions={{ exact: to === '/' }}
            activeProps={{ 'aria-current': 'page' }}
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
