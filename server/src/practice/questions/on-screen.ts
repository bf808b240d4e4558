import type { SkillId, UserId } from '@skills-center/contract/ids'
import { Response } from '@skills-center/contract/interaction'
import type { NextQuestionRequest, Question, QuestionToken } from '@skills-center/contract/practice'
import { presentItem } from '../../platform/present-item.ts'
import { Refusal } from '../../platform/problems.ts'
import { showMarkup } from '../../platform/rich-text.ts'
import type { PracticeNeeds } from '../needs.ts'
import { selectTries } from '../queries.ts'
import { showQuestion } from './next-question.ts'
import {
  deleteExpired,
  type OnScreenRow,
  replaceOnScreen,
  selectOnScreen,
  upsertOnScreen,
} from './on-screen-queries.ts'
import type { Opened, OpenByToken } from './open-by-token.ts'
import { selectClosed } from './open-question-queries.ts'
import { refusalOf } from './open-questions.ts'
import { type IssuedQuestion, questionLifetimeSeconds } from './question-token.ts'

/** Where one question at a time is on screen: practice of a skill, or what the server serves one by one. */
export type Place = SkillId | 'mixed' | 'placement' | 'notebook' | `assignment/${string}`

/** What is on screen and still takes an answer. */
export interface OnScreen {
  asked: IssuedQuestion
  question: Question
  /** It has been tried, so it is not kept back when the day’s problems are used up. */
  isBegun: boolean
}

/** Keeps the question that is on screen at a place while it is asked still, else the one that is issued now. */
export type AskOnScreen = OnScreenQuestions['keep']

/** How many of the day’s problems it will use up. */
export const usedBy = ({ question, isBegun }: OnScreen): number => (question.isLimited && !isBegun ? 1 : 0)

/** Whether it can be answered with what is left of the day. */
export const isStillAllowed = (onScreen: OnScreen, quota: number): boolean =>
  usedBy(onScreen) === 0 || quota > 0

/** With less than that left of its day, a question that was not tried gives way to another. */
const timeToAnswerSeconds = 60 * 60

type OnScreenNeeds = Pick<PracticeNeeds, 'database' | 'tokens' | 'now' | 'skill'>

/**
 * The question on screen stays until it is settled: after a reload, in another tab, and on another device the same comes, with
 * the tries that are left and the hints that were opened. One row a student and place, which holds the token.
 */
export function createOnScreen(needs: OnScreenNeeds, openQuestion: OpenByToken) {
  const { database } = needs

  async function open(studentId: UserId, token: QuestionToken): Promise<Opened | undefined> {
    try {
      return await openQuestion(studentId, token)
    } catch (error) {
      // Expired, or of a skill that has been mended since: another one comes.
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  /** Whether it can be begun now: there is time left to answer it, and it is in the reader’s language. */
  function isFitToBegin({ skillId, issuedAt, language }: IssuedQuestion): boolean {
    const age = needs.now().getTime() / 1000 - issuedAt
    return age < questionLifetimeSeconds - timeToAnswerSeconds && needs.skill(skillId)?.language === language
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
      ...showQuestion(needs.tokens, asked, item),
      token: row.token,
      item: presentItem(item),
      ...(tries.length > 0 && { missed: tries.map(({ response }) => Response.parse(response)) }),
      ...(row.hints > 0 && { hints: item.hints.slice(0, row.hints).map(showMarkup) }),
    }
    return { asked, question, isBegun: tries.length > 0 }
  }

  /** What is on screen there, and the nonce of what was there last. */
  async function find(
    studentId: UserId,
    place: Place,
  ): Promise<{ now: OnScreen | undefined; last: string | null }> {
    const row = await selectOnScreen(database, studentId, place)
    if (row === undefined) return { now: undefined, last: null }
    return { now: await read(studentId, row), last: row.nonce }
  }

  /** Puts a question on screen in place of the last; where another tab was first, what that one shows. */
  async function put(
    studentId: UserId,
    place: Place,
    question: Question,
    last: string | null,
  ): Promise<Question> {
    const asked = needs.tokens.open(question.token)
    if (asked === undefined) throw new Error('A question that was issued cannot be opened')
    const lifetime = 2 * questionLifetimeSeconds * 1000
    if (last === null) await deleteExpired(database, studentId, new Date(needs.now().getTime() - lifetime))
    const shown = { place, question: asked, token: question.token }
    if ((await replaceOnScreen(database, shown, last)) !== undefined) return question
    return (await find(studentId, place)).now?.question ?? question
  }

  return {
    find,
    put,

    /**
     * The question that is on screen there while it `isAsked` still, else the one that is `issued` now; undefined where none
     * is.
     */
    async keep(
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

    /** What the student goes on to after an answer: shown already, or the next. */
    async setNext(studentId: UserId, place: Place, token: QuestionToken): Promise<void> {
      const asked = needs.tokens.open(token)
      if (asked?.studentId !== studentId) return
      await upsertOnScreen(database, { place, question: asked, token })
    },
  }
}

export type OnScreenQuestions = ReturnType<typeof createOnScreen>

/** Notes what is on screen after a question of practice: what was shown after it already, else the next. */
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
