const LONGEST = 72;
const TYPES = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const FORM = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9/-]+\\))?: (?<summary>.+)$`);
const NO_VERB =
  /^(?:a|an|the|this|that|these|those|what|who|whoever|where|when|which|how|it|its|no|not|nobody|nothing|every|each|all|of|in|on|for|to)$/;
/** Verbs whose base form looks like another form. */
const BASE_FORMS = /(?:ss|us|eed)$|^(?:[^aeiouy]+ing|embed|shed|shred|alias|bias)$/;

/**
 * Returns the problems of a commit's subject; an empty list for a valid one. The first word of the
 * summary alone decides whether it is in the imperative.
 */
export function subjectProblems(subject: string): string[] {
  const problems: string[] = [];
  if (subject.length > LONGEST) {
    problems.push(`it has ${subject.length} characters, ${LONGEST} are allowed`);
  }
  const summary = FORM.exec(subject)?.groups?.summary;
  if (summary === undefined) {
    problems.push('it does not have the form "type(scope): imperative"');
    return problems;
  }
  const [first = ''] = summary.split(/[\s,:]/);
  if (!/^[a-z][a-z-]*$/.test(first)) problems.push(`"${first}" is no verb in lower case`);
  else if (NO_VERB.test(first)) problems.push(`"${first}" is no verb`);
  else if (/(?:ed|ing|s)$/.test(first) && !BASE_FORMS.test(first)) {
    problems.push(`"${first}" is not in the imperative`);
  }
  if (summary.endsWith('.')) problems.push('it ends with a full stop');
  return problems;
}
