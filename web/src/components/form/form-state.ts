import { type FormEvent, useId, useRef, useState } from 'react';
import { errorMessage, isGoneRefusal, refusal } from '../../data/errors.ts';
import { useSession, useSignedInUser } from '../../data/session.ts';
import { personTag } from '../../lib/text/person-tag.ts';
import { hideToast } from '../../lib/toast.ts';
import { useFormHolds } from './conflicts/form-pending.ts';
import { namesOf } from './drafts/form-draft.ts';
import { useFormQuestion } from './drafts/form-question.ts';
import { type FormProblems, problemsOf } from './form-problems.ts';
import { useSending } from './form-sending.ts';
import type { ChangedField, FormOptions, WrongField } from './form-types.ts';
import { useFormValues } from './form-values.ts';

export type FormState<Name extends string> = ReturnType<typeof useForm<Name, unknown, unknown>>;

/**
 * A form's values, problems and draft. Saving twice at once is not possible; a refused form leads
 * to what is wrong, or to what others changed meanwhile.
 */
export function useForm<Name extends string, Input, Seen>(options: FormOptions<Name, Input, Seen>) {
  const { labels, parse, save, onSaved, onMissing, refused, say = asItIs } = options;
  const { saveAsNew } = options;
  const form = useId();
  const [initial] = useState(options.initial);
  const key = `draft.${personTag(useSignedInUser().id)}.${options.draft}`;
  const held = useFormValues(key, initial, options.basis);
  const [problems, setProblems] = useState<FormProblems<Name>>({});
  const [lost, setLost] = useState<string>();
  const [goneReason, setGoneReason] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const question = useFormQuestion(() => void submit(true));
  const session = useSession();
  const sending = useSending(held, saveAsNew && goneReason ? saveAsNew.save : save, (error) => {
    const found = refused?.(error) ?? {};
    const isGone = options.basis !== undefined && isGoneRefusal(error);
    setProblems(found);
    if (isGone) setGoneReason(errorMessage(error));
    // It is told here, and once is enough.
    if (isGone || Object.keys(found).length > 0) hideToast();
    if (refusal(error).code !== 'brewery.lost') return;
    setLost(errorMessage(error));
    void session.refresh();
  });
  const [refusals, setRefusals] = useState(0);
  const isSaved = useRef(false);
  const names = namesOf(initial);
  const { values } = held;

  const idOf = (name: Name) => `${form}-${name}`;
  const set = (name: Name, value: string) => {
    held.set(name, value);
    setProblems((found) => ({ ...found, [name]: undefined }));
  };
  const version = (name: Name, value: string) => ({
    text: say(name, value),
    isTaken: values[name] === value,
    take: () => set(name, value),
  });

  const submit = async (isCertain = false) => {
    // Once saved the form is about to close, and a second tap would save it again.
    if (sending.isSending() || isSaved.current) return;
    hideToast();
    setMissing(false);
    const parsed = parse(values);
    const found = problemsOf(parsed, names);
    const all = holds.over(found);
    const wrong = names.filter((name) => all[name]);
    if (wrong.length === 0 && holds.await()) return setProblems({});
    if (!parsed.success || wrong.length > 0) {
      const missing = wrong.filter((name) => found[name] && !values[name].trim());
      if (onMissing && missing.length > 0) {
        onMissing(missing);
        setMissing(true);
      }
      setProblems(all);
      return setRefusals(refusals + 1);
    }
    const doubt = isCertain ? undefined : options.doubt?.(values);
    if (doubt) return question.ask(doubt);
    if (!(await sending.send(parsed.data))) return setRefusals(refusals + 1);
    isSaved.current = true;
    held.forget();
    onSaved();
  };
  const holds = useFormHolds<Name>(() => void submit());

  return {
    values,
    /** What a field's component takes. */
    field: (name: Name) => ({
      id: idOf(name),
      label: labels[name],
      value: values[name],
      onChange: (value: string) => set(name, value),
      error: problems[name],
    }),
    hold: holds.hold,
    stay: holds.stay,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit();
    },
    isBusy: sending.isBusy || holds.isAwaited,
    isRestored: held.isRestored,
    /** Why nothing can be saved any more: what it edits belongs to somebody else by now. */
    lost,
    /** How often it was refused: each time what is said above the fields is led to. */
    refusals,
    /** What the line above the fields names; nothing where a note says that something is missing. */
    wrong: names.flatMap((name): WrongField[] =>
      problems[name] && !isMissing ? [{ id: idOf(name), label: labels[name] }] : [],
    ),
    /** That what the form changes is not there any more; `submit` is null where it is lost. */
    gone: goneReason ? { reason: goneReason, submit: saveAsNew?.submit ?? null } : undefined,
    question,
    changed: held.changes.map(
      ({ name, was, now, mine }): ChangedField => ({
        id: idOf(name),
        label: labels[name],
        was: say(name, was),
        isTouched: mine !== was,
        theirs: version(name, now),
        own: version(name, mine),
      }),
    ),
    /** Whether leaving would lose something. */
    isUnsaved: () => !isSaved.current && (held.isChanged() || holds.isHeld()),
    /** Gives up what was typed. */
    discard: () => {
      held.discard();
      setProblems({});
    },
  };
}

function asItIs(_name: string, value: string): string {
  return value;
}
