import { parseMarkup } from '../markup.ts'

/** The TeX parts of a text, in order; equation solvers read these in any language. */
export const mathIn = (text: string): string[] =>
  parseMarkup(text).flatMap((paragraph) =>
    paragraph.filter(({ kind }) => kind === 'math').map(({ text: source }) => source),
  )
