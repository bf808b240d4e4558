import type { Inline, RichText } from '@skills-center/contract/rich-text'

/** One paragraph of text and math, as the server would send it. */
export const rich = (...runs: readonly (string | Inline)[]): RichText => [
  runs.map((run) => (typeof run === 'string' ? { kind: 'text', text: run } : run)),
]

export const strong = (text: string): Inline => ({ kind: 'strong', text })

/** Math with its TeX, which tells options apart, and the displayed MathML. */
export const math = (tex: string, markup: string): Inline => ({
  kind: 'math',
  tex,
  mathml: `<math>${markup}</math>`,
})

export const fraction = (top: string | number, bottom: string | number): Inline =>
  math(`\\frac{${top}}{${bottom}}`, `<mfrac><mn>${top}</mn><mn>${bottom}</mn></mfrac>`)

/** A variable. */
export const letter = (name: string): Inline => math(name, `<mi>${name}</mi>`)

/** Options in order, with the ids a, b, c … */
export const options = (
  ...texts: readonly (string | Inline | RichText)[]
): { id: string; text: RichText }[] =>
  texts.map((text, index) => ({
    id: String.fromCodePoint(97 + index),
    text: Array.isArray(text) ? text : rich(text),
  }))
