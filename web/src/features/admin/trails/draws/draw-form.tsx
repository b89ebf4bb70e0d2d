import { trailDraw } from '@hoptrail/contracts/admin/trail-draws';
import { DRAW_PRIZE_MAX } from '@hoptrail/contracts/limits';
import type { ReactNode } from 'react';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { useForm } from '../../../../components/form/form-state.ts';
import { useDraw } from './draw-writes.ts';

interface DrawFormProps {
  trailId: string;
  /** How many winners the list has. */
  seen: number;
  onClose: () => void;
  /** The winners so far. */
  children: ReactNode;
}

/** The form that draws winners: how many, and what they get. */
export function DrawForm({ trailId: id, seen, onClose, children }: DrawFormProps) {
  const draw = useDraw();
  const form = useForm({
    draft: `draw.${id}`,
    labels: { winners: 'Winners', prize: 'Prize' },
    initial: { winners: '1', prize: '' },
    parse: ({ winners, prize }) =>
      trailDraw.safeParse({ id, seen, prize, winners: winners.trim() ? Number(winners) : null }),
    save: (input) => draw.mutateAsync(input),
    // The list grows, and the next form replaces this one.
    onSaved: () => {},
  });
  return (
    <Form form={form} submit="Draw Winners" busy="Drawing..." onCancel={onClose}>
      <TextField
        {...form.field('winners')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        hint="Each person wins once. Fewer are drawn if fewer are left."
        required
      />
      <TextField
        {...form.field('prize')}
        placeholder="A weekend in Tulsa for two"
        maxLength={DRAW_PRIZE_MAX}
        hint="Winners read it on their passport."
        required
      />
      {children}
    </Form>
  );
}
