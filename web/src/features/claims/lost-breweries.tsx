import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../components/actions/button.tsx';
import textLink from '../../components/layout/navigation/text-link.module.css';
import { useInvalidate } from '../../data/invalidate.ts';
import { trpc } from '../../data/trpc.ts';
import styles from './lost-breweries.module.css';
import { useCloseLostBrewery } from './use-close-lost-brewery.ts';

/** Tells a former owner, above every page until closed, which breweries they no longer own. */
export default function LostBreweries({ userId }: { userId: string }) {
  const { data: lost = [] } = trpc.users.lostBreweries.useQuery({ id: userId }, { staleTime: 0 });
  const invalidate = useInvalidate();
  const close = useCloseLostBrewery();
  const { history } = useRouter();

  const onNews = useEffectEvent(() => {
    // An open dialog may contain a form, so nothing is refetched until it closes.
    if (!history.location.state.dialogs?.length) invalidate('breweries');
  });
  useEffect(() => {
    if (lost.length > 0) onNews();
  }, [lost]);

  if (lost.length === 0) return null;
  return (
    <div role="status">
      <ul className={styles.list} aria-label="Notices">
        {lost.map(({ id, name, hasOwner }) => (
          <li key={id} className={styles.notice}>
            <p className={styles.title}>
              {hasOwner ? `${name} belongs to somebody else now` : `${name} is not yours any more`}
            </p>
            <p className={styles.text}>
              You can no longer change its page, its tap list and its events. If that is a mistake,
              claim it on its page.
            </p>
            <div className={styles.actions}>
              <Button
                look="quiet"
                aria-disabled={close.isPending}
                onClick={() => close.isPending || close.mutate({ id: userId, breweryId: id })}
              >
                Close
              </Button>
              <Link to="/brewery/$id" params={{ id }} className={textLink.link}>
                See its page
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
