import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { buttonClass } from '../../components/actions/button.tsx';

/** The link from an administrator's profile to the administration. */
export default function AdminLink() {
  return (
    <Link to="/admin" className={buttonClass({ look: 'quiet' })}>
      <ShieldCheck size={20} aria-hidden />
      Administration
    </Link>
  );
}
