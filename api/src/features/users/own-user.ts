import type { OwnUser } from '@hoptrail/contracts/users';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { roleOf } from '../auth/sessions.ts';
import { findProfile } from './users.repo.ts';

/**
 * A person's own record, whole.
 * @throws AppError `user.notFound`
 */
export async function loadOwnUser(db: Db, config: Config, id: string): Promise<OwnUser> {
  const profile = await findProfile(db, id);
  if (!profile) throw new AppError('user.notFound');
  return { ...profile, role: roleOf(profile, config) };
}
