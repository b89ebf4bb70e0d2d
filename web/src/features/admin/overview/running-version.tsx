import { trpc } from '../../../data/trpc.ts';
import { localDate } from '../../../lib/text/dates.ts';
import styles from './running-version.module.css';

/** The version that the server runs, with its commit, and what the host should do about the map. */
export function RunningVersion() {
  const { data } = trpc.admin.instance.build.useQuery(undefined, { staleTime: Infinity });
  const { data: map } = trpc.admin.instance.map.useQuery();
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
      {map?.problem && <p>{map.problem}</p>}
    </footer>
  );
}
