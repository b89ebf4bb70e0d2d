import { trpc } from '../../../data/trpc.ts';
import { localDate } from '../../../lib/text/dates.ts';
import styles from './running-version.module.css';

/** The version that the server runs, with its commit. */
export function RunningVersion() {
  const { data } = trpc.admin.instance.build.useQuery(undefined, { staleTime: Infinity });
  if (!data) return null;
  const { version, commit, date } = data;
  return (
    <footer className={styles.version}>
      Hoptrail {version}
      {commit !== null && date !== null && (
        <>
          {' · '}
          <abbr title={commit}>{commit.slice(0, 7)}</abbr>
          {' · '}
          <time dateTime={date}>{localDate(date)}</time>
        </>
      )}
    </footer>
  );
}
