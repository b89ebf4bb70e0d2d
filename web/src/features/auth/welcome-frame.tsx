import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './welcome-frame.module.css';

/** What a visitor wanted to open. */
export interface SignInSubject {
  title: string;
  /** What to sign in for. */
  invitation: string;
  /** What visitors see of it, with the heading of the page. */
  preview: ReactNode;
}

interface WelcomeFrameProps {
  /** The drawing's share of the screen. */
  scene: 'tall' | 'low';
  /** Takes the place of the drawing. */
  subject?: SignInSubject | undefined;
  children: ReactNode;
}

/** The layout of the sign-in: a drawing above, the step below within the thumb's reach. */
export function WelcomeFrame({ scene, subject, children }: WelcomeFrameProps) {
  return (
    <main className={styles.frame}>
      <title>{`${subject?.title ?? 'Welcome'} · Hoptrail`}</title>
      {subject ? <div className={styles.subject}>{subject.preview}</div> : <Scene look={scene} />}
      <div className={styles.side}>
        <section className={styles.step}>
          {subject && <h2 className={styles.invitation}>{subject.invitation}</h2>}
          {children}
        </section>
        <footer className={styles.footer}>
          <Link to="/terms">Terms of Service</Link>
          <Link to="/privacy">Privacy Policy</Link>
        </footer>
      </div>
    </main>
  );
}

function Scene({ look }: { look: WelcomeFrameProps['scene'] }) {
  return (
    <header className={styles[look]}>
      <Picture
        src={null}
        fallback={standInHeaders.breweries}
        alt=""
        width={960}
        height={480}
        eager
        className={styles.scene}
      />
      <div className={styles.brand}>
        <img src="/art/mark.svg" alt="" className={styles.mark} />
        <h1 className={styles.wordmark}>Hoptrail</h1>
        {look === 'tall' && (
          <p className={styles.promise}>Follow the hops: every brewery near you, one trail.</p>
        )}
      </div>
    </header>
  );
}
