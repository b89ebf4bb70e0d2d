import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { BackLink } from '../../components/layout/navigation/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { displayDate, today } from '../../lib/text/dates.ts';
import styles from './legal-page.module.css';

/** A numbered part of a legal text; each entry is a paragraph. */
export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

interface LegalPageProps {
  title: string;
  introduction: string;
  sections: readonly LegalSection[];
}

/** The page of a legal text, open to visitors too. */
export function LegalPage({ title, introduction, sections }: LegalPageProps) {
  return (
    <Page withBar={false} isText>
      <BackToWhereItWasOpened />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.updated}>
          Last updated: <time>{displayDate(today())}</time>
        </p>
        <p>{introduction}</p>
      </header>
      <ol className={styles.sections}>
        {sections.map((section, index) => (
          <li key={section.title} className={styles.section}>
            <h2>
              <span className={styles.number}>{index + 1}.</span> {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </Page>
  );
}

/** Goes back in the history, so that a person who is signing in returns to the same step. */
function BackToWhereItWasOpened() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = (event: MouseEvent) => {
    if (!canGoBack) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <BackLink to="/" onClick={goBack}>
      Back
    </BackLink>
  );
}
