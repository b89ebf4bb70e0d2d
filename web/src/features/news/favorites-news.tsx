import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import rowLink from '../../components/layout/navigation/row-link.module.css';
import { TitledList } from '../../components/layout/titled-list.tsx';
import rows from '../../components/list/row-list.module.css';
import { trpc } from '../../data/trpc.ts';
import { BreweryLogo } from '../breweries/shared/brewery-logo.tsx';
import styles from './favorites-news.module.css';
import { NewsLine } from './shared/news-line.tsx';

const SHOWN_FIRST = 3;

/** The newest lines of the favorite breweries on the profile; renders nothing without news. */
export default function FavoritesNews() {
  const { data: lines = [] } = trpc.news.ofFavorites.useQuery();
  const [showsAll, setShowsAll] = useState(false);
  if (lines.length === 0) return null;
  const shown = showsAll ? lines : lines.slice(0, SHOWN_FIRST);
  return (
    <TitledList title="News from your favorites">
      <ul className={rows.list}>
        {shown.map((line) => {
          const { breweryId, breweryName: name, breweryLogo: logo } = line;
          return (
            <li key={line.id} className={styles.row}>
              <BreweryLogo brewery={{ id: breweryId, name, logo }} size={40} />
              <NewsLine
                line={line}
                name={name}
                heading={
                  <h3 className={rows.name}>
                    <Link to="/brewery/$id" params={{ id: breweryId }} className={rowLink.link}>
                      {name}
                    </Link>
                  </h3>
                }
              />
            </li>
          );
        })}
      </ul>
      {shown.length < lines.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          Show all {lines.length} lines
        </Button>
      )}
    </TitledList>
  );
}
