import type { AnswerReply } from '@skills-center/contract/practice'
import { t } from '../../language/messages.ts'
import { isAdvice } from '../../item/advice.tsx'
import { signatureOf } from '../../item/rich-text.tsx'
import type { Passage } from '../../item/speech/passage.ts'
import { ReadAloud } from '../../item/speech/read-aloud.tsx'
import { generalAdvice, verdictTitle } from './verdict-title.ts'

/**
 * A button that reads the verdict and its feedback aloud. Outside the verdict panel, which screen readers announce as a
 * whole.
 */
export function ReadVerdict({ reply, wasMissed }: { reply: AnswerReply; wasMissed: boolean }) {
  const passages: Passage[] = [{ kind: 'own', words: verdictTitle(reply, wasMissed) }]
  const advice = generalAdvice(reply)
  if (advice !== null) passages.push({ kind: 'own', words: advice })
  if (reply.feedback !== null) {
    const within = 'feedback'
    passages.push(
      isAdvice(reply.verdict)
        ? { kind: 'own', words: signatureOf(reply.feedback), within }
        : { kind: 'text', text: reply.feedback, within },
    )
  }
  if (reply.rightAnswer !== null && reply.verdict !== 'correct') {
    passages.push(
      { kind: 'own', words: t('practice/the-right-answer') },
      { kind: 'text', text: reply.rightAnswer, within: 'right-answer' },
    )
  }
  return <ReadAloud what="feedback" passages={passages} className="-ms-3 mt-2" />
}
