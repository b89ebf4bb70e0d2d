import { useState } from 'react';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { useCloseDialogs } from '../../../components/form/form-close.ts';
import { FormDelete } from '../../../components/form/form-delete.tsx';

interface RemoveBannerProps {
  /** The dialog's name, unique on the page. */
  name: string;
  /** Removes the banner. Before it rejects, it has shown the error. */
  remove: () => Promise<unknown>;
}

/** The button 'Remove Banner' in a banner's form, with a confirmation. */
export function RemoveBanner({ name, remove }: RemoveBannerProps) {
  const closeDialogs = useCloseDialogs();
  const [isRemoving, setRemoving] = useState(false);
  const removeOnce = () => {
    setRemoving(true);
    remove()
      .then(
        () => closeDialogs(),
        () => undefined,
      )
      .finally(() => setRemoving(false));
  };
  return (
    <ConfirmedAction
      name={`remove-${name}`}
      action="Remove Banner"
      doing="Removing..."
      isDoing={isRemoving}
      title="Remove the banner?"
      onConfirm={removeOnce}
      button={(ask) => <FormDelete onClick={ask}>Remove Banner</FormDelete>}
    >
      <p>The picture and its link go away for everybody.</p>
    </ConfirmedAction>
  );
}
