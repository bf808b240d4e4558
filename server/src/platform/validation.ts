import type { z } from 'zod'
import { fieldErrorOf, fieldText } from './fields/field-text.ts'
import { badRequest } from './problems.ts'
import { say } from './messages.gen.ts'

/** Parses a part of a request; refuses with every field that is wrong, the first one as `detail`. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: fieldErrorOf })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues
    .map((issue) => ({ field: issue.path.join('.'), message: fieldText(issue) }))
    // What is wrong with a field first is what its reader can mend first.
    .filter(({ field }, place, all) => all.findIndex((other) => other.field === field) === place)
  throw badRequest(errors[0]?.message ?? say('not-readable'), errors)
}
