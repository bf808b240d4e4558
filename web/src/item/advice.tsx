import type { Verdict } from '@skills-center/contract/item'
import type { RichText } from '@skills-center/contract/rich-text'
import { RichTextView, signatureOf } from './rich-text.tsx'

/**
 * Feedback on these verdicts is about how to write an answer, in the page's language. Other feedback is in the
 * question’s language.
 */
export const isAdvice = (verdict: Verdict | null): boolean => verdict === 'form' || verdict === 'unreadable'

/** The feedback on an answer. */
export function FeedbackView({ text, verdict }: { text: RichText; verdict: Verdict | null }) {
  return isAdvice(verdict) ? <p>{signatureOf(text)}</p> : <RichTextView text={text} />
}
