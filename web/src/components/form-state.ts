import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSignedInUser } from '../lib/session.ts';
import { differs, type FormValues, forgetDraft, readDraft, writeDraft } from './form-draft.ts';
import { type FormProblems, type Parsed, problemsOf } from './form-problems.ts';

/** A field that is wrong, or the input within a picture's. */
const FIRST_WRONG = '[aria-invalid="true"], [data-invalid="true"] input';

interface FormOptions<Name extends string, Input> {
  /** Tells the draft apart from those of the person's other forms. */
  draft: string;
  /** What the form starts with; later changes of it are not taken. */
  initial: FormValues<Name>;
  /** What is to be sent, or what is wrong: a contract's `safeParse` over the values. */
  parse: (values: FormValues<Name>) => Parsed<Input>;
  /** Sends it. When it rejects, the person has been told why and the form stays. */
  save: (input: Input) => Promise<unknown>;
  onSaved: () => void;
  /** Called when something is wrong with a field that is empty. */
  onMissing?: (() => void) | undefined;
}

export type FormState<Name extends string> = ReturnType<typeof useForm<Name, unknown>>;

/**
 * A form's values, problems and draft. Saving twice at once is not possible; a refused form leads
 * to the first field that is wrong.
 */
export function useForm<Name extends string, Input>(options: FormOptions<Name, Input>) {
  const { parse, save, onSaved, onMissing } = options;
  const key = `draft.${useSignedInUser().id}.${options.draft}`;
  const [initial] = useState(options.initial);
  const [draft] = useState(() => readDraft(key, initial));
  const [values, setValues] = useState(draft ?? initial);
  const [problems, setProblems] = useState<FormProblems<Name>>({});
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [isBusy, setBusy] = useState(false);
  const isSaving = useRef(false);
  const isSaved = useRef(false);
  const latest = useRef(values);
  const holds = useRef(new Map<Name, string>());

  const take = (next: FormValues<Name>) => {
    latest.current = next;
    setValues(next);
    if (differs(next, initial)) writeDraft(key, next);
    else forgetDraft(key);
  };
  const set = (name: Name, value: string) => {
    take({ ...latest.current, [name]: value });
    setProblems((found) => ({ ...found, [name]: undefined }));
  };

  const refuse = (form: HTMLFormElement, found: FormProblems<Name>) => {
    const isMissing = (name: Name) => found[name] && !values[name].trim();
    if (namesOf(initial).some(isMissing)) onMissing?.();
    flushSync(() => setProblems({ ...found, ...Object.fromEntries(holds.current) }));
    form.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving.current) return;
    const parsed = parse(values);
    if (!parsed.success || holds.current.size > 0) {
      return refuse(event.currentTarget, problemsOf(parsed, namesOf(initial)));
    }
    isSaving.current = true;
    setBusy(true);
    try {
      await save(parsed.data);
      isSaved.current = true;
      forgetDraft(key);
      onSaved();
    } catch {
      // The mutation has told the person; what they typed stays.
    } finally {
      isSaving.current = false;
      setBusy(false);
    }
  };

  return {
    values,
    set,
    /** What a field's component takes. */
    field: (name: Name) => ({
      value: values[name],
      onChange: (value: string) => set(name, value),
      error: problems[name],
    }),
    /** Keeps the form from being sent for a reason of a field's own, until the returned call. */
    hold: (name: Name, problem: string) => {
      holds.current.set(name, problem);
      return () => {
        holds.current.delete(name);
      };
    },
    submit,
    isBusy,
    /** Whether the values come from an earlier, unfinished visit. */
    isRestored,
    /** Whether leaving would lose something. */
    isUnsaved: () => !isSaved.current && differs(latest.current, initial),
    /** Gives up what was typed. */
    discard: () => {
      forgetDraft(key);
      latest.current = initial;
      setValues(initial);
      setProblems({});
      setRestored(false);
    },
  };
}

function namesOf<Name extends string>(initial: FormValues<Name>): Name[] {
  const names: Name[] = [];
  for (const name in initial) names.push(name);
  return names;
}
