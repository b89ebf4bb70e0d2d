import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import Clock from 'lucide-react/icons/clock';
import DoorClosed from 'lucide-react/icons/door-closed';
import MapPin from 'lucide-react/icons/map-pin';
import Nfc from 'lucide-react/icons/nfc';
import Users from 'lucide-react/icons/users';
import { PageAction, PageActionLink } from '../../../components/form/page-actions/page-actions.tsx';
import CloseForAWhile from './away/close-for-a-while.tsx';

/**
 * The links to the forms of a brewery that have pages of their own: its team, its pin and its tags for
 * owners and administrators, its hours for the staff. Last, as the rarest, the sheet of a closing for a
 * while.
 */
export default function BreweryLinks({ brewery }: { brewery: BreweryDetail }) {
  const { id, viewer, closedAt } = brewery;
  const closing = closedAt === null && (
    <CloseForAWhile
      brewery={brewery}
      button={(label, show) => (
        <PageAction Icon={DoorClosed} onClick={show}>
          {label}
        </PageAction>
      )}
    />
  );
  if (viewer.isStaff) {
    return (
      <>
        <PageActionLink Icon={Clock} to="/brewery/$id/edit" params={{ id }}>
          Edit Hours
        </PageActionLink>
        {closing}
      </>
    );
  }
  return (
    <>
      <PageActionLink Icon={Users} to="/brewery/$id/staff" params={{ id }}>
        Team
      </PageActionLink>
      <PageActionLink Icon={MapPin} to="/brewery/$id/location" params={{ id }}>
        Location
      </PageActionLink>
      <PageActionLink Icon={Nfc} to="/brewery/$id/tags" params={{ id }}>
        NFC Tags
      </PageActionLink>
      {closing}
    </>
  );
}
