import { readerLanguage } from '../platform/reader-language.ts'
import { formatAdvice } from '@skills-center/answers/format-advice'
import { type Achievement, AchievementId } from '@skills-center/contract/achievements'
import type { OwnAssignment } from '@skills-center/contract/assignments'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import { countsAsTry } from '@skills-center/contract/item'
import type {
  AnswerBody,
  AnswerReply,
  Deferred,
  NextQuestionRequest,
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
import { applyAccommodations } from './questions/apply-accommodations.ts'
import { resolveItemModel } from './questions/resolve-item-model.ts'
import { createPacks } from './packs/packs.ts'
import { givenAt } from './packs/offline-answers.ts'
import { createAssigned } from './assigned.ts'
import { whyNotCredited } from './recording/credit.ts'
import { createDeferrals, type DeferralNeeds } from './plan/deferrals.ts'
import { toPlanReply, waysAskedLately } from './recording/change-plan.ts'
import { issue, loadSnapshot, type SnapshotDeps, progressIn } from './learner/learner-snapshot.ts'
import { createLiveQuestions, refuseElsewhere } from './live-questions.ts'
import { createHistory } from './history.ts'
import { createStoredItems } from './stored-items.ts'
import { createNotebook } from './plan/notebook.ts'
import { createPlacement } from './plan/placement.ts'
import { createChooseNext, type NextQuestions, noNextQuestions } from './questions/choose-next.ts'
import { createPlan, questionsAtOnce } from './plan/plan.ts'
import { selectTries } from './queries.ts'
import { remainingQuotaFor } from './questions/remaining-quota.ts'
import { createToday } from './plan/today.ts'
import { createQuestionReports } from './question-reports.ts'
import { createReportedQuestions } from './reported-questions.ts'
import { lifetimeOf } from './questions/question-token.ts'
import { recordAttempts, type RecordDeps, type RecordedAttempt } from './recording/record-attempts.ts'
import type { Asked, Submission } from './recording/submission.ts'
import { requireOpen } from './questions/open-questions.ts'
import { triesAllowed } from './questions/tries.ts'
import { createSampleAnswers } from './samples/sample-answers.ts'
import { createSwaps } from './questions/swap.ts'
import { say } from './messages.gen.ts'

export interface PracticeNeeds extends SnapshotDeps, RecordDeps, Pick<DeferralNeeds, 'lock' | 'onChanged'> {
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
  onRecorded: (tx: Queryable, studentIds: readonly UserId[]) => Promise<void>
  /**
   * Told in the transaction, after that, of the batch’s answers in live activities: in which, by whom, and to which of
   * its questions to all, null at the student’s own level.
   */
  onAnsweredLive: (
    tx: Queryable,
    answers: readonly { studentId: UserId; activityId: string; round: number | null }[],
  ) => Promise<void>
}

const maxInBatch = 128

export function createPractice(needs: PracticeNeeds) {
  const seconds = () => Math.floor(needs.now().getTime() / 1000)
  const { plan, mixed, mixedQuestions, beginWith, ranked, entryOf } = createPlan({
    ...needs,
    placement: (snapshot) => placed.stateOf(snapshot),
  })
  const placed = createPlacement({ ...needs, beginWith })
  const { counts, ...notebook } = createNotebook(needs)
  const today = createToday({ ...needs, ranked, entryOf, notebook: counts })
  const chooseNext = createChooseNext({ ...needs, mixedQuestions })
  const defer = createDeferrals({ ...needs, chooseNext, nextPlacement: placed.next })
  const swapFor = createSwaps(needs)
  const report = createQuestionReports(needs)

  async function recordAndNotify(
    tx: Queryable,
    submissions: Submission[],
  ): Promise<(RecordedAttempt | Refusal)[]> {
    const outcome = await recordAttempts(needs, tx, submissions)
    const changed = outcome.flatMap((result, index) =>
      result instanceof Refusal || result.learner === undefined
        ? []
        : [submissions[index]?.question ?? []].flat(),
    )
    if (changed.length > 0) {
      await needs.onRecorded(
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

  const packs = createPacks({ ...needs, ranked, record: recordAndNotify })
  const storedItems = createStoredItems(needs)
  const storeItem = ({ question, template, ...rest }: Asked) =>
    storedItems.store({ ...rest, template: applyAccommodations(question, template) })
  const batcher = createBatcher<Submission, RecordedAttempt | Refusal>({
    max: maxInBatch,
    keyOf: (submission) => submission.question.studentId,
    async settle(submissions) {
      const results = await needs.database.transaction((tx) => recordAndNotify(tx, submissions))
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
    const model = await resolveItemModel(needs.authored, skill, question)
    if (model === undefined) throw gone(say('question-gone'))
    refuseElsewhere(question, activityId)
    const makeIt = (question.activityRound ?? null) === null ? make : madeOnce
    const { item, ...made } = makeIt(skill, model, question.level, question.seed)
    return { question, skill, model, ...made, item: applyAccommodations(question, item) }
  }

  type Opened = Awaited<ReturnType<typeof openQuestion>>

  async function practice(studentId: UserId, skillId: SkillId): Promise<Practice> {
    const skill = requireSkill(skillId)
    const [planUse, snapshot] = await Promise.all([needs.planUse(studentId), loadSnapshot(needs, studentId)])
    const standing = progressIn(snapshot, skillId)
    const count = Math.min(remainingQuotaFor(standing, planUse), questionsAtOnce)
    if (count <= 0) throw needs.limitReached(planUse)
    const questions = issue(needs, snapshot, skill, count)
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
    const storedItem = await storeItem(opened)
    const submission: Submission = { ...opened, body, checked: judged, at, storedItem }
    const recorded = await (opened.question.isOffline === true ? packs.record : batcher.add)(submission)
    if (recorded instanceof Refusal) throw recorded
    const { checked } = recorded
    const isClosed = recorded.triesLeft === 0
    // Placement asks and goes on: what there is to learn comes in practice.
    const isPlacement = opened.question.purpose === 'placement'
    const [planUse, totals] = await Promise.all([needs.planUse(studentId), needs.totals(studentId)])
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
      achievementsEarned: recorded.achievements.map((id) => needs.achievement(AchievementId.parse(id))),
      planUse,
      ...(isClosed ? await nextQuestions(opened, recorded, planUse, body.nextRequest) : noNextQuestions),
      plan: toPlanReply(recorded.plan, opened.skill, needs.skill),
    }
  }

  /** An answer in another form, one that cannot be read, or an incomplete one costs nothing and leaves no trace. */
  async function uncounted(
    studentId: UserId,
    { question, item }: Opened,
    checked: ReturnType<typeof checkResponse>,
  ): Promise<AnswerReply> {
    const [planUse, totals, snapshot, tries] = await Promise.all([
      needs.planUse(studentId),
      needs.totals(studentId),
      loadSnapshot(needs, studentId),
      selectTries(needs.database, [question]),
    ])
    const triesLeft = triesAllowed(question, item) - tries.length
    await requireOpen(needs.database, question, item, { tries })
    const standing = progressIn(snapshot, question.skillId)
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
      before: standing,
      after: standing,
      pointsEarned: 0,
      totalPoints: totals.points,
      achievementsEarned: [],
      planUse,
      ...noNextQuestions,
      plan: null,
    }
  }

  async function nextQuestions(
    { question: { studentId, purpose, isOffline }, skill }: Opened,
    recorded: RecordedAttempt,
    planUse: SubscriptionStatus,
    nextRequest: NextQuestionRequest | undefined,
  ): Promise<NextQuestions> {
    const snapshot = await loadSnapshot(needs, studentId, recorded.learner)
    if (purpose === 'placement') return { ...noNextQuestions, next: await placed.next(snapshot) }
    // All others say themselves what comes next.
    if (isOffline === true || (purpose !== 'practice' && purpose !== 'review')) return noNextQuestions
    const isOtherWay = recorded.plan?.kind === 'other-way'
    const avoid = isOtherWay ? waysAskedLately(skill, snapshot.learner.rows.get(skill.id)) : []
    return chooseNext(snapshot, skill, planUse, nextRequest, avoid)
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

  async function deferQuestion(
    studentId: UserId,
    token: QuestionToken,
    nextRequest?: NextQuestionRequest,
  ): Promise<Deferred> {
    const { question, skill, item } = await openQuestion(studentId, token)
    if (question.purpose === 'assignment') throw conflict(say('assigned-question-stays'))
    return defer(question, skill, item, nextRequest)
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
    ...createHistory({ ...needs, storedItems }),
    placement: placed.placement,
    assigned: createAssigned(needs),
    answer,
    hint,
    run,
    deferQuestion,
    swap,
    report,
    reported: createReportedQuestions({ ...needs, storedItems }),
    downloadPack: packs.download,
    /** What an answered question is called outside of the server. */
    questionId: needs.tokens.idOf,
    live: createLiveQuestions({ ...needs, submit: batcher.add, open: openQuestion, storeItem }),
    prepareSampleAnswers: createSampleAnswers({ ...needs, storeItem }),
  }
}

const closing = (item: Parameters<typeof rightAnswer>[0]) => ({
  rightAnswer: showMarkup(rightAnswer(item)),
  rightResponse: keyResponse(item.key),
  solution: item.solution.map(showMarkup),
})

export type PracticeFeature = ReturnType<typeof createPractice>
