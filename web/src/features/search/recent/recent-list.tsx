import { Link } from '@tanstack/react-router';
import History from 'lucide-react/icons/history';
import { type ReactNode, useId, useState } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import lists from '../hit-group.module.css';
import styles from './recent-list.module.css';
import { clearRecentSearches, recentSearches } from './recent-searches.ts';

/** The person's last searches on this device, each of which searches again; `empty` without any. */
export function RecentList({ empty }: { empty: ReactNode }) {
  const { id: userId } = useSignedInUser();
  const [searches, setSearches] = useState(() => recentSearches(userId));
  const titleId = useId();
  if (searches.length === 0) return empty;
  const clear = () => {
    clearRecentSearches(userId);
    setSearches([]);
  };
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>Recent searches</h2>
        <button type="button" className={styles.clear} onClick={clear}>
          Clear
        </button>
      </div>
      <ul className={lists.list}>
        {searches.map((text) => (
          <li key={text}>
            <Link to="/search" search={{ q: text }} replace className={styles.search}>
              <History size={20} aria-hidden />
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
