import type { RichText } from '@skills-center/contract/rich-text'
import { said } from '../language/messages.ts'
import { RichTextView } from './rich-text.tsx'

/**
 * How an answer was to be written, in the reader’s language: the server says so in English, of any question. Null where
 * it is the question’s own, which stays as it came.
 */
export function adviceInWords(text: RichText): string | null {
  const [runs = [], ...more] = text
  if (more.length > 0) return null
  const words = runs.map((run) => (run.kind === 'text' ? run.text : '\n')).join('')
  const own = said(words)
  return own === words ? null : own
}

/** What is said to an answer that could not be read, or was to be in another form. */
export function AdviceView({ text }: { text: RichText }) {
  const own = adviceInWords(text)
  return own === null ? <RichTextView text={text} /> : <p>{own}</p>
}
