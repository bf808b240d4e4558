import { type Achievement, AchievementId } from '@skills-center/contract/achievements'
import type { OwnAssignment } from '@skills-center/contract/assignments'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import { countsAsTry } from '@skills-center/contract/item'
import type {
  AnswerBody,
  AnswerReply,
  Deferred,
  Onward,
  Practice,
  Question,
  QuestionToken,
} from '@skills-center/contract/practice'
import type { Settings } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import { simulatedValue } from '@skills-center/answers/simulated-run'
import { skillIn } from '@skills-center/curriculum/catalogue'
import { checkResponse } from '@skills-center/curriculum/check-response'
import { make } from '@skills-center/curriculum/make-item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { createBatcher } from '../platform/batcher.ts'
import { madeOnce } from '../platform/made-items.ts'
import type { Queryable } from '../platform/database.ts'
import { badRequest, conflict, forbidden, gone, notFound, Refusal } from '../platform/problems.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { asAsked } from './as-asked.ts'
import { askedModel } from './asked-model.ts'
import { createAlong } from './along.ts'
import { givenAt } from './along-rules.ts'
import { createAssigned } from './assigned.ts'
import { whyNotCredited } from './credit.ts'
import { createDeferrals, type DeferralNeeds } from './deferrals.ts'
import { tellPlan, waysAskedLately } from './change-plan.ts'
import { issue, know, type KnowingNeeds, standingIn } from './knowing.ts'
import { createLiveQuestions, refuseElsewhere } from './live-questions.ts'
import { createHistory } from './history.ts'
import { createKeptItems } from './kept-items.ts'
import { createNotebook } from './notebook.ts'
import { createPlacement } from './placement.ts'
import { createOnward, type Following, nothingFollows } from './onward.ts'
import { createPlan, questionsAtOnce } from './plan.ts'
import { selectTries } from './queries.ts'
import { roomFor } from './room.ts'
import { createToday } from './today.ts'
import { createQuestionReports } from './question-reports.ts'
import { createReportedQuestions } from './reported-questions.ts'
import { lifetimeOf } from './question-token.ts'
import { settle, type SettleNeeds, type Settled } from './settle.ts'
import type { Asked, Submission } from './submission.ts'
import { requireOpen } from './open-questions.ts'
import { triesAllowed } from './tries.ts'
import { createSampleAnswers } from './sample-answers.ts'
import { createSwaps } from './swap.ts'
import { say } from './messages.gen.ts'

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
  const keptItems = createKeptItems(needs)
  const keep = ({ question, template, ...rest }: Asked) =>
    keptItems.keep({ ...rest, template: asAsked(question, template) })
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
    if (skill === undefined) throw notFound(say('no-such-skill'))
    return skill
  }

  /** The item that a token stands for, or the refusal that says what to do. */
  async function openQuestion(studentId: UserId, token: QuestionToken, activityId: string | null = null) {
    const question = needs.tokens.open(token)
    if (question === undefined) throw badRequest(say('unknown-question'))
    if (question.studentId !== studentId) throw forbidden(say('another-students-question'))
    const skill = skillIn(requireSkill(question.skillId), question.language)
    if (seconds() - question.issuedAt > lifetimeOf(question) || question.revision !== skill.revision) {
      throw gone(say('question-expired'))
    }
    const model = await askedModel(needs.authored, skill, question)
    if (model === undefined) throw gone(say('question-gone'))
    refuseElsewhere(question, activityId)
    const makeIt = (question.activityRound ?? null) === null ? make : madeOnce
    const { item, template, task } = makeIt(skill, model, question.level, question.seed)
    return { question, skill, model, item: asAsked(question, item), template, task }
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
    const judged = checkResponse(opened.item, body.response)
    if (!countsAsTry(judged.verdict)) {
      return uncounted(studentId, opened, judged)
    }
    const at = givenAt(opened.question, body.agoMilliseconds, needs.now())
    const kept = await keep(opened)
    const submission: Submission = { ...opened, body, checked: judged, at, kept }
    const settled = await (opened.question.isAlong === true ? along.settle : batcher.add)(submission)
    if (settled instanceof Refusal) throw settled
    const { checked } = settled
    const isClosed = settled.triesLeft === 0
    // Placement asks and goes on: what there is to learn comes in practice.
    const isPlacement = opened.question.purpose === 'placement'
    const [planUse, totals] = await Promise.all([needs.planUse(studentId), needs.totals(studentId)])
    return {
      verdict: checked.verdict,
      credited: settled.isCredited,
      notCredited: whyNotCredited(opened.question, settled.isCredited),
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

  /** An answer in another form, one that cannot be read, or an incomplete one costs nothing and leaves no trace. */
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
      credited: false,
      notCredited: null,
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
    if (question.assigned?.hasHints === false) throw forbidden(say('hints-off'))
    const text = item.hints[index]
    if (text === undefined) throw notFound(say('no-more-hints'))
    return { hint: showMarkup(text), left: item.hints.length - index - 1 }
  }

  /** A row of the question's simulation. It is computed from the question alone, so there is nothing to store. */
  async function run(
    studentId: UserId,
    { token, settings, run: place }: { token: QuestionToken; settings: Settings; run: number },
  ): Promise<{ value: number }> {
    // Rows tell no verdict, so those of a live activity's question come from here as well.
    const { item } = await openQuestion(studentId, token, needs.tokens.open(token)?.activityId ?? null)
    const value = item.key.kind === 'simulation' ? simulatedValue(item.key, settings, place) : undefined
    if (value === undefined) throw badRequest(say('no-such-run'))
    return { value }
  }

  async function unlearned(studentId: UserId, token: QuestionToken, onward?: Onward): Promise<Deferred> {
    const { question, skill, item } = await openQuestion(studentId, token)
    if (question.purpose === 'assignment') throw conflict(say('assigned-question-stays'))
    return defer(question, skill, item, onward)
  }

  async function swap(studentId: UserId, token: QuestionToken): Promise<{ question: Question }> {
    const { question, skill, ...made } = await openQuestion(studentId, token)
    return { question: await swapFor(question, skill, made) }
  }

  return {
    practice,
    plan,
    mixed,
    today,
    ...notebook,
    ...createHistory({ ...needs, keptItems }),
    placement: placed.placement,
    assigned: createAssigned(needs),
    answer,
    hint,
    run,
    unlearned,
    swap,
    report,
    reported: createReportedQuestions(needs),
    takeAlong: along.take,
    /** What an answered question is called outside of the server. */
    questionId: needs.tokens.idOf,
    live: createLiveQuestions({ ...needs, submit: batcher.add, open: openQuestion, keep }),
    prepareSampleAnswers: createSampleAnswers({ ...needs, keep }),
  }
}

const closing = (item: Parameters<typeof rightAnswer>[0]) => ({
  rightAnswer: showMarkup(rightAnswer(item)),
  rightResponse: keyResponse(item.key),
  solution: item.solution.map(showMarkup),
})

export type PracticeFeature = ReturnType<typeof createPractice>
