/** Thrown for command-line arguments that cannot be understood. */
export class UsageError extends Error {}

export function requireArgument(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`Say ${what}.`)
  return value
}
