import MapPin from 'lucide-react/icons/map-pin';
import { PageActionLink } from '../../../components/form/page-actions.tsx';

/** The link to a brewery's pin, for its owner and administrators. */
export default function BreweryLocation({ id }: { id: string }) {
  return (
    <PageActionLink Icon={MapPin} to="/brewery/$id/location" params={{ id }}>
      Location
    </PageActionLink>
  );
}
