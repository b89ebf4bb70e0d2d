import type { Owner } from '@hoptrail/contracts/staff/staff';
import type { ReactNode } from 'react';
import { Mark } from '../../components/layout/mark.tsx';
import { Avatar } from '../../components/picture/avatar.tsx';
import { dateText, today } from '../../lib/text/dates.ts';
import styles from './team-screen.module.css';

interface MemberRowProps {
  member: Owner;
  /** Whether it is the reader. */
  isOwn?: boolean;
  /** The menu or button at the end of the row. */
  children: ReactNode;
}

/** A person of a team: photo, username, and since when. */
export function MemberRow({ member, isOwn = false, children }: MemberRowProps) {
  const { id, username, profileImage, addedAt } = member;
  return (
    <article className={styles.row}>
      <Avatar id={id} src={profileImage} size={44} />
      <div className={styles.text}>
        <h3 className={styles.username}>
          {username} {isOwn && <Mark>You</Mark>}
        </h3>
        {addedAt !== null && (
          <p className={styles.hint}>Since {dateText(today(new Date(addedAt)))}</p>
        )}
      </div>
      {children}
    </article>
  );
}
