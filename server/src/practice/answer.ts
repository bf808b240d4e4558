import { AchievementId } from '@skills-center/contract/achievements'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { UserId } from '@skills-center/contract/ids'
import { countsAsTry } from '@skills-center/contract/item'
import type { AnswerBody, AnswerReply, NextQuestionRequest, Question } from '@skills-center/contract/practice'
import { checkResponse } from '@skills-center/curriculum/check-response'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { Refusal } from '../platform/problems.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { type LearnerSnapshot, loadSnapshot } from './learner/learner-snapshot.ts'
import type { PracticeDeps } from './deps.ts'
import { givenAt } from './packs/offline-answers.ts'
import { type createChooseNext, type NextQuestions, noNextQuestions } from './questions/choose-next.ts'
import { storeNext, type OnScreenQuestions } from './questions/on-screen.ts'
import type { Opened, OpenByToken } from './questions/open-by-token.ts'
import { toPlanReply, recentlyAskedItems } from './recording/change-plan.ts'
import { whyNotCredited } from './recording/credit.ts'
import type { RecordedAttempt } from './recording/record-attempts.ts'
import type { Asked, Submission } from './recording/submission.ts'
import { replyUncounted } from './recording/uncounted.ts'
import type { StoredItem } from './stored-items.ts'

interface AnswerParts {
  openQuestion: OpenByToken
  storeItem: (asked: Asked) => Promise<StoredItem>
  record: (submission: Submission) => Promise<RecordedAttempt | Refusal>
  recordOffline: (submission: Submission) => Promise<RecordedAttempt | Refusal>
  chooseNext: ReturnType<typeof createChooseNext>
  nextPlacement: (snapshot: LearnerSnapshot) => Promise<Question | null>
  onScreen: Pick<OnScreenQuestions, 'setNext'>
}

/** Handles an answer from start to end: opens the token, grades, records, chooses the next question, and replies. */
export function createAnswer(deps: PracticeDeps, parts: AnswerParts) {
  async function answer(
    studentId: UserId,
    body: AnswerBody,
    activityId: string | null = null,
  ): Promise<AnswerReply> {
    const opened = await parts.openQuestion(studentId, body.token, activityId)
    const judged = checkResponse(opened.item, body.response)
    if (!countsAsTry(judged.verdict)) {
      return replyUncounted(deps, opened, judged)
    }
    const at = givenAt(opened.question, body.agoMilliseconds, deps.now())
    const storedItem = await parts.storeItem(opened)
    const submission: Submission = { ...opened, body, checked: judged, at, storedItem }
    const recorded = await (opened.question.isOffline === true ? parts.recordOffline : parts.record)(
      submission,
    )
    if (recorded instanceof Refusal) throw recorded
    const { checked } = recorded
    const isClosed = recorded.triesLeft === 0
    // Placement only asks questions; it shows no feedback and no solutions. Those come in practice.
    const isPlacement = opened.question.purpose === 'placement'
    const [planUse, totals] = await Promise.all([deps.planUse(studentId), deps.totals(studentId)])
    return {
      verdict: checked.verdict,
      credited: recorded.isCredited,
      notCredited: whyNotCredited(opened.question, recorded.isCredited),
      echo: checked.echo,
      feedback: isPlacement || checked.feedback === null ? null : showMarkup(checked.feedback),
      triesLeft: recorded.triesLeft,
      ...(isClosed && !isPlacement
        ? closing(opened.item)
        : { rightAnswer: null, rightResponse: null, solution: null }),
      before: recorded.before,
      after: recorded.after,
      pointsEarned: recorded.points,
      totalPoints: totals.points,
      achievementsEarned: recorded.achievements.map((id) => deps.achievement(AchievementId.parse(id))),
      planUse,
      ...(isClosed ? await nextQuestions(opened, recorded, planUse, body.nextRequest) : noNextQuestions),
      plan: toPlanReply(recorded.plan, opened.skill, deps.skill),
    }
  }

  async function nextQuestions(
    { question: { studentId, purpose, isOffline }, skill }: Opened,
    recorded: RecordedAttempt,
    planUse: SubscriptionStatus,
    nextRequest: NextQuestionRequest | undefined,
  ): Promise<NextQuestions> {
    const snapshot = await loadSnapshot(deps, studentId, recorded.learner)
    if (purpose === 'placement') return { ...noNextQuestions, next: await parts.nextPlacement(snapshot) }
    // Other purposes choose the next question themselves.
    if (isOffline === true || (purpose !== 'practice' && purpose !== 'review')) return noNextQuestions
    const isOtherWay = recorded.plan?.kind === 'other-way'
    const avoid = isOtherWay ? recentlyAskedItems(skill, snapshot.learner.rows.get(skill.id)) : []
    const following = parts.chooseNext(snapshot, skill, planUse, nextRequest, avoid)
    await storeNext(parts.onScreen, { studentId, skillId: skill.id }, following, nextRequest)
    return following
  }

  return answer
}

const closing = (item: Parameters<typeof rightAnswer>[0]) => ({
  rightAnswer: showMarkup(rightAnswer(item)),
  rightResponse: keyResponse(item.key),
  solution: item.solution.map(showMarkup),
})
