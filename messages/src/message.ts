/** How a sentence requests a value: whole, one form of its noun, or only its number. */
export const forms = ['whole', 'one', 'many', 'a', 'the', 'n', 'short'] as const
export type Form = (typeof forms)[number]

/** Cases by key: `one`, `=0`, `other`. */
export type Cases = Readonly<Record<string, Message>>

/** A parsed part of a message. The format is compact, because pages receive their messages in it. */
export type Step =
  | string
  /** `#` inside a plural: its number. */
  | 0
  | readonly [name: string, form: Form, style?: 'short']
  | readonly [name: string, chooses: 'plural' | 'select', cases: Cases, offset?: number]
  /** `<link>words</link>` */
  | readonly [name: string, element: '<>', inside: Message]

/** A parsed message; a string if it is only text. */
export type Message = string | readonly Step[]
