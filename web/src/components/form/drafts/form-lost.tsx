import styles from './form-lost.module.css';

/**
 * Says that a form cannot be saved any more, because its brewery went to somebody else while it was
 * open. The fields stay, so that nothing typed is lost unread.
 */
export function FormLost({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <div data-form-notice className={styles.lost} role="alert" tabIndex={-1}>
      <p className={styles.reason}>{reason}</p>
      <p className={styles.hint}>What you typed stays here until you leave, so you can copy it.</p>
    </div>
  );
}
