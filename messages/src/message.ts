/** How a sentence asks for a value: whole, or one form of its noun, or its number alone. */
export const forms = ['whole', 'one', 'many', 'a', 'the', 'n', 'short'] as const
export type Form = (typeof forms)[number]

/** By the key of each: `one`, `=0`, `other`. */
export type Cases = Readonly<Record<string, Message>>

/** What a message does, in order. It is short, since pages are sent their messages like this. */
export type Step =
  | string
  /** `#` inside a plural: its number. */
  | 0
  | readonly [name: string, form: Form, style?: 'short']
  | readonly [name: string, chooses: 'plural' | 'select', cases: Cases, offset?: number]
  /** `<link>words</link>` */
  | readonly [name: string, element: '<>', inside: Message]

/** A message that was read: its text where it is nothing else. */
export type Message = string | readonly Step[]
