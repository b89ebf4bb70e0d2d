import type { HouseCodeOfDay } from '@hoptrail/contracts/checkins/checkins';
import Ticket from 'lucide-react/icons/ticket';
import { Suspense } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { QrWithText } from '../../../components/qr/qr-with-text.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { CardSkeleton, Skeleton } from '../../../components/state/skeleton.tsx';
import { isFinal } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import { dayText } from '../../../lib/text/dates.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import { GivenStamps } from './given-stamps.tsx';
import styles from './house-desk.module.css';

const AllStamps = lazy(() => import('./all-stamps.tsx'));

const MINUTE_MS = 60_000;

interface HouseDeskProps {
  brewery: { id: string; name: string };
}

/** The tools of a brewery at the bar: the code of the day, its stamps and the prizes. */
export default function HouseDesk({ brewery }: HouseDeskProps) {
  const { id, name } = brewery;
  // A phone on the bar shows the next code soon after midnight.
  const code = trpc.checkins.houseCode.useQuery(
    { id },
    { refetchInterval: MINUTE_MS, staleTime: MINUTE_MS },
  );
  // Who is removed from the staff meanwhile does not keep the code.
  if (!code.data || isFinal(code.error)) {
    return <PendingState query={code} failed="The code of the day did not load" skeleton={300} />;
  }
  return (
    <section className={styles.desk} aria-label={`At the bar of ${name}`}>
      <CodeOfDay code={code.data} />
      <TodaysStamps id={id} day={code.data.day} />
      <ButtonLink to="/redeem" search={{ at: id }} look="quiet" wide>
        <Ticket size={20} aria-hidden />
        Redeem a Prize
      </ButtonLink>
    </section>
  );
}

function CodeOfDay({ code: { code, link, day } }: { code: HouseCodeOfDay }) {
  return (
    <QrWithText text={link} label="QR code of the house’s code">
      <h3 className={styles.title}>Code of the day</h3>
      <p className={styles.digits}>{code}</p>
      <p className={styles.hint}>
        {dayText(day)}. For guests whose phone does not find its position. It changes at midnight.
      </p>
    </QrWithText>
  );
}

/** Today's stamps of trails; nothing at a brewery that never gave one. */
function TodaysStamps({ id, day }: { id: string; day: string }) {
  const { data } = trpc.trails.stampsOfBrewery.useQuery({ id }, { refetchInterval: MINUTE_MS });
  const all = useDialog(`stamps-${id}`);
  if (!data) return <Skeleton width="60%" height={20} />;
  const { position, code, tag } = data.counts;
  if (position + code + tag === 0) return null;
  const stamps = data.stamps.filter(({ stampedOn }) => stampedOn === day);
  return (
    <div className={styles.stamps}>
      <h3 className={styles.title}>Stamps today</h3>
      {stamps.length === 0 ? (
        <p className={styles.hint}>None yet.</p>
      ) : (
        <GivenStamps stamps={stamps} />
      )}
      <p className={styles.hint}>
        In all {grouped(position)} by position, {grouped(code)} by your code
        {tag > 0 && `, ${grouped(tag)} by your tags`}.
      </p>
      <Button look="plain" className={styles.all} onClick={all.show}>
        See All Stamps
      </Button>
      <Dialog open={all.open} onClose={all.hide} title="Stamps you gave">
        <Suspense fallback={<CardSkeleton height={200} />}>
          <AllStamps id={id} />
        </Suspense>
      </Dialog>
    </div>
  );
}
