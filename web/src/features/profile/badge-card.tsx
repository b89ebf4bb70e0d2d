import { badgeTiers } from '@hoptrail/contracts/lib/badges';
import type { UserBadge } from '@hoptrail/contracts/users/users';
import { ShareButton } from '../../components/share/share-button.tsx';
import { ProgressRing } from '../../components/state/progress-ring.tsx';
import { grouped } from '../../lib/text/numbers.ts';
import styles from './badge-card.module.css';
import { BadgePicture } from './badge-picture.tsx';

interface BadgeCardProps {
  checkins: number;
  badge: UserBadge;
}

/** The badge, and the number of check-ins missing for the next one. */
export function BadgeCard({ checkins, badge }: BadgeCardProps) {
  const slug = badgeTiers.find(({ name }) => name === badge.name)?.slug;
  return (
    <section className={styles.card} aria-label="Badge">
      <ProgressRing share={progress(checkins, badge)} size={104}>
        <BadgePicture icon={badge.icon} size={80} />
      </ProgressRing>
      <div className={styles.text}>
        <h2>{badge.name}</h2>
        <p className={styles.description}>{badge.description}</p>
        {badge.nextBadgeAt !== null && (
          <p className={styles.next}>
            Next badge at {grouped(badge.nextBadgeAt)}{' '}
            <span className={styles.unit}>check-ins</span>
          </p>
        )}
      </div>
      {slug && (
        <div className={styles.share}>
          <ShareButton
            title={badge.name}
            label="Share your badge"
            card={{ kind: 'badge', id: slug }}
            path={`/welcome?badge=${slug}`}
            look="plain"
          />
        </div>
      )}
    </section>
  );
}

function progress(checkins: number, { minCheckins, nextBadgeAt }: UserBadge): number {
  return nextBadgeAt === null ? 1 : (checkins - minCheckins) / (nextBadgeAt - minCheckins);
}
