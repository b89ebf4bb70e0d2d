import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** Shown by the browser; the visible heading is the page's own. */
  title: string;
  children: ReactNode;
  /** Starts at the top edge, for a page that begins with a `HeaderPicture`. */
  underHeader?: boolean;
  /** Leaves room for the bottom bar; off on pages that visitors see. */
  withBar?: boolean;
}

/** The frame of every screen: one column, clear of notches and of the bottom bar. */
export function Page({ title, children, underHeader = false, withBar = true }: PageProps) {
  const frame = [styles.page, withBar && styles.withBar, underHeader && styles.underHeader];
  return (
    <main className={frame.filter(Boolean).join(' ')}>
      <title>{`${title} · Hoptrail`}</title>
      {children}
    </main>
  );
}
