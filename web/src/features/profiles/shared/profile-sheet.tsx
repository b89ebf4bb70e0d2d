import type { LeaderboardEntry } from '@hoptrail/contracts/checkins/checkins';
import { badgeFor } from '@hoptrail/contracts/lib/badges';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Avatar } from '../../../components/picture/avatar.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { refusal } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import { counted } from '../../../lib/text/numbers.ts';
import { Counts } from '../../logbook/shared/counts.tsx';
import styles from './profile-sheet.module.css';

interface ProfileSheetProps {
  person: LeaderboardEntry;
  open: boolean;
  onClose: () => void;
}

/** A summary of a person on the leaderboard who shows their logbook, with a link to it. */
export default function ProfileSheet({ person, open, onClose }: ProfileSheetProps) {
  const { id, name, username, checkins, profileImage } = person;
  const badge = badgeFor(checkins);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name}
      footer={
        <ButtonLink to="/u/$username" params={{ username }} wide>
          See the logbook
        </ButtonLink>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.person}>
          <Avatar id={id} src={profileImage} size={88} />
          <p className={styles.badge}>
            <img src={badge.icon} alt="" width={56} height={56} />
            <span>
              <strong>{badge.name}</strong>
              <br />
              {counted(checkins, 'check-in', 'check-ins')}
            </span>
          </p>
        </div>
        <ShownCounts username={username} />
      </div>
    </Dialog>
  );
}

function ShownCounts({ username }: { username: string }) {
  const profile = trpc.profiles.byUsername.useQuery({ username });
  if (refusal(profile.error).status === 404) {
    return <p className={styles.note}>This logbook has just been made private.</p>;
  }
  if (profile.data) return <Counts figures={profile.data.figures} />;
  return <PendingState query={profile} failed="The figures did not load" skeleton={62} />;
}
