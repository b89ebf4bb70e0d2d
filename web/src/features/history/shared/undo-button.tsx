import { UndoAction } from './undo-action.tsx';
import { type UndoInput, useUndo } from './use-undo.ts';

/** The button in a toast that undoes a change of the history. */
export default function UndoButton({ input }: { input: UndoInput }) {
  const undo = useUndo((again) => <UndoButton input={again} />);
  return <UndoAction onUndo={() => undo.mutate(input)} />;
}
