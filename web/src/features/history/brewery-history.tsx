import styles from './brewery-history.module.css';
import HistoryList from './shared/history-list.tsx';
import { useBreweryHistory } from './shared/history-query.ts';

/** The history of a brewery, its beers and its events. */
export default function BreweryHistory({ id }: { id: string }) {
  return (
    <div className={styles.list}>
      <HistoryList history={useBreweryHistory(id)} />
    </div>
  );
}
