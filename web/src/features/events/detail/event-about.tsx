import styles from './event-page.module.css';

/** The description of an event, as its organizer wrote it. */
export function EventAbout({ children }: { children: string }) {
  return (
    <section className={styles.about} aria-labelledby="about">
      <h2 id="about">About this event</h2>
      <p className={styles.text}>{children}</p>
    </section>
  );
}
