import type { Owner } from '@hoptrail/contracts/staff/staff';
import type { ReactNode } from 'react';
import { Mark } from '../../components/layout/mark.tsx';
import rows from '../../components/list/row-list.module.css';
import { Avatar } from '../../components/picture/avatar.tsx';
import { dateText, today } from '../../lib/text/dates.ts';

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
    <article className={rows.row}>
      <Avatar id={id} src={profileImage} size={44} />
      <div className={rows.text}>
        <h3 className={rows.name}>
          {username} {isOwn && <Mark>You</Mark>}
        </h3>
        {addedAt !== null && (
          <p className={rows.note}>Since {dateText(today(new Date(addedAt)))}</p>
        )}
      </div>
      {children}
    </article>
  );
}
