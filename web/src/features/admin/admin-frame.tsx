import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import segments from '../../components/form/fields/segments.module.css';
import { Page } from '../../components/layout/page.tsx';
import { NotFound } from '../../components/state/not-found.tsx';
import { useSignedInUser } from '../../data/session.ts';
import styles from './admin-frame.module.css';
import { OpenClaimsCount } from './claims/open-claims-count.tsx';

interface Section {
  to: NonNullable<LinkProps['to']>;
  label: string;
}

const sections: readonly Section[] = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/claims', label: 'Claims' },
  { to: '/admin/people', label: 'People' },
  { to: '/admin/breweries', label: 'Breweries' },
  { to: '/admin/trails', label: 'Trails' },
  { to: '/admin/history', label: 'History' },
];

/**
 * The layout of the administration, with its sections as tabs; the invitations belong to the people.
 * Others than administrators get "not found".
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { role } = useSignedInUser();
  const isInvites = useLocation({ select: ({ pathname }) => pathname === '/admin/invitations' });
  if (role !== 'admin') return <NotFound />;
  return (
    <Page>
      <header className={styles.header}>
        <h1 className={styles.title}>Administration</h1>
        <nav className={`${segments.bar} ${styles.sections}`} aria-label="Administration">
          {sections.map((section) => (
            <Link
              key={section.label}
              to={section.to}
              activeOptions={{ exact: true, includeSearch: false }}
              className={segments.segment}
              {...(section.to === '/admin/people' && isInvites && { 'aria-current': 'true' })}
            >
              {section.label}
              {section.to === '/admin/claims' && <OpenClaimsCount isCorner />}
            </Link>
          ))}
        </nav>
      </header>
      {children}
    </Page>
  );
}
