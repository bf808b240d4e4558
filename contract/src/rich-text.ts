import { z } from 'zod'

/** A run inside a paragraph: plain words, strong words, or math as MathML that our own server made. */
export const Inline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('strong'), text: z.string() }),
  z.object({ kind: z.literal('math'), mathml: z.string(), tex: z.string() }),
])
export type Inline = z.infer<typeof Inline>

/** Text as it is shown: paragraphs of runs. */
export const RichText = z.array(z.array(Inline))
export type RichText = z.infer<typeof RichText>
