import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { PageActionLink } from '../../../components/form/page-actions/page-actions.tsx';

/**
 * The links to the forms of a brewery that have pages of their own: its pin and its staff for owners
 * and administrators, its hours for the staff.
 */
export default function BreweryLinks({ brewery: { id, viewer } }: { brewery: BreweryDetail }) {
  if (viewer.isStaff) {
    return (
      <PageActionLink Icon={Clock} to="/brewery/$id/edit" params={{ id }}>
        Edit Hours
      </PageActionLink>
    );
  }
  return (
    <>
      <PageActionLink Icon={MapPin} to="/brewery/$id/location" params={{ id }}>
        Location
      </PageActionLink>
      <PageActionLink Icon={Users} to="/brewery/$id/staff" params={{ id }}>
        Staff
      </PageActionLink>
    </>
  );
}
