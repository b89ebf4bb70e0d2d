import { Button } from '../../../../components/actions/button.tsx';
import { ConfirmedAction } from '../../../../components/dialog/confirmed-action.tsx';
import { PendingState } from '../../../../components/state/pending-state.tsx';
import { trpc } from '../../../../data/trpc.ts';
import { CalendarWays } from '../calendar-ways.tsx';
import styles from './favorites-calendar.module.css';
import { useRemoveCalendar, useRenewCalendar } from './use-favorites-calendar.ts';

/** The secret calendar of the person's favorites: how to subscribe, renew and remove it. */
export function FavoritesSheet() {
  const calendar = trpc.calendars.favorites.useQuery();
  const make = useRenewCalendar();
  if (!calendar.data) {
    return <PendingState query={calendar} failed="Your calendar did not load" skeleton={200} />;
  }
  const { address } = calendar.data;
  if (address === null) {
    return (
      <div className={styles.sheet}>
        <p>
          Your favorites get a secret address, which your calendar reads. Whoever knows it sees the
          events of your favorites, and nothing else about you.
        </p>
        <Button wide onClick={() => make.mutate()} disabled={make.isPending} data-initial-focus>
          {make.isPending ? 'Making the address...' : 'Make the Address'}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.sheet}>
      <CalendarWays address={address} name="My breweries" />
      <SecretChoices />
    </div>
  );
}

function SecretChoices() {
  const renew = useRenewCalendar();
  const remove = useRemoveCalendar();
  return (
    <div className={styles.secret}>
      <p>This address is secret. If somebody else knows it, renew it.</p>
      <div className={styles.choices}>
        <ConfirmedAction
          name="renew-calendar"
          action="Renew Address"
          doing="Renewing..."
          isDoing={renew.isPending}
          title="Renew the address?"
          onConfirm={(close) => renew.mutate(undefined, { onSuccess: close })}
        >
          <p>Calendars with the present address stop updating. Subscribe again with the new one.</p>
        </ConfirmedAction>
        <ConfirmedAction
          name="remove-calendar"
          action="Remove Calendar"
          doing="Removing..."
          isDoing={remove.isPending}
          title="Remove the calendar?"
          onConfirm={(close) => remove.mutate(undefined, { onSuccess: close })}
        >
          <p>Calendars with its address stop updating. You can make another one at any time.</p>
        </ConfirmedAction>
      </div>
    </div>
  );
}
