import { badgeFor, badgeTiers } from '@hoptrail/contracts/lib/badges';
import { Button } from '../../components/actions/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useDialog } from '../../components/dialog/use-dialog.ts';
import { useConfirmedUser } from '../../data/session.ts';
import { grouped } from '../../lib/text/numbers.ts';
import styles from './all-badges.module.css';

/** Opens the list of all badges, with the person's own one marked and the next ones as outlines. */
export function AllBadges() {
  const checkins = useConfirmedUser()?.checkins ?? 0;
  const dialog = useDialog('badges');
  const own = badgeFor(checkins);
  return (
    <>
      <Button look="quiet" wide onClick={dialog.show}>
        <img src={own.icon} alt="" width={32} height={32} />
        See All Badges
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="All Badge Levels">
        <ol className={styles.ladder}>
          {badgeTiers.map(({ slug, name, icon, minCheckins }) => (
            <li key={slug} className={styles.level} data-own={slug === own.slug}>
              <img
                src={minCheckins > checkins ? `${icon}?locked` : icon}
                alt=""
                width={72}
                height={72}
                loading="lazy"
              />
              <span className={styles.name}>{name}</span>
              <span className={styles.threshold}>{threshold(minCheckins)}</span>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}

/** Returns '0+' for the lowest badge, '1,000+ check-ins' for the others. */
function threshold(minCheckins: number): string {
  return minCheckins === 0 ? '0+' : `${grouped(minCheckins)}+ check-ins`;
}
