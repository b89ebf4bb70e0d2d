import { coverDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import type { TrailDetail } from '@hoptrail/contracts/trails/trails';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { HeaderPicture } from '../../../components/picture/header-picture.tsx';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { today } from '../../../lib/text/dates.ts';
import { phaseText } from '../shared/trail-phase.ts';
import styles from './trail-header.module.css';

/** The height of a trail's cover in CSS pixels, without the status bar. */
export const COVER_HEIGHT = 240;

/** The cover of a trail with its name and dates, then its description and what has changed. */
export function TrailHeader({ trail }: { trail: TrailDetail }) {
  const { id, name, story, picture, notice } = trail;
  return (
    <div className={styles.header}>
      <HeaderPicture
        src={picture}
        fallback={coverDrawing(trail)}
        height={COVER_HEIGHT}
        corners={
          <>
            <ButtonLink to="/trails" look="round" aria-label="Back to the trails">
              <ChevronLeft size={22} aria-hidden />
            </ButtonLink>
            <ShareButton title={name} label={`Share ${name}`} card={{ kind: 'trail', id }} />
          </>
        }
      >
        <p className={styles.when} data-own>
          {phaseText(trail, today())}
        </p>
        <h1 className={styles.name}>{name}</h1>
      </HeaderPicture>
      <p className={styles.story}>{story}</p>
      {notice && (
        <p className={styles.notice} role="note">
          {notice}
        </p>
      )}
    </div>
  );
}
