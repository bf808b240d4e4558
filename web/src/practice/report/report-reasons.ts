import type { ReportReason } from '@skills-center/contract/practice/question-reports'
import { t } from '../../language/messages.ts'
import type { Session } from '../session.ts'

const words = (): Record<ReportReason, string> => ({
  'right-answer': t('practice/right-answer-seems-wrong'),
  'my-answer': t('practice/my-answer-should-count'),
  unclear: t('practice/cant-tell-what-is-being-asked'),
  picture: t('practice/picture-is-wrong-or-missing'),
  device: t('practice/doesnt-look-or-read-right'),
  other: t('practice/something-else'),
})

/** The reasons that apply to this question: for example, no picture problem for a question without a picture. */
export function reasonsFor({
  question,
  outcome,
}: Pick<Session, 'question' | 'outcome'>): { reason: ReportReason; words: string }[] {
  const isMissed = outcome !== null && outcome.verdict !== 'correct'
  const holds: Record<ReportReason, boolean> = {
    'right-answer': outcome?.triesLeft === 0,
    'my-answer': isMissed,
    unclear: true,
    picture: question.item.figure !== null,
    device: true,
    other: true,
  }
  const all: ReportReason[] = ['right-answer', 'my-answer', 'unclear', 'picture', 'device', 'other']
  return all.filter((reason) => holds[reason]).map((reason) => ({ reason, words: words()[reason] }))
}
