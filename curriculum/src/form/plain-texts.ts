import type { Say } from '@skills-center/messages/define-messages'
import type { Text, Values } from '@skills-center/messages/values'

/** Ids of messages that take no values. */
export type Plain<Messages> = {
  [Id in keyof Messages]: Messages[Id] extends null ? Id : never
}[keyof Messages]

/** The middle of matching ids: `'lesson.word.prism.meaning'` gives `'prism'`. */
export type Between<Id, Start extends string, End extends string> = Id extends `${Start}${infer Name}${End}`
  ? Name
  : never

/** For builders that put ids together: their own types accept only names whose messages exist and take no values. */
export const plainTexts = <Messages extends Record<string, Values | null>>(
  say: Say<Messages>,
): ((id: string) => Text) =>
  // `Say` takes the ids one by one.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  say as unknown as (id: string) => Text
