import { useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useRef, useState } from 'react';
import { reloadShown } from '../../data/invalidate.ts';
import styles from './pull-to-refresh.module.css';
import { usePullDown } from './use-pull-down.ts';

interface PullToRefreshProps {
  /** What to run; by default it refetches the queries of the page. */
  onRefresh?: () => Promise<unknown>;
}

/** Refreshes the page when it is pulled down from its top, and shows an indicator meanwhile. */
export function PullToRefresh({ onRefresh }: PullToRefreshProps) {
  const queryClient = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  const sign = useRef<HTMLDivElement>(null);

  const refresh = async () => {
    setRefreshing(true);
    await (onRefresh?.() ?? reloadShown(queryClient));
    setRefreshing(false);
  };
  const isFar = usePullDown(sign, () => void refresh());
  return (
    <div ref={sign} className={styles.sign} data-far={isFar} data-refreshing={isRefreshing}>
      <RefreshCw size={18} aria-hidden className={styles.icon} />
      <span role="status">{isRefreshing ? 'Refreshing...' : ''}</span>
      {!isRefreshing && <span aria-hidden>{isFar ? 'Release to refresh' : 'Pull to refresh'}</span>}
    </div>
  );
}
