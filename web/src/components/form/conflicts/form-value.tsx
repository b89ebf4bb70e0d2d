import { displayImage, isUploadPath, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { displayDate } from '../../../lib/text/dates.ts';
import styles from './form-value.module.css';

/** Displays the value of a field: a picture, a date, "yes", "no", "empty" or the text. */
export function FormValue({ text }: { text: string }) {
  const picture = isUploadPath(text) || text.startsWith('/art/') ? displayImage(text) : undefined;
  if (picture)
    return (
      <img
        src={sizedImage(picture, 320)}
        referrerPolicy="no-referrer"
        alt="what was uploaded"
        className={styles.picture}
      />
    );
  if (text === '') return <em>empty</em>;
  if (text === 'true' || text === 'false') return <span>{text === 'true' ? 'yes' : 'no'}</span>;
  return <span className={styles.text}>{displayDate(text)}</span>;
}
