import { menuSections } from '@hoptrail/contracts/beers/menu-sections';
import { inMenuOrder, tapListAt } from '@hoptrail/contracts/beers/tap-list-at';
import type { PublicMenu } from '@hoptrail/contracts/breweries/public-menu';
import { openStatus } from '@hoptrail/contracts/hours/open-status';
import { openStatusText } from '@hoptrail/contracts/hours/status-text';
import { useRef } from 'react';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { ageText } from '../../lib/text/age-text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import board from './board.module.css';
import { BoardBeer } from './board-beer.tsx';
import styles from './board-menu.module.css';
import type { ShownMenu } from './use-board.ts';
import { usePages } from './use-pages.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** So few beers, or fewer, are shown larger. */
const FEW = 5;

/** The menu of a brewery on a television, page by page if it does not fit. */
export default function BoardMenu({ shown, isLive }: { shown: ShownMenu; isLive: boolean }) {
  const { menu, loadedAt } = shown;
  const { brewery } = menu;
  const minute = useMinute();
  useWakeLock();
  const isClosed = brewery.closedAt !== null;
  // A beer goes on by the clock, without a connection too.
  const beers = isClosed
    ? []
    : inMenuOrder(
        tapListAt(menu.beers, new Date(minute).toISOString()).filter(
          ({ availability }) => availability !== 'gone',
        ),
      );
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        {brewery.logo && <img className={styles.logo} src={brewery.logo} alt="" />}
        <div className={styles.title}>
          <h1 className={styles.name}>{brewery.name}</h1>
          <Status menu={menu} minute={minute} />
        </div>
        <p className={styles.scan}>
          <span>Scan for hours, events and check-in</span>
          <QrCode
            text={`${window.location.origin}/brewery/${encodeURIComponent(brewery.id)}`}
            label={`QR code to the page of ${brewery.name}`}
            size="calc(13 * var(--unit))"
          />
        </p>
      </header>
      {beers.length > 0 ? (
        <Pages beers={beers} menu={menu} />
      ) : (
        <div className={board.center}>
          <p className={board.note}>
            {isClosed
              ? `${brewery.name} has closed for good. Thank you for every glass.`
              : 'No beers are listed at the moment. Please ask at the bar.'}
          </p>
        </div>
      )}
      {!isLive && (
        <p className={styles.offline} role="status">
          No connection · as it was {ageText(Math.max(0, minute - loadedAt))}
        </p>
      )}
    </div>
  );
}

function Status({ menu: { brewery }, minute }: { menu: PublicMenu; minute: number }) {
  const at = new Date(minute);
  const status = brewery.closedAt === null ? openStatus(brewery, at) : undefined;
  if (!status) return null;
  const closure = status.state === 'closed' ? status.closure : undefined;
  const text = openStatusText(status, { at, timeZone: brewery.timeZone ?? 'UTC' });
  return (
    <p className={styles.status} data-warns={closure ? true : undefined}>
      {closure?.reason ? `${text}: ${closure.reason}` : text}
    </p>
  );
}

interface PagesProps {
  beers: PublicMenu['beers'];
  menu: PublicMenu;
}

function Pages({ beers, menu }: PagesProps) {
  const columns = useRef<HTMLDivElement>(null);
  const { page, pages, offset } = usePages(columns, beers);
  const sections = menuSections(beers);
  const isPlain = sections.every(({ id }) => id === 'draft');
  return (
    <>
      <div className={styles.window}>
        <div
          ref={columns}
          className={styles.columns}
          data-few={beers.length <= FEW || undefined}
          style={{ transform: `translateX(${-offset}px)` }}
        >
          {sections.map(({ id, label, beers: ofSection }) => (
            <section key={id} aria-label={isPlain ? 'Menu' : label}>
              {!isPlain && <h2 className={styles.label}>{label}</h2>}
              <ul className={styles.list}>
                {ofSection.map((beer) => (
                  <BoardBeer key={beer.id} beer={beer} menu={menu} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {pages > 1 && (
        <p className={styles.pages}>
          Page {page + 1} of {pages}
        </p>
      )}
    </>
  );
}
