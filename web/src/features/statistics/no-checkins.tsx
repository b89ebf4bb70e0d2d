import { ButtonLink } from '../../components/actions/button-link.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';

/** What brings a brewery its first check-in. */
export function NoCheckins({ id }: { id: string }) {
  return (
    <EmptyState
      drawing="rankings"
      heading="h2"
      title="No check-ins yet"
      hint="The first one comes from your bar: put the code of the day where guests see it, and send your page to your regulars."
      action={
        <ButtonLink to="/brewery-owner-dashboard" search={{ at: id }}>
          Show the Code of the Day
        </ButtonLink>
      }
    />
  );
}
