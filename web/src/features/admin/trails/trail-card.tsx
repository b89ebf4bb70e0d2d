import type { AdminTrail } from '@hoptrail/contracts/admin/trails';
import { coverDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../../components/layout/mark.tsx';
import titleLink from '../../../components/layout/navigation/title-link.module.css';
import { Picture } from '../../../components/picture/picture.tsx';
import { dateText, today } from '../../../lib/text/dates.ts';
import { counted, grouped } from '../../../lib/text/numbers.ts';
import layout from '../layout.module.css';
import { EditTrail } from './edit-trail.tsx';
import { OpenTrail } from './open-trail.tsx';
import { ReportTrail } from './report-trail.tsx';
import styles from './trail-card.module.css';
import { TrailMenu } from './trail-menu.tsx';
import { stageOf } from './trail-stage.ts';

/** A trail in the administrators' list: its stage, figures and actions. */
export function TrailCard({ trail }: { trail: AdminTrail }) {
  const { id, name, picture, startsOn, endsOn, prize, openedAt } = trail;
  const stage = stageOf(trail, today());
  return (
    <article className={layout.card}>
      <div className={styles.head}>
        <Picture
          className={styles.picture}
          src={picture}
          fallback={coverDrawing(trail)}
          alt=""
          width={72}
          height={72}
        />
        <div className={styles.text}>
          <h2 className={styles.name}>
            {openedAt === null ? (
              name
            ) : (
              <Link to="/trails/$id" params={{ id }} className={titleLink.link}>
                {name}
              </Link>
            )}
          </h2>
          <p className={styles.fact}>
            {dateText(startsOn)} to {dateText(endsOn)}
          </p>
          <Mark look={stage === 'Open' ? 'warm' : 'quiet'}>{stage}</Mark>
        </div>
      </div>
      <ul className={styles.facts}>
        <li>{breweriesText(trail)}</li>
        <li>{completionsText(trail)}</li>
        {prize !== null && <li>{prizesText(trail)}</li>}
        {trail.isCounting && <li>Check-ins from before are being counted.</li>}
      </ul>
      <div className={styles.actions}>
        <EditTrail trail={trail} />
        {openedAt === null ? <OpenTrail trail={trail} /> : <ReportTrail trail={trail} />}
        <TrailMenu trail={trail} stage={stage} />
      </div>
    </article>
  );
}

function breweriesText({ breweries, stampsToComplete, isOrdered }: AdminTrail): string {
  const closed = breweries.filter(({ isClosed }) => isClosed).length;
  const count = counted(breweries.length, 'brewery', 'breweries');
  const lost = closed > 0 ? ` (${closed} closed)` : '';
  const stamps = counted(stampsToComplete, 'stamp', 'stamps');
  return `${count}${lost}, ${stamps} to complete it, ${isOrdered ? 'in order' : 'in any order'}`;
}

function completionsText({ completions }: AdminTrail): string {
  return completions === 1
    ? '1 person completed it'
    : `${grouped(completions)} people completed it`;
}

function prizesText({ prize, breweries }: AdminTrail): string {
  const redeemed = breweries.reduce((sum, one) => sum + one.prizesRedeemed, 0);
  return `${prize}: ${grouped(redeemed)} handed out`;
}
