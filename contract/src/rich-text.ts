import { z } from 'zod'

/** A run within a paragraph: plain text, bold text, or math as MathML that our own server generated. */
export const Inline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('strong'), text: z.string() }),
  z.object({ kind: z.literal('math'), mathml: z.string(), tex: z.string() }),
])
export type Inline = z.infer<typeof Inline>

/** Text as shown: paragraphs of runs. */
export const RichText = z.array(z.array(Inline))
export type RichText = z.infer<typeof RichText>
