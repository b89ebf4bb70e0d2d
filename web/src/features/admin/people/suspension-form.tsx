import { suspensionInput } from '@hoptrail/contracts/admin/people';
import { TextArea } from '../../../components/form/fields/text-area.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import layout from '../layout.module.css';
import { useSuspend } from './people-writes.ts';

interface SuspensionFormProps {
  userId: string;
  onClose: () => void;
}

/** The form of a suspension; the person reads its reason when they try to sign in. */
export default function SuspensionForm({ userId: id, onClose }: SuspensionFormProps) {
  const suspend = useSuspend();
  const form = useForm({
    draft: `suspend.${id}`,
    labels: { reason: 'Reason' },
    initial: { reason: '' },
    parse: ({ reason }) => suspensionInput.safeParse({ id, reason }),
    save: suspend.mutateAsync,
    onSaved: onClose,
  });
  return (
    <Form form={form} submit="Suspend" busy="Suspending..." look="danger" onCancel={onClose}>
      <p className={layout.note}>
        They are signed out at once, cannot sign in and leave the leaderboard. What they wrote and
        their check-ins stay.
      </p>
      <TextArea
        {...form.field('reason')}
        hint="They read this when they try to sign in."
        maxLength={500}
        required
      />
    </Form>
  );
}
