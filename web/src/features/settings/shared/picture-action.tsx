import Image from 'lucide-react/icons/image';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { PageAction } from '../../../components/form/page-actions/page-actions.tsx';
import { PictureForm, type PictureFormProps } from './picture-form.tsx';

export interface PictureActionProps<Key extends string>
  extends Omit<PictureFormProps<Key>, 'draft' | 'onClose'> {
  /** The dialog's name, unique on the page. */
  name: string;
  /** The button's label. */
  label: string;
  /** The dialog's title, if it differs from the label. */
  title?: string;
}

/** A button that opens the form for a header picture or a banner. */
export function PictureAction<Key extends string>(props: PictureActionProps<Key>) {
  const { name, label, title = label, ...form } = props;
  const dialog = useDialog(name);
  return (
    <>
      <PageAction Icon={Image} onClick={dialog.show}>
        {label}
      </PageAction>
      <Dialog open={dialog.open} onClose={dialog.hide} title={title}>
        <PictureForm {...form} draft={name} onClose={dialog.hide} />
      </Dialog>
    </>
  );
}
