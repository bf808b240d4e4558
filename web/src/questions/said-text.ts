import type { RichText } from '@skills-center/contract/rich-text'
import { said } from '../language/messages.ts'

/** A text that may hold a sentence of the server: that one in the reader’s language, a teacher’s own as it is. */
export const saidText = (text: RichText): RichText =>
  text.map((paragraph) =>
    paragraph.map((run) => (run.kind === 'text' ? { ...run, text: said(run.text) } : run)),
  )
