import type { StampOutcome } from '@hoptrail/contracts/trails/trails';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import { Fragment } from 'react';
import { grouped } from '../../../lib/text/numbers.ts';
import QuestionForm from '../../trails/shared/question/question-form.tsx';
import { ringMove } from '../celebration/badge-progress.ts';
import type { NewCheckin } from '../new-checkin.ts';
import styles from './counted.module.css';

interface CountedProps {
  checkin: NewCheckin;
  breweryId: string;
}

/** What a check-in counted for: the next badge and the trails of the brewery. */
export function Counted({ checkin, breweryId }: CountedProps) {
  const { checkins, badge, earnedBadge, trails = [] } = checkin;
  const { nextBadgeAt } = badge;
  const toRow = (outcome: StampOutcome) => (
    <Fragment key={outcome.trailId}>
      <TrailRow outcome={outcome} />
      {outcome.question && (
        <li>
          <QuestionForm
            trailId={outcome.trailId}
            breweryId={breweryId}
            question={outcome.question}
          />
        </li>
      )}
    </Fragment>
  );
  const left = nextBadgeAt === null ? 0 : nextBadgeAt - checkins;
  return (
    <ul className={styles.counted} aria-label="What it counted for">
      {trails.filter(({ isCompleted }) => isCompleted).map(toRow)}
      <li className={styles.row}>
        <img src={badge.icon} alt="" width={44} height={44} />
        <div className={styles.text}>
          <p className={styles.title}>
            {earnedBadge
              ? `New badge: ${badge.name}`
              : `${grouped(checkins)} ${plural(checkins, 'check-in')}`}
          </p>
          <p className={styles.hint}>
            {nextBadgeAt === null
              ? 'The highest badge there is'
              : `${grouped(left)} more to the next badge at ${grouped(nextBadgeAt)}`}
          </p>
          {!earnedBadge && <Bar share={ringMove(checkin).to} />}
        </div>
      </li>
      {trails.filter(({ isCompleted }) => !isCompleted).map(toRow)}
    </ul>
  );
}

function TrailRow({ outcome }: { outcome: StampOutcome }) {
  const { trailId, name, stamps, stampsToComplete, isCompleted, hasPrize, note } = outcome;
  const { isStamped } = outcome;
  return (
    <li className={styles.row} data-done={isCompleted}>
      <img
        src={`/art/trails/${encodeURIComponent(trailId)}/badge.svg`}
        alt=""
        width={isCompleted ? 72 : 44}
        height={isCompleted ? 72 : 44}
      />
      <div className={styles.text}>
        <p className={styles.title}>
          <Link to="/trails/$id" params={{ id: trailId }} className={styles.link}>
            {name}
          </Link>
        </p>
        <p className={styles.hint}>
          {isCompleted
            ? 'You completed this trail'
            : `${grouped(Math.min(stamps, stampsToComplete))} of ${grouped(stampsToComplete)} stamps`}
        </p>
        {hasPrize && (
          <p className={styles.prize}>
            <Gift size={18} aria-hidden />
            Your prize waits
          </p>
        )}
        {note && <p className={styles.hint}>{note}</p>}
        {isStamped && !isCompleted && (
          <Bar share={stampsToComplete > 0 ? stamps / stampsToComplete : 1} />
        )}
      </div>
      <ChevronRight size={20} aria-hidden className={styles.more} />
    </li>
  );
}

/** A bar that repeats what the text beside it says. */
function Bar({ share }: { share: number }) {
  return (
    <div className={styles.bar} aria-hidden>
      <div style={{ transform: `scaleX(${Math.min(1, share)})` }} />
    </div>
  );
}

function plural(count: number, one: string): string {
  return count === 1 ? one : `${one}s`;
}
