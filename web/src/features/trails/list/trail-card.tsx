import { coverDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import { Mark } from '../../../components/layout/mark.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { today } from '../../../lib/text/dates.ts';
import { StampDots } from '../shared/stamp-dots.tsx';
import { missingText, stampsText } from '../shared/stamps-text.ts';
import { phaseText } from '../shared/trail-phase.ts';
import styles from './trail-card.module.css';
import type { TrailCardData } from './trail-cards.ts';

interface TrailCardProps {
  trail: TrailCardData;
  /** Whether to load its picture eagerly, for cards above the fold. */
  eager: boolean;
}

/** A trail in the list; the whole card links to its passport. */
export function TrailCard({ trail, eager }: TrailCardProps) {
  const { trailId, name, picture, stamps, stampsToComplete, isCompleted, hasPrize } = trail;
  return (
    <article className={styles.card} data-over={trail.isOver}>
      <div className={styles.cover}>
        <Picture
          className={styles.picture}
          src={picture}
          fallback={coverDrawing({ id: trailId })}
          alt=""
          width={480}
          height={176}
          eager={eager}
        />
        {isCompleted && (
          <img
            className={styles.badge}
            src={`/art/trails/${encodeURIComponent(trailId)}/badge.svg`}
            alt=""
            width={72}
            height={72}
          />
        )}
        <h3 className={styles.name}>
          <Link to="/trails/$id" params={{ id: trailId }} className={styles.link}>
            {name}
          </Link>
        </h3>
      </div>
      <div className={styles.facts}>
        <p className={styles.row}>
          <strong className={styles.stamps}>
            {isCompleted ? 'Completed' : stampsText(stamps, stampsToComplete)}
          </strong>
          <span className={styles.when}>{phaseText(trail, today())}</span>
        </p>
        {!isCompleted && <StampDots stamps={stamps} toComplete={stampsToComplete} />}
        <PrizeLine trail={trail} />
        {hasPrize && <Mark look="warm">Your prize waits</Mark>}
      </div>
    </article>
  );
}

function PrizeLine({ trail }: { trail: TrailCardData }) {
  const { prize, isCompleted, isOver, stamps, stampsToComplete } = trail;
  if (isCompleted || isOver) return null;
  const left = stamps > 0 ? `${missingText(Math.max(0, stampsToComplete - stamps))}. ` : '';
  if (!prize) return left && <p className={styles.prize}>{left.trim()}</p>;
  return (
    <p className={styles.prize}>
      <Gift size={16} aria-hidden />
      <span>
        {left}
        {prize}
      </span>
    </p>
  );
}
