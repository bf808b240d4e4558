import type { RichText } from '@skills-center/contract/rich-text'
import { said } from '../language/messages.ts'
import { RichTextView } from '../item/rich-text.tsx'

/** A text that may be a sentence of the server: that one in the reader’s language, a teacher’s own as it is. */
export function SaidText({ text }: { readonly text: RichText }) {
  const [[only] = [], ...more] = text
  const sentence = only?.kind === 'text' && more.length === 0 && text[0]?.length === 1 ? only.text : null
  const known = sentence === null ? null : said(sentence)
  return known === sentence ? <RichTextView text={text} /> : <p>{known}</p>
}
