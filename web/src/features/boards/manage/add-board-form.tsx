import { boardPair } from '@hoptrail/contracts/boards/boards';
import { BOARD_CODE_LENGTH, BOARD_NAME_MAX } from '@hoptrail/contracts/limits';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import { usePairBoard } from './board-writes.ts';
import styles from './boards.module.css';

interface AddBoardFormProps {
  breweryId: string;
  /** How many boards the brewery has. */
  present: number;
  onClose: () => void;
}

/** The form that connects a television by the digits that it shows. */
export default function AddBoardForm({ breweryId, present, onClose }: AddBoardFormProps) {
  const pair = usePairBoard();
  const form = useForm({
    draft: `board.${breweryId}`,
    labels: { code: 'Digits', name: 'Name' },
    initial: { code: '', name: `Board ${present + 1}` },
    parse: ({ code, name }) => boardPair.safeParse({ breweryId, code, name }),
    save: pair.mutateAsync,
    refused: (error) => {
      const { code } = refusal(error);
      if (code === 'board.wrongCode') return { code: errorMessage(error) };
      return code ? { text: errorMessage(error) } : {};
    },
    onSaved: onClose,
  });
  return (
    <Form form={form} submit="Add Board" busy="Adding..." onCancel={onClose}>
      <p className={styles.hint}>
        Open <strong>{`${window.location.host}/board`}</strong> in the browser of the television,
        and type the six digits that it shows.
      </p>
      <TextField
        {...form.field('code')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={BOARD_CODE_LENGTH + 2}
        placeholder="123 456"
        required
      />
      <TextField
        {...form.field('name')}
        autoComplete="off"
        maxLength={BOARD_NAME_MAX}
        placeholder="Above the bar"
        required
      />
    </Form>
  );
}
