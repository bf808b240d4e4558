import type { AnswerReply } from '@skills-center/contract/practice'
import { t } from '../language/messages.ts'

/** The verdict in a few words; `wasMissed`: an earlier try at this question was incorrect. */
export function verdictTitle(reply: AnswerReply, wasMissed: boolean): string {
  switch (reply.verdict) {
    case 'correct':
      return wasMissed ? t('Correct. You found it.') : t('Correct!')
    case 'incorrect':
      return reply.triesLeft > 0 ? t('Not quite. You have one more try.') : t('Not this time.')
    case 'form':
      return t('Right value, but not in the form asked for.')
    case 'incomplete':
      return t('Not enough runs to tell yet.')
    case 'unreadable':
      return t('I could not read that answer.')
  }
}

/** What is said to a wrong answer that matches no known thinking, while there is another try; else null. */
export function generalAdvice({
  verdict,
  feedback,
  triesLeft,
}: Pick<AnswerReply, 'verdict' | 'feedback' | 'triesLeft'>): string | null {
  const isSilent = verdict === 'incorrect' && feedback === null && triesLeft > 0
  return isSilent ? t('Read the question again, and check each step.') : null
}
