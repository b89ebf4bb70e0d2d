import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Distance } from '../../../components/layout/distance.tsx';
import rowLink from '../../../components/layout/navigation/row-link.module.css';
import rows from '../../../components/list/row-list.module.css';
import { trpc } from '../../../data/trpc.ts';
import { positionOptions } from '../../../lib/geolocation/geolocation.ts';
import { useAllowedPosition } from '../../../lib/geolocation/geolocation-query.ts';
import { roundDegrees } from '../../../lib/geolocation/round-degrees.ts';
import lists from '../beer-list.module.css';
import { type ShownWish, useWaitingWishes } from '../shared/wishes/use-waiting-wishes.ts';
import { WishToggle } from '../shared/wishes/wish-toggle.tsx';
import styles from './wish-list.module.css';

/** The beers and styles that the person wishes, and where they are on tap; nothing without any. */
export function WishList() {
  const id = useId();
  const place = useAllowedPosition(positionOptions.events);
  const near = place?.ok ? place.position : undefined;
  const position = near && { lat: roundDegrees(near.latitude), lng: roundDegrees(near.longitude) };
  const all = trpc.beers.wishes.list.useQuery({});
  const placed = trpc.beers.wishes.list.useQuery({ ...position }, { enabled: near !== undefined });
  const stored = (near && placed.data) ?? all.data ?? [];
  const wishes = [...useWaitingWishes(stored), ...stored];
  if (wishes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>Wish list</h2>
      <ul className={lists.list}>
        {wishes.map((wish) => (
          <li key={wish.id}>
            <WishRow wish={wish} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WishRow({ wish: { beerId, style, name, onTap, isWaiting } }: { wish: ShownWish }) {
  const title = style ? `Any ${name}` : name;
  const opened = onTap?.beerId ?? beerId;
  const subject = beerId ? { beerId } : style ? { style } : undefined;
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <h3 className={rows.name}>
          {opened ? (
            <Link to="/beer/$id" params={{ id: opened }} className={rowLink.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {onTap ? (
          <p className={styles.tap}>
            On tap at {onTap.breweryName}
            {onTap.distance !== undefined && (
              <>
                , <Distance miles={onTap.distance} className={undefined} />
              </>
            )}
            {style && `: ${onTap.beerName}`}
          </p>
        ) : (
          <p className={styles.none}>
            {isWaiting ? 'Waiting for signal' : style ? 'Not on tap near you' : 'Not on tap now'}
          </p>
        )}
      </div>
      {subject && (
        <WishToggle
          subject={subject}
          name={style ? `any ${name}` : name}
          text="Wish"
          isOnList={!isWaiting}
        />
      )}
    </div>
  );
}
