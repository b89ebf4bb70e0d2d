import type { NewsLine as Line } from '@hoptrail/contracts/news/news';
import { type ReactNode, Suspense } from 'react';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { ageText } from '../../../lib/text/age-text.ts';
import styles from './news-line.module.css';

const NewsPicture = lazy(() => import('./news-picture.tsx'));

interface NewsLineProps {
  line: Line;
  /** The brewery's name, for the picture. */
  name: string;
  /** What is above the line. */
  heading?: ReactNode;
  /** What is beside its age. */
  more?: ReactNode;
}

/** A line of news with its age; its picture is small and opens over the whole screen. */
export function NewsLine({ line, name, heading, more }: NewsLineProps) {
  const { id, text, picture, createdAt, editedAt } = line;
  const dialog = useConfirmation(`news-picture-${id}`);
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        {heading}
        <p className={styles.text}>{text}</p>
        <p className={styles.age}>
          <time dateTime={createdAt}>{ageText(Date.now() - Date.parse(createdAt))}</time>
          {editedAt && ' · edited'}
          {more && <> · {more}</>}
        </p>
      </div>
      {picture && (
        <button
          type="button"
          className={styles.button}
          aria-label={`Picture of ${name}`}
          onClick={dialog.show}
        >
          <Picture
            className={styles.picture}
            src={picture}
            fallback=""
            alt=""
            width={72}
            height={72}
          />
        </button>
      )}
      {picture && dialog.open && (
        <Suspense>
          <NewsPicture name={name} picture={picture} onClose={dialog.hide} />
        </Suspense>
      )}
    </div>
  );
}
