import type { RegistrationSettings } from '@hoptrail/contracts/auth/auth';
import { trpc } from '../../../data/trpc.ts';

/** Returns who may sign up; `open` until the server has answered. */
export function useRegistration(): RegistrationSettings {
  const { data } = trpc.settings.registration.useQuery();
  return data ?? { registration: 'open', domains: [] };
}
