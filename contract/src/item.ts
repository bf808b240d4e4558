import { z } from 'zod'
import { Figure } from './figure.ts'
import { RichText } from './rich-text.ts'

const optionsOf = <Text extends z.ZodType>(text: Text) =>
  z
    .array(z.object({ id: z.string(), text }))
    .min(2)
    .max(8)

/** Words beside a text field: what to type, what stands before it (`$`), what stands behind it (`cm`). */
const field = { label: z.string(), before: z.string().optional(), after: z.string().optional() }

/** The ways to answer, over the kind of text that they carry: markup where written, rich text where shown. */
export const interactionOf = <Text extends z.ZodType>(text: Text) =>
  z.discriminatedUnion('kind', [
    /** Pick one option. */
    z.object({ kind: z.literal('choice'), options: optionsOf(text) }),
    /** Pick every option that fits. */
    z.object({ kind: z.literal('choices'), options: optionsOf(text) }),
    /** Type a number. */
    z.object({ kind: z.literal('number'), ...field }),
    /** Type a number together with its unit. */
    z.object({ kind: z.literal('quantity'), ...field }),
    /** Type a fraction, mixed number or whole number. */
    z.object({ kind: z.literal('fraction'), ...field }),
  ])

export const Interaction = interactionOf(RichText)
export type Interaction = z.infer<typeof Interaction>
export type InteractionKind = Interaction['kind']
export type InteractionOf<Kind extends InteractionKind> = Extract<Interaction, { kind: Kind }>

/** What a student answered; its kind is the interaction's. Text is as typed. */
const typed = z.string().max(4000)
export const Response = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), option: z.string().max(20) }),
  z.object({ kind: z.literal('choices'), options: z.array(z.string().max(20)).max(8) }),
  z.object({ kind: z.literal('number'), text: typed }),
  z.object({ kind: z.literal('quantity'), text: typed }),
  z.object({ kind: z.literal('fraction'), text: typed }),
])
export type Response = z.infer<typeof Response>
export type ResponseOf<Kind extends InteractionKind> = Extract<Response, { kind: Kind }>

/**
 * `form`: right value, not the form asked for; `unreadable`: cannot be read as an answer.
 * Neither costs the student anything.
 */
export const Verdict = z.enum(['correct', 'form', 'incorrect', 'unreadable'])
export type Verdict = z.infer<typeof Verdict>

/** An item as a student sees it: no key, no distractor's reason, no solution. */
export const ShownItem = z.object({
  stem: RichText,
  figure: Figure.nullable(),
  interaction: Interaction,
})
export type ShownItem = z.infer<typeof ShownItem>
