import ShieldCheck from 'lucide-react/icons/shield-check';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { OpenClaimsCount } from './claims/open-claims-count.tsx';

/** The link from an administrator's profile to the administration, with what waits there. */
export default function AdminLink() {
  return (
    <ButtonLink to="/admin" look="quiet">
      <ShieldCheck size={20} aria-hidden />
      Administration
      <OpenClaimsCount />
    </ButtonLink>
  );
}
