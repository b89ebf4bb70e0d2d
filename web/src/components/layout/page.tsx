import { titles } from '@hoptrail/screens/app-screens';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** The document title, if it differs from the one in the screen manifest. */
  title?: string;
  children: ReactNode;
  /** Whether the content starts at the top edge, for a page with a `HeaderPicture`. */
  underHeader?: boolean;
  /** Whether to leave room for the bottom bar; visitors do not have one. */
  withBar?: boolean;
  /** Whether it has only text and short forms, and is narrower on a wide screen. */
  isText?: boolean;
}

/** The layout of every screen: clear of notches and the bottom bar; `Columns` divide a wide one. */
export function Page(props: PageProps) {
  const { title, children, underHeader = false, withBar = true, isText = false } = props;
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const ofScreen = titles[route.replace(/(?<=.)\/$/, '')];
  const frame = [
    styles.page,
    withBar && styles.withBar,
    underHeader && styles.underHeader,
    isText && styles.text,
  ];
  return (
    <main className={frame.filter(Boolean).join(' ')}>
      <title>{`${title ?? ofScreen} · Hoptrail`}</title>
      {children}
    </main>
  );
}
