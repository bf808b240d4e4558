import type { Say } from '@skills-center/messages/define-messages'
import type { Text, Values } from '@skills-center/messages/values'

/** Ids of messages that take no values. */
export type Plain<Messages> = {
  [Id in keyof Messages]: Messages[Id] extends null ? Id : never
}[keyof Messages]

/** Ids of messages that take some of these values. */
export type Taking<Messages, Its> = {
  [Id in keyof Messages]: Its extends Messages[Id] ? Id : never
}[keyof Messages]

/** The middle of matching ids: `'lesson.word.prism.meaning'` gives `'prism'`. */
export type Between<Id, Start extends string, End extends string> = Id extends `${Start}${infer Name}${End}`
  ? Name
  : never

/** For builders that put ids together: their own types must accept only names of messages that exist. */
export const sayAny = <Messages extends Record<string, Values | null>>(
  say: Say<Messages>,
): ((id: string, values?: Values) => Text) =>
  // `Say` knows which id takes which values.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  say as unknown as (id: string, values?: Values) => Text
