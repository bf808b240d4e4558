import type { Text } from '@skills-center/messages/values'

/** Words of an item: a text that each language writes, or a string that stands as it is (a teacher's own question has only one language). */
export type Words = string | Text

/** A thing of the contract with words in the place of each string that people read; names such as `'choice'` stay. */
export type Worded<T> = T extends string
  ? string extends T
    ? Words
    : T
  : T extends object
    ? { [Name in keyof T]: Worded<T[Name]> }
    : T
