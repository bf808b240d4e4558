import { setImmediate } from 'node:timers/promises'
import { type GradeLevel, type Level, SkillId, UserId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { make } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { Population } from '@skills-center/learner/population'
import { newStudent, type StudentState } from '@skills-center/learner/state'
import type { NewId, Now } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'
import { changePlan } from '../recording/change-plan.ts'
import type { StoredLearner } from '../learner/learners.ts'
import { insertAttempts, type LearnerRow, type NewAttempt, type PlanRow, upsertLearners } from '../queries.ts'
import type { AssignedTo, IssuedQuestion } from '../questions/question-token.ts'
import type { ProgressUpdate } from '../recording/opened-records.ts'
import { accept, type RecordDeps } from '../recording/record-attempts.ts'
import type { StoredItem } from '../stored-items.ts'
import type { Asked, Submission } from '../recording/submission.ts'
import { triesAllowed } from '../questions/tries.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** A visit of a made-up student: how many days ago, and to which skill. */
export interface Visit {
  daysAgo: number
  skill: string
  questions: number
  /** The chance that the first try is right, 0 to 1. */
  chance: number
  /** At grade if not given. */
  level?: Level
  /** Usual active seconds per try; 35 if not given. */
  seconds?: number
  /** Set if it is assigned work. */
  assigned?: AssignedTo
}

export interface HistoryDeps extends RecordDeps {
  now: Now
  newId: NewId
  random: () => number
  skill: (id: SkillId) => Skill | undefined
  /** Packs the question for storage with its attempt. */
  storeItem: (asked: Asked) => Promise<StoredItem>
}

type Answer = Omit<Submission, 'storedItem'>

/** The history of a made-up student and the resulting state, not yet assigned to any account. */
export interface History {
  answers: { update: ProgressUpdate; attempt: NewAttempt }[]
  student: StudentState
  rows: readonly LearnerRow[]
}

export interface HistoryRequest {
  grade: GradeLevel
  /** The visits of each student, the earliest first. */
  visits: readonly (readonly Visit[])[]
  /** Whether the population learns nothing from the answers. */
  isSample: boolean
}

const day = 86_400_000
const usualSeconds = 35
/** The share of mistakes that are the most typical one. */
const typicalShare = 0.7

/**
 * A wrong response by a known mistake, usually the most typical one; undefined if the item has none that is graded as
 * wrong. `place` is a random number, 0 to 1.
 */
function wrongResponse(item: Item, place: number): Response | undefined {
  const { wrongAnswers } = item
  const first = place < typicalShare ? 0 : Math.floor(place * wrongAnswers.length)
  return [...wrongAnswers.slice(first), ...wrongAnswers.slice(0, first)]
    .map((known) => keyResponse(known.key))
    .find((response) => checkResponse(item, response).verdict === 'incorrect')
}

/** The answers of a student in these visits, in order. */
function* answersOf(
  deps: HistoryDeps,
  studentId: UserId,
  visits: readonly Visit[],
  isSample: boolean,
): Generator<Answer> {
  let last = 0
  for (const visit of visits) {
    const skill = deps.skill(SkillId.parse(visit.skill))
    if (skill === undefined) continue
    const begun = deps.now().getTime() - visit.daysAgo * day - Math.floor(deps.random() * 6) * 600_000
    let at = Math.max(begun, last)
    for (let asked = 0; asked < visit.questions; asked += 1) {
      const model = skill.models[asked % skill.models.length]
      if (model === undefined) continue
      for (const answer of questionOf(deps, studentId, { skill, model, at, visit })) {
        at = answer.at.getTime() + 5000
        yield { ...answer, isSample }
      }
    }
    last = at + 60_000
  }
}

/** A question with one or two tries. */
function* questionOf(
  { random, newId }: Pick<HistoryDeps, 'random' | 'newId'>,
  studentId: UserId,
  { skill, model, at, visit }: { skill: Skill; model: ItemModel; at: number; visit: Visit },
): Generator<Answer> {
  const { chance, level = 2, seconds: usual = usualSeconds, assigned } = visit
  const isRight = random() < chance
  const seed = Math.floor(random() * 2 ** 31)
  const { item, ...made } = make(skill, model, level, seed)
  const right = keyResponse(item.key)
  const wrong = () => wrongResponse(item, random()) ?? right
  const question: Submission['question'] = {
    studentId,
    skillId: skill.id,
    modelId: model.id,
    level,
    seed,
    revision: skill.revision,
    purpose: assigned === undefined ? 'practice' : 'assignment',
    nonce: newId(),
    issuedAt: Math.floor(at / 1000),
    why: formatMessage(say('reason-keep-going')),
    swaps: 0,
    language: skill.language,
    assigned,
  }
  const answer = (response: Response, seconds: number): Answer => ({
    question,
    skill,
    model,
    item,
    ...made,
    checked: checkResponse(item, response),
    at: new Date(at + seconds * 1000),
    body: {
      response,
      attemptId: newId(),
      activeMilliseconds: Math.round(usual * (0.6 + 0.8 * random()) * 1000),
      hintsUsed: !isRight && random() < 0.3 ? 1 : 0,
    },
  })
  const first = answer(isRight ? right : wrong(), 60)
  yield first
  if (first.checked.verdict === 'correct' || triesAllowed(question, item) === 1) return
  yield answer(random() < chance ? right : wrong(), 120)
}

/** The answers of one student: each is graded and applied on top of those before it. */
async function makeHistory(
  deps: HistoryDeps,
  { grade, isSample }: HistoryRequest,
  visits: readonly Visit[],
  populationOn: (date: string, at: Date) => Promise<Population>,
): Promise<History> {
  const studentId = UserId.parse(deps.newId())
  const answers: History['answers'] = []
  const plans: PlanRow[] = []
  let learner: StoredLearner = {
    student: newStudent(grade),
    isCurrent: true,
    isRebuilt: true,
    rows: new Map(),
  }
  for (const submission of answersOf(deps, studentId, visits, isSample)) {
    const { question, at } = submission
    // These students have no browser that gives a time zone, so use UTC.
    const date = at.toISOString().slice(0, 10)
    const earlier = answers.flatMap(({ attempt }) =>
      attempt.question === question ? { ...attempt, student_id: studentId, nonce: question.nonce } : [],
    )
    const accepted = accept(
      { ...submission, storedItem: await deps.storeItem(submission), isCredited: true },
      { date, refusal: null },
      earlier,
      learner,
      await populationOn(date, at),
    )
    const { attempt, update, missed } = accepted
    learner = accepted.learner
    attempt.plan = missed === null ? null : changePlan(missed, plans)
    if (attempt.plan !== null)
      plans.unshift({
        student_id: studentId,
        skill_id: question.skillId,
        plan: attempt.plan,
        answered_after: attempt.answered_after,
        answered_at: at,
      })
    answers.push({ attempt, update })
  }
  return { answers, student: learner.student, rows: [...learner.rows.values()] }
}

/** The histories of all students of a request, in order. */
export async function makeHistories(deps: HistoryDeps, request: HistoryRequest): Promise<History[]> {
  const populations = new Map<string, Population>()
  const populationOn = async (date: string, at: Date) => {
    const population = populations.get(date) ?? (await deps.populations.at(at))
    populations.set(date, population)
    return population
  }
  const made: History[] = []
  for (const visits of request.visits) {
    made.push(await makeHistory(deps, request, visits, populationOn))
    // Let waiting requests run in between.
    await setImmediate()
  }
  return made
}

/** Copies the history for one student of a class. */
function copyFor(studentId: UserId, { answers, student, rows }: History, newId: NewId) {
  const questions = new Map<string, IssuedQuestion>()
  const copied = answers.map(({ attempt, update }) => {
    const { nonce } = attempt.question
    const question = questions.get(nonce) ?? { ...attempt.question, studentId, nonce: newId() }
    questions.set(nonce, question)
    return {
      attempt: { ...attempt, question, submission_id: newId() },
      update: { ...update, question },
    }
  })
  return {
    studentId,
    student,
    answers: copied,
    rows: rows.map((row) => ({ ...row, student_id: studentId })),
  }
}

/**
 * Stores a history for each student, in the caller's transaction and with a few statements; with fewer histories than
 * students, they are used in turn. No cache is updated.
 */
export async function storeHistories(
  deps: Pick<HistoryDeps, 'newId' | 'now' | 'openRecords' | 'populations'>,
  tx: Queryable,
  studentIds: readonly UserId[],
  histories: readonly History[],
): Promise<void> {
  const copies = studentIds.flatMap((id, at) => {
    const history = histories[at % histories.length]
    return history === undefined || history.answers.length === 0 ? [] : copyFor(id, history, deps.newId)
  })
  const answers = copies.flatMap((copy) => copy.answers)
  const at = deps.now()
  const records = await deps.openRecords(
    tx,
    copies.map(({ studentId }) => ({ studentId, timeZone: undefined, at })),
  )
  const { results, stored } = (await records.read()).add(answers.map(({ update }) => update))
  const attempts = answers.map(({ attempt }, index) => {
    const { points = 0, achievements = [] } = results[index] ?? {}
    return { ...attempt, points, achievements }
  })
  await Promise.all([
    stored,
    insertAttempts(tx, attempts),
    upsertLearners(
      tx,
      deps.populations.model,
      copies.map(({ studentId, student, rows }) => ({ studentId, student, rows, isRebuilt: false })),
    ),
  ])
}
