import type { FieldError } from '@skills-center/contract/field-error'
import { messageIds } from '@skills-center/messages/define-messages'
import { any, type Text } from '@skills-center/messages/values'
import type { z } from 'zod'
import './messages.gen.ts'
import type { say } from './messages.gen.ts'

type Id = Parameters<typeof say>[0]

const folder = 'platform/fields'
const known = new Set(messageIds(folder))
/** Type check: every error code of the contract must have a message in this folder. */
const isKnown = (code: string): code is FieldError | Id => known.has(`${folder}/${code}`)

/** The default code for an issue without a code from the contract; used as the `error` of `safeParse`. */
export function fieldErrorOf(issue: z.core.$ZodRawIssue): Id {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'field-missing' : 'field-wrong-kind'
    case 'invalid_value':
      return 'field-value'
    case 'too_small':
      return issue.origin === 'string'
        ? 'field-short'
        : issue.origin === 'array'
          ? 'field-few'
          : 'field-least'
    case 'too_big':
      return issue.origin === 'string' ? 'field-long' : issue.origin === 'array' ? 'field-many' : 'field-most'
    default:
      return 'field-unreadable'
  }
}

/** The message for a field's issue. The issue's message is a code, and its details fill the sentence. */
export function fieldText(issue: z.core.$ZodIssue): Text {
  const id: Id = isKnown(issue.message) ? issue.message : 'field-unreadable'
  return {
    say: `${folder}/${id}`,
    with: {
      field: wordsOf(issue.path),
      least: issue.code === 'too_small' ? String(issue.minimum) : '',
      most: issue.code === 'too_big' ? String(issue.maximum) : '',
      values: any(issue.code === 'invalid_value' ? issue.values.map(String) : []),
    },
  }
}

/** Makes a field name readable: `gradeLevel` becomes "grade level". */
function wordsOf(path: readonly PropertyKey[]): string {
  const name = String(path.at(-1) ?? 'request')
  return name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
