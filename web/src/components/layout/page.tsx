import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** The browser's title; the page renders its own heading. */
  title: string;
  children: ReactNode;
  /** Whether the content starts at the top edge, for a page with a `HeaderPicture`. */
  underHeader?: boolean;
  /** Whether to leave room for the bottom bar; visitors do not have one. */
  withBar?: boolean;
}

/** The layout of every screen: one column, clear of notches and the bottom bar. */
export function Page({ title, children, underHeader = false, withBar = true }: PageProps) {
  const frame = [styles.page, withBar && styles.withBar, underHeader && styles.underHeader];
  return (
    <main className={frame.filter(Boolean).join(' ')}>
      <title>{`${title} · Hoptrail`}</title>
      {children}
    </main>
  );
}
