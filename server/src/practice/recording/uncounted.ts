import { formatAdvice } from '@skills-center/answers/format-advice'
import type { AnswerReply } from '@skills-center/contract/practice'
import type { checkResponse } from '@skills-center/curriculum/check-response'
import { readerLanguage } from '../../platform/reader-language.ts'
import { showMarkup } from '../../platform/rich-text.ts'
import { loadSnapshot, progressIn } from '../learner/learner-snapshot.ts'
import type { PracticeDeps } from '../deps.ts'
import { selectTries } from '../queries.ts'
import { noNextQuestions } from '../questions/choose-next.ts'
import type { Opened } from '../questions/open-by-token.ts'
import { requireOpen } from '../questions/open-questions.ts'
import { triesAllowed } from '../questions/tries.ts'

/**
 * Replies to an answer that does not count as a try: in another form, unreadable, or incomplete. Nothing is recorded.
 */
export async function replyUncounted(
  deps: PracticeDeps,
  { question, item }: Opened,
  checked: ReturnType<typeof checkResponse>,
): Promise<AnswerReply> {
  const { studentId } = question
  const [planUse, totals, snapshot, tries] = await Promise.all([
    deps.planUse(studentId),
    deps.totals(studentId),
    loadSnapshot(deps, studentId),
    selectTries(deps.database, [question]),
  ])
  const triesLeft = triesAllowed(question, item) - tries.length
  await requireOpen(deps.database, question, item, { tries })
  const progress = progressIn(snapshot, question.skillId)
  return {
    verdict: checked.verdict,
    credited: false,
    notCredited: null,
    echo: checked.echo,
    feedback: checked.message === null ? null : showMarkup(formatAdvice(checked.message, readerLanguage())),
    triesLeft,
    rightAnswer: null,
    rightResponse: null,
    solution: null,
    before: progress,
    after: progress,
    pointsEarned: 0,
    totalPoints: totals.points,
    achievementsEarned: [],
    planUse,
    ...noNextQuestions,
    plan: null,
  }
}
