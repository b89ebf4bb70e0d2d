import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { SocialNetwork } from '@hoptrail/contracts/breweries/brewery-fields';
import { Suspense } from 'react';
import { lazy } from '../../../../components/layout/lazy.tsx';
import { isInstalled } from '../../../../lib/browser/installation/installed.ts';
import { rememberReturn } from '../../shared/return-flag.ts';
import styles from './connect-row.module.css';
import { socialLinks } from './social-links.ts';

// Loaded later: the icons are long, and the links work without them.
const SocialIcon = lazy(() => import('./social-icon.tsx'), { silent: true });

/** These open in the same tab; the others in a new one. */
const sameTab: readonly SocialNetwork[] = ['website', 'facebook'];

/** A brewery's links to other sites; renders nothing without links. */
export function ConnectRow({ stored }: { stored: BreweryDetail['socialLinks'] }) {
  const links = socialLinks(stored);
  if (links.length === 0) return null;
  return (
    <section className={styles.connect} aria-labelledby="connect">
      <h2 id="connect">Connect</h2>
      <ul className={styles.row}>
        {links.map(({ network, name, href }) => (
          <li key={network}>
            <a className={styles.link} href={href} rel="noopener noreferrer" {...leaving(network)}>
              <span className={styles.icon}>
                <Suspense>
                  <SocialIcon network={network} />
                </Suspense>
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An installed app has no back button, so it always opens a new window. */
function leaving(network: SocialNetwork) {
  if (!sameTab.includes(network) || isInstalled()) return { target: '_blank' };
  return { onClick: () => rememberReturn(window.location.href) };
}
