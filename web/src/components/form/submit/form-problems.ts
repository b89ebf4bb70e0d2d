/** What is wrong, by the fields' names. */
export type FormProblems<Name extends string> = { [Field in Name]?: string | undefined };

/** One complaint of a contract; that of an alternative holds those of each branch. */
interface Issue {
  message: string;
  path: readonly PropertyKey[];
  errors?: readonly (readonly Issue[])[];
}

/** What a contract's `safeParse` answers. */
export type Parsed<Input> =
  | { success: true; data: Input }
  | { success: false; error: { issues: readonly Issue[] } };

/**
 * The first complaint about each field.
 * @param names the form's fields; a field within an object goes by its own name
 */
export function problemsOf<Name extends string>(
  parsed: Parsed<unknown>,
  names: readonly Name[],
): FormProblems<Name> {
  const problems: FormProblems<Name> = {};
  if (parsed.success) return problems;
  for (const issue of parsed.error.issues) {
    const name = names.find((known) => known === issue.path.at(-1));
    if (name) problems[name] ??= sentence(issue);
  }
  return problems;
}

/** Of an alternative, such as 'a link or nothing', the first branch says what is expected. */
function sentence(issue: Issue): string {
  const expected = issue.errors?.[0]?.[0];
  return expected ? sentence(expected) : issue.message;
}
