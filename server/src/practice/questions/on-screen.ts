import type { SkillId, UserId } from '@skills-center/contract/ids'
import { Response } from '@skills-center/contract/interaction'
import type { NextQuestionRequest, Question, QuestionToken } from '@skills-center/contract/practice'
import { createBatcher } from '../../platform/batcher.ts'
import { presentItem } from '../../platform/present-item.ts'
import { Refusal } from '../../platform/problems.ts'
import { showMarkup } from '../../platform/rich-text.ts'
import type { PracticeDeps } from '../deps.ts'
import { selectTries } from '../queries.ts'
import { showQuestion } from './next-question.ts'
import {
  deleteExpired,
  type OnScreenRow,
  replaceOnScreen,
  selectOnScreen,
  type Shown,
  upsertOnScreen,
} from './on-screen-queries.ts'
import type { Opened, OpenByToken } from './open-by-token.ts'
import { selectClosed } from './open-question-queries.ts'
import { refusalOf } from './open-questions.ts'
import { type IssuedQuestion, questionLifetimeSeconds } from './question-token.ts'

/**
 * A place that shows one question at a time: practice of one skill, mixed practice, placement, the notebook, or an
 * assignment.
 */
export type Place = SkillId | 'mixed' | 'placement' | 'notebook' | `assignment/${string}`

/** The question on screen, which can still be answered. */
export interface OnScreen {
  asked: IssuedQuestion
  question: Question
  /** Whether it has been tried. If so, it is not blocked when the day's problems are used up. */
  isBegun: boolean
}

/** Keeps the question on screen at a place as long as it still fits; otherwise issues one now. */
export type AskOnScreen = OnScreenQuestions['currentOrNew']

/** How many of the day's problems it will use up. */
export const usedBy = ({ question, isBegun }: OnScreen): number => (question.isLimited && !isBegun ? 1 : 0)

/** Whether it can be answered with the remaining problems of the day. */
export const isStillAllowed = (onScreen: OnScreen, quota: number): boolean =>
  usedBy(onScreen) === 0 || quota > 0

const maxInBatch = 128

/** An untried question is replaced if less than this remains of its lifetime. */
const timeToAnswerSeconds = 60 * 60

type OnScreenDeps = Pick<PracticeDeps, 'database' | 'tokens' | 'now' | 'skill'>

/**
 * A question stays on screen until it is settled. After a reload, in another tab, or on another device, the same one
 * comes, with its remaining tries and opened hints. One row per student and place holds the token.
 */
export function createOnScreen(deps: OnScreenDeps, openQuestion: OpenByToken) {
  const { database } = deps

  /** Stores the next questions of many students together. */
  const batcher = createBatcher<Shown, 'stored'>({
    max: maxInBatch,
    keyOf: ({ place, question }) => `${question.studentId} ${place}`,
    async settle(shown) {
      await upsertOnScreen(database, shown)
      return shown.map(() => 'stored')
    },
  })

  async function open(studentId: UserId, token: QuestionToken): Promise<Opened | undefined> {
    try {
      return await openQuestion(studentId, token)
    } catch (error) {
      // Expired, or its skill was edited since: choose another question.
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  /** Whether it can be begun now: enough time is left, and it is in the reader's language. */
  function isFitToBegin({ skillId, issuedAt, language }: IssuedQuestion): boolean {
    const age = deps.now().getTime() / 1000 - issuedAt
    return age < questionLifetimeSeconds - timeToAnswerSeconds && deps.skill(skillId)?.language === language
  }

  async function read(studentId: UserId, row: OnScreenRow): Promise<OnScreen | undefined> {
    const opened = await open(studentId, row.token)
    if (opened === undefined) return undefined
    const { question: asked, item } = opened
    const [tries, closed] = await Promise.all([
      selectTries(database, [asked]),
      selectClosed(database, [asked]),
    ])
    if (refusalOf(asked, item, tries, closed) !== undefined) return undefined
    if (tries.length === 0 && !isFitToBegin(asked)) return undefined
    const question = {
      ...showQuestion(deps.tokens, asked, item),
      token: row.token,
      item: presentItem(item),
      ...(tries.length > 0 && { missed: tries.map(({ response }) => Response.parse(response)) }),
      ...(row.hints > 0 && { hints: item.hints.slice(0, row.hints).map(showMarkup) }),
    }
    return { asked, question, isBegun: tries.length > 0 }
  }

  /** The question on screen at this place, and the nonce of the last one there. */
  async function find(
    studentId: UserId,
    place: Place,
  ): Promise<{ now: OnScreen | undefined; last: string | null }> {
    const row = await selectOnScreen(database, studentId, place)
    if (row === undefined) return { now: undefined, last: null }
    return { now: await read(studentId, row), last: row.nonce }
  }

  /** Puts a question on screen in place of the last one. If another tab was faster, returns that tab's question. */
  async function put(
    studentId: UserId,
    place: Place,
    question: Question,
    last: string | null,
  ): Promise<Question> {
    const asked = deps.tokens.open(question.token)
    if (asked === undefined) throw new Error('An issued question could not be decrypted')
    const lifetime = 2 * questionLifetimeSeconds * 1000
    if (last === null) await deleteExpired(database, studentId, new Date(deps.now().getTime() - lifetime))
    const shown = { place, question: asked, token: question.token }
    if ((await replaceOnScreen(database, shown, last)) !== undefined) return question
    return (await find(studentId, place)).now?.question ?? question
  }

  return {
    find,
    put,

    /**
     * Returns the question on screen if it is still wanted (`isAsked`); otherwise issues one and shows it. Undefined if
     * none can be issued.
     */
    async currentOrNew(
      studentId: UserId,
      place: Place,
      isAsked: (asked: IssuedQuestion) => boolean,
      issued: () => Promise<Question | undefined>,
    ): Promise<Question | undefined> {
      const { now, last } = await find(studentId, place)
      if (now !== undefined && isAsked(now.asked)) return now.question
      const fresh = await issued()
      return fresh === undefined ? undefined : put(studentId, place, fresh, last)
    },

    /** Stores the question that the student sees after an answer. */
    async setNext(studentId: UserId, place: Place, token: QuestionToken): Promise<void> {
      const asked = deps.tokens.open(token)
      if (asked?.studentId !== studentId) return
      await batcher.add({ place, question: asked, token })
    },
  }
}

export type OnScreenQuestions = ReturnType<typeof createOnScreen>

/**
 * Stores what is on screen after a practice answer: the last question that the browser already shows, or else the next
 * one.
 */
export async function storeNext(
  onScreen: Pick<OnScreenQuestions, 'setNext'>,
  { studentId, skillId }: { studentId: UserId; skillId: SkillId },
  { next }: { next: Question | null },
  request: NextQuestionRequest | undefined,
): Promise<void> {
  const token = request?.shown.at(-1) ?? next?.token
  if (token === undefined) return
  await onScreen.setNext(studentId, request?.isMixed === true ? 'mixed' : skillId, token)
}
