import styles from './form-lost.module.css';

/**
 * The notice that the form cannot be saved any more because its brewery has a new owner. The fields
 * stay, so that the person can copy the text.
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
