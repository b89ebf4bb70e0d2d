import ShieldCheck from 'lucide-react/icons/shield-check';
import { ButtonLink } from '../../components/actions/button-link.tsx';

/** The link from an administrator's profile to the administration. */
export default function AdminLink() {
  return (
    <ButtonLink to="/admin" look="quiet">
      <ShieldCheck size={20} aria-hidden />
      Administration
    </ButtonLink>
  );
}
