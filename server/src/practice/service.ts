import { type Achievement, AchievementId } from '@skills-center/contract/achievements'
import type { OwnAssignment } from '@skills-center/contract/assignments'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type {
  AnswerBody,
  AnswerReply,
  Deferred,
  Onward,
  Practice,
  Question,
  QuestionToken,
} from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { checkResponse } from '@skills-center/curriculum/check-response'
import { makeItem } from '@skills-center/curriculum/make-item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { createBatcher } from '../platform/batcher.ts'
import { madeItem } from '../platform/made-items.ts'
import type { Queryable } from '../platform/database.ts'
import { badRequest, conflict, forbidden, gone, notFound, Refusal } from '../platform/problems.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { asAsked } from './as-asked.ts'
import { askedModel } from './asked-model.ts'
import { createAlong } from './along.ts'
import { givenAt } from './along-rules.ts'
import { createAssigned } from './assigned.ts'
import { createDeferrals, type DeferralNeeds } from './deferrals.ts'
import { tellPlan, waysAskedLately } from './change-plan.ts'
import { issue, know, type KnowingNeeds, standingIn } from './knowing.ts'
import { createLiveQuestions, refuseElsewhere } from './live-questions.ts'
import { createHistory } from './history.ts'
import { createNotebook } from './notebook.ts'
import { createPlacement } from './placement.ts'
import { createOnward, type Following, nothingFollows } from './onward.ts'
import { createPlan, questionsAtOnce } from './plan.ts'
import { selectTries } from './queries.ts'
import { roomFor } from './room.ts'
import { createToday } from './today.ts'
import { createQuestionReports } from './question-reports.ts'
import { lifetimeOf } from './question-token.ts'
import { settle, type SettleNeeds, type Settled } from './settle.ts'
import type { Submission } from './submission.ts'
import { requireOpen } from './open-questions.ts'
import { triesAllowed } from './tries.ts'
import { createSampleAnswers } from './sample-answers.ts'
import { createSwaps } from './swap.ts'

export interface PracticeNeeds extends KnowingNeeds, SettleNeeds, Pick<DeferralNeeds, 'lock' | 'onChanged'> {
  skill: (id: SkillId) => Skill | undefined
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  /** Whether words of the student's own may be kept: of a child, only after someone has agreed. */
  mayWrite: (studentId: UserId) => Promise<boolean>
  /** The refusal that tells the student that today's problems are used up. */
  limitReached: (planUse: SubscriptionStatus) => Refusal
  totals: (studentId: UserId) => Promise<{ points: number }>
  /** The calendar day of a moment in the student's time zone. */
  dayOf: (studentId: UserId, moment: Date) => Promise<string>
  achievement: (id: AchievementId) => Achievement
  /** Work of teachers that is open, and what was finished lately. */
  assignedLately: (studentId: UserId) => Promise<OwnAssignment[]>
  /** Told in the transaction, last, whose records the batch changes. */
  onSettled: (tx: Queryable, studentIds: readonly UserId[]) => Promise<void>
  /**
   * Told in the transaction, after that, of the batch’s answers in live activities: in which, by whom, and to which of
   * its questions to all, null at the student’s own level.
   */
  onAnsweredLive: (
    tx: Queryable,
    answers: readonly { studentId: UserId; activityId: string; round: number | null }[],
  ) => Promise<void>
}

const mostInBatch = 128

export function createPractice(needs: PracticeNeeds) {
  const seconds = () => Math.floor(needs.now().getTime() / 1000)
  const { plan, mixed, mixedQuestions, beginWith, ranked, entryOf } = createPlan({
    ...needs,
    placement: (known) => placed.stateOf(known),
  })
  const placed = createPlacement({ ...needs, beginWith })
  const { counts, ...notebook } = createNotebook(needs)
  const today = createToday({ ...needs, ranked, entryOf, notebook: counts })
  const goOn = createOnward({ ...needs, mixedQuestions })
  const defer = createDeferrals({ ...needs, goOn, nextPlacement: placed.next })
  const swapFor = createSwaps(needs)
  const report = createQuestionReports(needs)

  async function settleAndTell(tx: Queryable, submissions: Submission[]): Promise<(Settled | Refusal)[]> {
    const outcome = await settle(needs, tx, submissions)
    const changed = outcome.flatMap((result, index) =>
      result instanceof Refusal || result.learner === undefined
        ? []
        : [submissions[index]?.question ?? []].flat(),
    )
    if (changed.length > 0) {
      await needs.onSettled(
        tx,
        changed.map(({ studentId }) => studentId),
      )
      const live = changed.flatMap(({ studentId, activityId, activityRound }) =>
        activityId ? [{ studentId, activityId, round: activityRound ?? null }] : [],
      )
      if (live.length > 0) await needs.onAnsweredLive(tx, live)
    }
    return outcome
  }

  const along = createAlong({ ...needs, ranked, settle: settleAndTell })
  const batcher = createBatcher<Submission, Settled | Refusal>({
    most: mostInBatch,
    keyOf: (submission) => submission.question.studentId,
    async settle(submissions) {
      const results = await needs.database.transaction((tx) => settleAndTell(tx, submissions))
      for (const result of results) if (!(result instanceof Refusal)) result.committed()
      return results
    },
  })

  function requireSkill(id: SkillId): Skill {
    const skill = needs.skill(id)
    if (skill === undefined) throw notFound('There is no such skill.')
    return skill
  }

  /** The item that a token stands for, or the refusal that says what to do. */
  async function openQuestion(studentId: UserId, token: QuestionToken, activityId: string | null = null) {
    const question = needs.tokens.open(token)
    if (question === undefined) throw badRequest('This is not a question of ours. Please load a new one.')
    if (question.studentId !== studentId) throw forbidden('This question was given to somebody else.')
    const skill = requireSkill(question.skillId)
    if (seconds() - question.issuedAt > lifetimeOf(question) || question.revision !== skill.revision) {
      throw gone('This question has been open for too long. Here comes a new one.')
    }
    const model = await askedModel(needs.authored, skill, question)
    if (model === undefined) throw gone('This question is no longer asked. Here comes a new one.')
    refuseElsewhere(question, activityId)
    const make = (question.activityRound ?? null) === null ? makeItem : madeItem
    const item = asAsked(question, make(skill, model, question.level, question.seed))
    return { question, skill, model, item }
  }

  type Opened = Awaited<ReturnType<typeof openQuestion>>

  async function practice(studentId: UserId, skillId: SkillId): Promise<Practice> {
    const skill = requireSkill(skillId)
    const [planUse, known] = await Promise.all([needs.planUse(studentId), know(needs, studentId)])
    const standing = standingIn(known, skillId)
    const count = Math.min(roomFor(standing, planUse), questionsAtOnce)
    if (count <= 0) throw needs.limitReached(planUse)
    const questions = issue(needs, known, skill, count)
    return { skill: summarise(skill), standing, planUse, questions, others: [] }
  }

  async function answer(
    studentId: UserId,
    body: AnswerBody,
    activityId: string | null = null,
  ): Promise<AnswerReply> {
    const opened = await openQuestion(studentId, body.token, activityId)
    const checked = checkResponse(opened.item, body.response)
    if (checked.verdict === 'form' || checked.verdict === 'unreadable') {
      return uncounted(studentId, opened, checked)
    }
    const at = givenAt(opened.question, body.agoMilliseconds, needs.now())
    const submission: Submission = { ...opened, body, checked, at }
    const settled = await (opened.question.isAlong === true ? along.settle : batcher.add)(submission)
    if (settled instanceof Refusal) throw settled
    const isClosed = settled.triesLeft === 0
    // Placement asks and goes on: what there is to learn comes in practice.
    const isPlacement = opened.question.purpose === 'placement'
    const [planUse, totals] = await Promise.all([needs.planUse(studentId), needs.totals(studentId)])
    return {
      verdict: checked.verdict,
      echo: checked.echo,
      feedback: isPlacement || checked.feedback === null ? null : showMarkup(checked.feedback),
      triesLeft: settled.triesLeft,
      ...(isClosed && !isPlacement
        ? closing(opened.item)
        : { rightAnswer: null, rightResponse: null, solution: null }),
      before: settled.before,
      after: settled.after,
      pointsEarned: settled.points,
      totalPoints: totals.points,
      achievementsEarned: settled.achievements.map((id) => needs.achievement(AchievementId.parse(id))),
      planUse,
      ...(isClosed ? await following(opened, settled, planUse, body.onward) : nothingFollows),
      plan: tellPlan(settled.plan, opened.skill, needs.skill),
    }
  }

  /** An answer in another form, or one that cannot be read, costs nothing and leaves no trace. */
  async function uncounted(
    studentId: UserId,
    { question, item }: Opened,
    checked: ReturnType<typeof checkResponse>,
  ): Promise<AnswerReply> {
    const [planUse, totals, known, tries] = await Promise.all([
      needs.planUse(studentId),
      needs.totals(studentId),
      know(needs, studentId),
      selectTries(needs.database, [question]),
    ])
    const triesLeft = triesAllowed(question, item) - tries.length
    await requireOpen(needs.database, question, item, { tries })
    const standing = standingIn(known, question.skillId)
    return {
      verdict: checked.verdict,
      echo: checked.echo,
      feedback: checked.message === null ? null : showMarkup(checked.message),
      triesLeft,
      rightAnswer: null,
      rightResponse: null,
      solution: null,
      before: standing,
      after: standing,
      pointsEarned: 0,
      totalPoints: totals.points,
      achievementsEarned: [],
      planUse,
      ...nothingFollows,
      plan: null,
    }
  }

  async function following(
    { question: { studentId, purpose, isAlong }, skill }: Opened,
    settled: Settled,
    planUse: SubscriptionStatus,
    onward: Onward | undefined,
  ): Promise<Following> {
    const known = await know(needs, studentId, settled.learner)
    if (purpose === 'placement') return { ...nothingFollows, next: await placed.next(known) }
    // All others say themselves what comes next.
    if (isAlong === true || (purpose !== 'practice' && purpose !== 'review')) return nothingFollows
    const isOtherWay = settled.plan?.kind === 'other-way'
    const avoid = isOtherWay ? waysAskedLately(skill, known.learner.rows.get(skill.id)) : []
    return goOn(known, skill, planUse, onward, avoid)
  }

  async function hint(
    studentId: UserId,
    token: QuestionToken,
    index: number,
  ): Promise<{ hint: RichText; left: number }> {
    const { question, item } = await openQuestion(studentId, token)
    if (question.assigned?.hasHints === false)
      throw forbidden('Your teacher has set this work without hints.')
    const text = item.hints[index]
    if (text === undefined) throw notFound('There is no further hint for this question.')
    return { hint: showMarkup(text), left: item.hints.length - index - 1 }
  }

  async function unlearned(studentId: UserId, token: QuestionToken, onward?: Onward): Promise<Deferred> {
    const { question, skill, item } = await openQuestion(studentId, token)
    if (question.purpose === 'assignment') throw conflict('Your teacher has set this question, so it stays.')
    return defer(question, skill, item, onward)
  }

  async function swap(studentId: UserId, token: QuestionToken): Promise<{ question: Question }> {
    const { question, skill, item } = await openQuestion(studentId, token)
    return { question: await swapFor(question, skill, item) }
  }

  return {
    practice,
    plan,
    mixed,
    today,
    ...notebook,
    ...createHistory(needs),
    placement: placed.placement,
    assigned: createAssigned(needs),
    answer,
    hint,
    unlearned,
    swap,
    report,
    takeAlong: along.take,
    /** What an answered question is called outside of the server. */
    questionId: needs.tokens.idOf,
    live: createLiveQuestions({ ...needs, submit: batcher.add, open: openQuestion }),
    answerAsSamples: createSampleAnswers(needs),
  }
}

const closing = (item: Parameters<typeof rightAnswer>[0]) => ({
  rightAnswer: showMarkup(rightAnswer(item)),
  rightResponse: keyResponse(item.key),
  solution: item.solution.map(showMarkup),
})

export type PracticeFeature = ReturnType<typeof createPractice>
