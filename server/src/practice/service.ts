import type { UserId } from '@skills-center/contract/ids'
import type { Deferred, NextQuestionRequest, Question, QuestionToken } from '@skills-center/contract/practice'
import { createBatcher } from '../platform/batcher.ts'
import type { Queryable } from '../platform/database.ts'
import { conflict, Refusal } from '../platform/problems.ts'
import { createAnswer } from './answer.ts'
import { createAssigned } from './assigned.ts'
import { createHistory } from './history.ts'
import { createJournal } from './journal.ts'
import { createLiveQuestions } from './live-questions.ts'
import type { PracticeDeps } from './deps.ts'
import { createPacks } from './packs/packs.ts'
import { createDeferrals } from './plan/deferrals.ts'
import { createNotebook } from './plan/notebook.ts'
import { createPlacement } from './plan/placement.ts'
import { createPlan } from './plan/plan.ts'
import { createToday } from './plan/today.ts'
import { createQuestionReports } from './question-reports.ts'
import { applyAccommodations } from './questions/apply-accommodations.ts'
import { createChooseNext } from './questions/choose-next.ts'
import { createHelp } from './questions/help.ts'
import { createOpenByToken } from './questions/open-by-token.ts'
import { createOnScreen } from './questions/on-screen.ts'
import { createServedPractice } from './questions/served-practice.ts'
import { createReadShownQuestion } from './questions/read-shown-question.ts'
import { createSwaps } from './questions/swap.ts'
import { recordAttempts, type RecordedAttempt } from './recording/record-attempts.ts'
import type { Asked, Submission } from './recording/submission.ts'
import { createReportedQuestions } from './reported-questions.ts'
import { type HistoryRequest, makeHistories, storeHistories } from './samples/made-history.ts'
import { createSampleAnswers } from './samples/sample-answers.ts'
import { createStoredItems } from './stored-items.ts'
import { say } from './messages.gen.ts'

const maxInBatch = 128

export function createPractice(deps: PracticeDeps) {
  const openQuestion = createOpenByToken(deps)
  const onScreen = createOnScreen(deps, openQuestion)
  const askOnScreen = onScreen.currentOrNew
  const shownBy = createReadShownQuestion(deps)
  const { plan, mixedQuestions, beginWith, ranked, entryOf } = createPlan({
    ...deps,
    placement: (snapshot) => placed.stateOf(snapshot),
  })
  const placed = createPlacement({ ...deps, beginWith, askOnScreen })
  const { counts, ...notebook } = createNotebook({ ...deps, askOnScreen })
  const today = createToday({ ...deps, ranked, entryOf, notebook: counts })
  const chooseNext = createChooseNext({ ...deps, mixedQuestions, readShownQuestion: shownBy })
  const defer = createDeferrals({ ...deps, chooseNext, nextPlacement: placed.next, onScreen })
  const swapFor = createSwaps(deps)

  const packs = createPacks({
    ...deps,
    ranked,
    record: (tx, submissions) => recordAttempts(deps, tx, submissions),
  })
  const storedItems = createStoredItems(deps)
  const storeItem = ({
    question,
    template,
    ...rest
  }: Pick<Asked, 'question' | 'skill' | 'model' | 'template'>) =>
    storedItems.store({ ...rest, template: applyAccommodations(question, template) })
  const report = createQuestionReports({ ...deps, storeItem })
  const batcher = createBatcher<Submission, RecordedAttempt | Refusal>({
    max: maxInBatch,
    keyOf: (submission) => submission.question.studentId,
    async settle(submissions) {
      const record = () => deps.database.transaction((tx) => recordAttempts(deps, tx, submissions))
      const results = await (deps.measureBatch?.(submissions.length, record) ?? record())
      await Promise.all(results.flatMap((result) => (result instanceof Refusal ? [] : [result.committed()])))
      return results
    },
  })

  const answer = createAnswer(deps, {
    openQuestion,
    storeItem,
    record: batcher.add,
    recordOffline: packs.record,
    chooseNext,
    nextPlacement: placed.next,
    onScreen,
  })

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
    ...createServedPractice({ ...deps, mixedQuestions, readShownQuestion: shownBy, onScreen }),
    plan,
    today,
    ...notebook,
    ...createHistory({ ...deps, storedItems }),
    ...createJournal(deps),
    placement: placed.placement,
    assigned: createAssigned({ ...deps, askOnScreen }),
    answer,
    ...createHelp(deps, openQuestion),
    deferQuestion,
    swap,
    report,
    reported: createReportedQuestions({ ...deps, storedItems }),
    downloadPack: packs.download,
    /** An answered question's id outside the server. */
    questionId: deps.tokens.idOf,
    live: createLiveQuestions({ ...deps, submit: batcher.add, open: openQuestion, storeItem }),
    prepareSampleAnswers: createSampleAnswers({ ...deps, storeItem }),
    /** For the demo: computes histories, and returns a function that stores one for each of these students. */
    async prepareHistories({ random, ...request }: HistoryRequest & { random: () => number }) {
      const made = await makeHistories({ ...deps, storeItem, random }, request)
      return (tx: Queryable, studentIds: readonly UserId[]) => storeHistories(deps, tx, studentIds, made)
    },
  }
}

export type PracticeFeature = ReturnType<typeof createPractice>
