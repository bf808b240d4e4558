import type { Text } from '@skills-center/messages/values'

/**
 * Words of an item: a text that each language writes, or a plain string for a teacher's own question, which has only
 * one language.
 */
export type Words = string | Text

/** A contract type with words in place of each string that people read; identifiers such as `'choice'` stay. */
export type Worded<T> = T extends string
  ? string extends T
    ? Words
    : T
  : T extends object
    ? { [Name in keyof T]: Worded<T[Name]> }
    : T
