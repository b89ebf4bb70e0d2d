import type { TrailReport as Report } from '@hoptrail/contracts/admin/trails';
import { csvLine } from '@hoptrail/contracts/lib/text/csv';
import { STATISTICS_FEWEST_PEOPLE } from '@hoptrail/contracts/limits';
import Download from 'lucide-react/icons/download';
import { Button } from '../../../components/actions/button.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import styles from './trail-report.module.css';

/** How many people started and finished a trail, and what its breweries stamped and handed out. */
export default function TrailReport({ id, name }: { id: string; name: string }) {
  const report = trpc.admin.trails.report.useQuery({ id });
  if (!report.data) {
    return <PendingState query={report} failed="The report did not load" skeleton={200} />;
  }
  const { started, finished, stops } = report.data;
  return (
    <div className={styles.report}>
      <dl className={styles.totals}>
        <div>
          <dt>Started</dt>
          <dd>{peopleText(started)}</dd>
        </div>
        <div>
          <dt>Finished</dt>
          <dd>{peopleText(finished)}</dd>
        </div>
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Brewery</th>
            <th scope="col">Stamps</th>
            <th scope="col">Prizes</th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop) => (
            <tr key={stop.breweryId}>
              <th scope="row">{stop.name}</th>
              <td>{peopleText(stop.stamps)}</td>
              <td>{grouped(stop.prizesRedeemed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Numbers of fewer than {STATISTICS_FEWEST_PEOPLE} people are not shown, to protect their
        privacy.
      </p>
      <Button
        look="quiet"
        wide
        onClick={() =>
          saveFile(new File([csvOf(report.data)], `${name}.csv`, { type: 'text/csv' }))
        }
      >
        <Download size={18} aria-hidden />
        Download CSV
      </Button>
    </div>
  );
}

function peopleText(people: number | null): string {
  return people === null ? `under ${STATISTICS_FEWEST_PEOPLE}` : grouped(people);
}

function csvOf({ stops }: Report): string {
  const lines = stops.map(({ name, stamps, prizesRedeemed }) =>
    csvLine([name, stamps, prizesRedeemed]),
  );
  return csvLine(['Brewery', 'Stamps', 'Prizes']) + lines.join('');
}
