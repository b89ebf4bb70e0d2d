import { useSignedInUser } from '../../../data/session.ts';
import { BackLink } from './back-link.tsx';

/**
 * The link back from a tool of a brewery: owners and staff return to it on their dashboard,
 * administrators to the brewery's page.
 */
export function BackFromTool({ id }: { id: string }) {
  const { role, ownedBreweries, staffBreweries } = useSignedInUser();
  return role !== 'admin' && ownedBreweries + staffBreweries > 0 ? (
    <BackLink to="/brewery-owner-dashboard" search={{ at: id }}>
      Dashboard
    </BackLink>
  ) : (
    <BackLink to="/brewery/$id" params={{ id }}>
      Brewery
    </BackLink>
  );
}
