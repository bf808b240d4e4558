/** Thrown for command-line arguments that cannot be understood. */
export class Misuse extends Error {}

export function need(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new Misuse(`Say ${what}.`)
  return value
}
