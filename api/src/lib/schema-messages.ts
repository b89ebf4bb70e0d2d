import { z } from 'zod';

/** Sets the messages of invalid inputs for contracts without messages of their own. */
export function useSchemaMessages(): void {
  z.config({ localeError: (issue) => sentence(issue) });
}

function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Required'
        : `Expected ${issue.expected}, received ${kindOf(issue.input)}`;
    case 'too_small':
      return issue.origin === 'string'
        ? `String must contain at least ${issue.minimum} character(s)`
        : `Number must be greater than or equal to ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `String must contain at most ${issue.maximum} character(s)`
        : `Number must be less than or equal to ${issue.maximum}`;
    default:
      return 'Invalid input';
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isNaN(value)) return 'nan';
  return typeof value;
}
