/** The error messages by field name. */
export type FormProblems<Name extends string> = { [Field in Name]?: string | undefined };

/** One issue of a contract; the issue of a union contains those of each branch in `errors`. */
interface Issue {
  message: string;
  path: readonly PropertyKey[];
  errors?: readonly (readonly Issue[])[];
}

/** The result of a contract's `safeParse`. */
export type Parsed<Input> =
  | { success: true; data: Input }
  | { success: false; error: { issues: readonly Issue[] } };

/**
 * Returns the first error message of each field.
 * @param names the form's fields: the innermost one of the issue's path is matched
 */
export function problemsOf<Name extends string>(
  parsed: Parsed<unknown>,
  names: readonly Name[],
): FormProblems<Name> {
  const problems: FormProblems<Name> = {};
  if (parsed.success) return problems;
  for (const issue of parsed.error.issues) {
    const name = issue.path.map((key) => names.find((field) => field === key)).findLast(Boolean);
    if (name) problems[name] ??= sentence(issue);
  }
  return problems;
}

/**
 * Returns the message of an issue; for a union such as 'a link or nothing', that of its first
 * branch.
 */
function sentence(issue: Issue): string {
  const expected = issue.errors?.[0]?.[0];
  return expected ? sentence(expected) : issue.message;
}
