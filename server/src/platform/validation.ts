import type { z } from 'zod'
import { badRequest } from './problems.ts'
import { say } from './messages.gen.ts'

type Issue = z.core.$ZodRawIssue

/** `gradeLevel` as a person reads it: grade level. */
const words = (path: readonly PropertyKey[] | undefined) => {
  const name = String(path?.at(-1) ?? 'request')
  return name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Sentences for issues to which the contract gives none of its own. */
function explain(issue: Issue): string {
  const field = words(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `The ${field} is missing.` : `The ${field} is not of the right kind.`
    case 'invalid_value':
      return `The ${field} must be ${issue.values.map(String).join(' or ')}.`
    case 'too_small':
      return tooSmall(field, String(issue.minimum), issue.origin)
    case 'too_big':
      return tooBig(field, String(issue.maximum), issue.origin)
    default:
      return `The ${field} cannot be read.`
  }
}

// Whole sentences, since they are translated as such.
function tooSmall(field: string, least: string, origin: string): string {
  if (origin === 'string') return `The ${field} must be at least ${least} characters long.`
  if (origin === 'array') return `The ${field} must be at least ${least} entries long.`
  return `The ${field} must be at least ${least}.`
}

function tooBig(field: string, most: string, origin: string): string {
  if (origin === 'string') return `The ${field} must be at most ${most} characters long.`
  if (origin === 'array') return `The ${field} must be at most ${most} entries long.`
  return `The ${field} must be at most ${most}.`
}

/** Parses a part of a request; refuses with every field that is wrong, the first one as `detail`. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: explain })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues
    .map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
    // What is wrong with a field first is what its reader can mend first.
    .filter(({ field }, place, all) => all.findIndex((other) => other.field === field) === place)
  throw badRequest(errors[0]?.message ?? say('not-readable'), errors)
}
