import { useState } from 'react';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { useCloseDialogs } from '../../../components/form/form-close.ts';
import { FormDelete } from '../../../components/form/form-delete.tsx';

interface RemoveBannerProps {
  /** Tells the question apart from the page's other dialogs. */
  name: string;
  /** Takes the banner away. When it rejects, the person has been told why. */
  remove: () => Promise<unknown>;
}

/** 'Remove Banner' in a banner's form, after asking once more. */
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
