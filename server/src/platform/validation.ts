import type { z } from 'zod'
import { fieldErrorOf, fieldText } from './fields/field-text.ts'
import { badRequest } from './problems.ts'
import { say } from './messages.gen.ts'

/** Validates a part of a request. Refuses with all invalid fields, and with the first error as `detail`. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: fieldErrorOf })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues
    .map((issue) => ({ field: issue.path.join('.'), message: fieldText(issue) }))
    // Keep only the first error of each field, which is the one to fix first.
    .filter(({ field }, index, all) => all.findIndex((other) => other.field === field) === index)
  throw badRequest(errors[0]?.message ?? say('not-readable'), errors)
}
