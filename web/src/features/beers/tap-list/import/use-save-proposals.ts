import { useState } from 'react';
import { errorMessage } from '../../../../data/errors.ts';
import { useInvalidate } from '../../../../data/invalidate.ts';
import { useCreateBeer, useUpdateBeer } from '../../shared/beer-writes.ts';
import type { Proposal } from './proposals.ts';

/**
 * Saves proposals one after the other; one that is refused does not affect others.
 * @returns `saved`, the number of those that are saved, undefined while nothing is saved, and `save`,
 * which returns the reasons of those that were not saved by their ids
 */
export function useSaveProposals(breweryId: string) {
  const create = useCreateBeer({ isPart: true });
  const update = useUpdateBeer(breweryId, { isPart: true });
  const invalidate = useInvalidate();
  const [saved, setSaved] = useState<number>();

  const saveOne = async ({ beer, input, changed }: Proposal) => {
    if (!input) return;
    if (!beer) {
      await create.mutateAsync({ ...input, breweryId });
      return;
    }
    const picked = (of: object) =>
      Object.fromEntries(changed.map((field) => [field, Reflect.get(of, field)]));
    await update.mutateAsync({ ...picked(input), id: beer.id, basedOn: picked(beer) });
  };
  const save = async (proposals: readonly Proposal[]): Promise<Map<string, string>> => {
    const refused = new Map<string, string>();
    for (const [at, proposal] of proposals.entries()) {
      setSaved(at);
      await saveOne(proposal).catch((error: unknown) => {
        refused.set(proposal.id, errorMessage(error));
      });
    }
    setSaved(undefined);
    invalidate('beers');
    return refused;
  };
  return { saved, save };
}
