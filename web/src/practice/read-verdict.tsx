import { countsAsTry } from '@skills-center/contract/item'
import type { AnswerReply } from '@skills-center/contract/practice'
import { t } from '../language/messages.ts'
import { adviceInWords } from '../item/advice.tsx'
import type { Passage } from '../item/speech/passage.ts'
import { ReadAloud } from '../item/speech/read-aloud.tsx'
import { verdictTitle } from './verdict-title.ts'

/** Reads the verdict with its feedback aloud. It stands under the panel, which is announced as a whole. */
export function ReadVerdict({ reply, wasMissed }: { reply: AnswerReply; wasMissed: boolean }) {
  const passages: Passage[] = [{ kind: 'own', words: verdictTitle(reply, wasMissed) }]
  const isFree = !countsAsTry(reply.verdict)
  if (reply.feedback !== null) {
    const own = isFree ? adviceInWords(reply.feedback) : null
    passages.push(
      own === null ? { kind: 'text', text: reply.feedback, within: 'feedback' } : { kind: 'own', words: own },
    )
  }
  if (reply.rightAnswer !== null && reply.verdict !== 'correct') {
    passages.push(
      { kind: 'own', words: t('The right answer:') },
      { kind: 'text', text: reply.rightAnswer, within: 'right-answer' },
    )
  }
  return <ReadAloud what="feedback" passages={passages} className="-ms-3 mt-2" />
}
