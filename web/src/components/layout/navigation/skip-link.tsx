import styles from './skip-link.module.css';

/** The first stop of the Tab key: leads past the navigation to what the screen shows. */
export function SkipLink() {
  return (
    <button type="button" className={styles.link} onClick={focusContent}>
      Skip to content
    </button>
  );
}

function focusContent(): void {
  const content = document.querySelector('main');
  if (!content) return;
  content.tabIndex = -1;
  content.focus();
}
