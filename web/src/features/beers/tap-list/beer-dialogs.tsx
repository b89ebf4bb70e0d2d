import type { Beer } from '@hoptrail/contracts/beers/beers';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import type { DialogState } from '../../../components/dialog/use-dialog.ts';
import { useCloseDialogs } from '../../../components/form/form-close.ts';
import { FormDelete } from '../../../components/form/form-delete.tsx';
import type { Menu } from '../beer-line.tsx';
import { useCreateBeer, useDeleteBeer, useUpdateBeer } from '../shared/beer-writes.ts';
import { BeerForm } from './beer-form.tsx';

interface BeerDialogsProps {
  breweryId: string;
  menu: Menu;
  adding: DialogState;
  editing: DialogState;
  /** The beer to edit. */
  beer: Beer | undefined;
}

/** The forms of a tap list; loaded with the first of them. */
export default function BeerDialogs(props: BeerDialogsProps) {
  const { breweryId, menu, adding, editing, beer } = props;
  const create = useCreateBeer();
  return (
    <>
      <Dialog open={adding.open} onClose={adding.hide} title="Add Beer">
        <BeerForm
          draft={breweryId}
          menu={menu}
          submit="Add Beer"
          save={(input) => create.mutateAsync({ ...input, breweryId })}
          onClose={adding.hide}
        />
      </Dialog>
      {beer && <EditBeer key={beer.id} beer={beer} menu={menu} dialog={editing} />}
    </>
  );
}

interface EditBeerProps {
  beer: Beer;
  menu: Menu;
  dialog: DialogState;
}

function EditBeer({ beer, menu, dialog }: EditBeerProps) {
  const { id, breweryId } = beer;
  const update = useUpdateBeer(breweryId);
  const create = useCreateBeer();
  return (
    <Dialog open={dialog.open} onClose={dialog.hide} title="Edit Beer">
      <BeerForm
        draft={id}
        menu={menu}
        beer={beer}
        submit="Save Changes"
        save={(input, basedOn) => update.mutateAsync({ ...input, id, basedOn })}
        saveNew={(input) => create.mutateAsync({ ...input, breweryId })}
        onClose={dialog.hide}
      >
        <DeleteBeer beer={beer} />
      </BeerForm>
    </Dialog>
  );
}

function DeleteBeer({ beer: { id, beerName } }: { beer: Beer }) {
  const closeDialogs = useCloseDialogs();
  const remove = useDeleteBeer();
  return (
    <ConfirmedAction
      name="delete-beer"
      action="Delete Beer"
      doing="Deleting..."
      isDoing={remove.isPending}
      title="Delete Beer"
      onConfirm={() => remove.mutate({ id }, { onSuccess: () => closeDialogs() })}
      button={(ask) => <FormDelete onClick={ask}>Delete Beer</FormDelete>}
    >
      <p>Are you sure you want to delete “{beerName}”?</p>
      <p>When it only ran out, switch it off: its details stay for the next keg.</p>
    </ConfirmedAction>
  );
}
