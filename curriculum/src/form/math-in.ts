import { parseMarkup } from '../markup.ts'

/** The TeX of a text, piece by piece: what a solver of equations reads, in any language. */
export const mathIn = (text: string): string[] =>
  parseMarkup(text).flatMap((paragraph) =>
    paragraph.filter(({ kind }) => kind === 'math').map(({ text: source }) => source),
  )
