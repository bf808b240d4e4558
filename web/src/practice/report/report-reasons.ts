import type { ReportReason } from '@skills-center/contract/practice/question-reports'
import type { Session } from '../session.ts'

const words: Record<ReportReason, string> = {
  'right-answer': 'The right answer seems wrong',
  'my-answer': 'My answer should count',
  unclear: 'I can’t tell what is being asked',
  picture: 'The picture is wrong or missing',
  device: 'It doesn’t look or read right on my device',
  other: 'Something else',
}

/** The reasons that can hold for the question as it stands: no picture is wrong where there is none. */
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
  return all.filter((reason) => holds[reason]).map((reason) => ({ reason, words: words[reason] }))
}
