import type { Verdict } from '@skills-center/contract/item'
import type { RichText } from '@skills-center/contract/rich-text'
import { RichTextView, signatureOf } from './rich-text.tsx'

/** What is said to these is how to write an answer, in the language of the page; all else is the question’s own. */
export const isAdvice = (verdict: Verdict | null): boolean => verdict === 'form' || verdict === 'unreadable'

/** What is said to an answer. */
export function FeedbackView({ text, verdict }: { text: RichText; verdict: Verdict | null }) {
  return isAdvice(verdict) ? <p>{signatureOf(text)}</p> : <RichTextView text={text} />
}
