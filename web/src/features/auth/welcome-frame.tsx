import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './welcome-frame.module.css';

interface WelcomeFrameProps {
  /** The drawing's share of the screen. */
  scene: 'tall' | 'low';
  children: ReactNode;
}

/** The layout of the sign-in: a drawing above, the step below within the thumb's reach. */
export function WelcomeFrame({ scene, children }: WelcomeFrameProps) {
  return (
    <main className={styles.frame}>
      <title>Welcome · Hoptrail</title>
      <header className={styles[scene]}>
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
          {scene === 'tall' && (
            <p className={styles.promise}>Follow the hops: every brewery near you, one trail.</p>
          )}
        </div>
      </header>
      <section className={styles.step}>{children}</section>
      <footer className={styles.footer}>
        <Link to="/terms">Terms of Service</Link>
        <Link to="/privacy">Privacy Policy</Link>
      </footer>
    </main>
  );
}
