import { counted, grouped } from '../../../lib/text/numbers.ts';
import styles from './open-claims-count.module.css';
import { useOpenClaims } from './use-open-claims.ts';

interface OpenClaimsCountProps {
  /** Whether it is at the corner of its link, which is then as wide as without it. */
  isCorner?: boolean;
}

/** The number of open claims, for the links that lead to them; nothing while there are none. */
export function OpenClaimsCount({ isCorner = false }: OpenClaimsCountProps) {
  const { total } = useOpenClaims();
  if (total === 0) return null;
  return (
    <>
      <span className={styles.count} data-corner={isCorner || undefined} aria-hidden>
        {total > 99 ? '99+' : grouped(total)}
      </span>
      <span className="visually-hidden">{counted(total, 'open claim', 'open claims')}</span>
    </>
  );
}
