import type { SkillId, UserId } from '@skills-center/contract/ids'
import {
  type PastSession,
  PastSessionId,
  type PastSessions,
  type QuestionId,
  type ReplayedQuestion,
} from '@skills-center/contract/practice/history'
import { Response } from '@skills-center/contract/interaction'
import type { WrongLine } from '@skills-center/contract/practice/wrong-line'
import { wrongLineIn } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { createPauses } from '../platform/pauses.ts'
import { notFound } from '../platform/problems.ts'
import { readerLanguage } from '../platform/reader-language.ts'
import { type Authored, resolveItemModel } from './questions/resolve-item-model.ts'
import {
  type AnsweredBy,
  type HistoryTry,
  selectStoredTries,
  selectTriesBefore,
  selectTriesFrom,
  type StoredTry,
} from './history-queries.ts'
import {
  isSameSession,
  questionsIn,
  type PracticeSession,
  toSessions,
  summarizeSession,
} from './past-sessions.ts'
import type { DerivedSecrets } from './questions/derived-secrets.ts'
import type { StoredItems } from './stored-items.ts'
import { itemOf, replay } from './replay.ts'
import { say } from './messages.gen.ts'

export interface HistoryDeps {
  database: Database
  now: Now
  skill: (id: SkillId) => Skill | undefined
  authored: Authored
  tokens: Pick<DerivedSecrets, 'idOf' | 'questionOf'>
  storedItems: Pick<StoredItems, 'reader'>
}

const sessionsAtOnce = 10
const questionsAtOnce = 25
/** How many tries are read at once while looking for sessions. */
const triesAtOnce = 1000

const noSuchSession = () => notFound(say('no-such-session'))

/** Groups stored tries by question, each with the question as it was shown if that is still known. */
function createStoredQuestions({
  skill: skillOf,
  authored,
  storedItems,
}: Pick<HistoryDeps, 'skill' | 'authored' | 'storedItems'>) {
  /** For an attempt stored only by its seed. */
  async function madeAgain(
    skill: Skill | undefined,
    first: StoredTry,
    asked: { modelId: string; seed: number },
  ) {
    const model = skill && (await resolveItemModel(authored, skill, asked))
    return itemOf(skill, model, first)
  }

  return async (tries: readonly StoredTry[]) => {
    const questions = [...Map.groupBy(tries, ({ nonce }) => nonce).values()]
    const read = await storedItems.reader(tries.flatMap(({ words_id: id }) => id ?? []))
    const found = await Promise.all(
      questions.map(async ([first, ...others]) => {
        if (first === undefined) return []
        const {
          skill_id: skillId,
          model_id: modelId,
          seed,
          words_id: wordsId,
          item: stored,
          language,
        } = first
        const skill = skillOf(skillId)
        const item =
          wordsId === null || stored === null
            ? await madeAgain(skill, first, { modelId, seed })
            : read({ wordsId, item: stored }, modelId, language)
        const own: [StoredTry, ...StoredTry[]] = [first, ...others]
        return [{ skill, item, tries: own }]
      }),
    )
    return found.flat()
  }
}

/** Turns stored tries into the questions that they answered. */
function createReplays({ now, tokens }: HistoryDeps, questionsOf: ReturnType<typeof createStoredQuestions>) {
  return async (stored: readonly StoredTry[]): Promise<ReplayedQuestion[]> =>
    (await questionsOf(stored)).map(({ skill, item, tries }) =>
      replay(skill, item, tries, { idOf: tokens.idOf, now: now() }),
    )
}

/** A question with a wrong answer. */
type AnsweredWrong = AnsweredBy & { readonly misconception: string | null }

function wrongLineOf(
  { item, tries }: { item: Item | undefined; tries: readonly StoredTry[] },
  misconception: string | null,
): WrongLine | null {
  const wrong = tries.findLast(
    (row) => row.verdict === 'incorrect' && (misconception === null || row.misconception === misconception),
  )
  if (item === undefined || wrong === undefined) return null
  return wrongLineIn(item.key, Response.parse(wrong.response), readerLanguage())
}

/** The tries of the session that began at this time. */
async function requirePastSession(
  database: Queryable,
  studentId: UserId,
  id: PastSessionId,
): Promise<PracticeSession> {
  const start = Number(id)
  const [earlier] = await selectTriesBefore(database, studentId, new Date(start), 1)
  if (earlier !== undefined && isSameSession(earlier.answered_at, start)) throw noSuchSession()
  const tries: HistoryTry[] = []
  for (let max = 2 * questionsAtOnce; ; max *= 4) {
    const found = await selectTriesFrom(database, studentId, new Date(start), max)
    const [first] = found
    if (first?.answered_at !== start) throw noSuchSession()
    const end = found.findIndex((row, index) => {
      const before = found[index - 1]
      return before !== undefined && !isSameSession(before.answered_at, row.answered_at)
    })
    if (end < 0 && found.length === max) continue
    tries.push(...(end < 0 ? found : found.slice(0, end)))
    const [begin, ...rest] = tries
    if (begin === undefined) throw noSuchSession()
    return [begin, ...rest]
  }
}

/** A student's past practice, question by question. The caller must check who may see it. */
export function createHistory(deps: HistoryDeps) {
  const { database, now, skill: skillOf, tokens } = deps
  const questionsOf = createStoredQuestions(deps)
  const replayed = createReplays(deps, questionsOf)
  const toPastSession = (session: PracticeSession): PastSession => {
    const { id, skills, ...figures } = summarizeSession(session)
    return {
      ...figures,
      id: PastSessionId.parse(id),
      skills: skills.flatMap(({ skillId, ...moved }) => {
        const skill = skillOf(skillId)
        return skill === undefined ? [] : [{ skill: summarise(skill), ...moved }]
      }),
    }
  }

  return {
    /** A page of sessions, latest first; with `before`, the sessions before that one. */
    async pastSessions(studentId: UserId, before?: PastSessionId): Promise<PastSessions> {
      const tries: HistoryTry[] = []
      let until = before === undefined ? now().getTime() + 1 : Number(before)
      for (;;) {
        const found = await selectTriesBefore(database, studentId, new Date(until), triesAtOnce)
        tries.push(...found)
        const pastSessions = toSessions(tries)
        const isAll = found.length < triesAtOnce
        // The oldest session found may have begun before the tries read so far.
        if (!isAll && pastSessions.length <= sessionsAtOnce) {
          until = tries.at(-1)?.answered_at ?? until
          continue
        }
        const sessions = pastSessions.slice(0, sessionsAtOnce).map(toPastSession)
        const hasOlder = pastSessions.length > sessionsAtOnce
        const next = hasOlder ? (sessions.at(-1)?.id ?? null) : null
        return { sessions, next, older: next }
      }
    },

    /** A session, with one page of its questions. */
    async pastSession(
      studentId: UserId,
      id: PastSessionId,
      skip = 0,
    ): Promise<{
      session: PastSession
      questions: ReplayedQuestion[]
      next: number | null
      more: number | null
    }> {
      const session = await requirePastSession(database, studentId, id)
      const questions = questionsIn(session)
      const end = skip + questionsAtOnce
      const tries = await selectStoredTries(
        database,
        questions.slice(skip, end).map((question) => ({ ...question, student_id: studentId })),
      )
      const next = questions.length > end ? end : null
      return {
        session: toPastSession(session),
        questions: await replayed(tries),
        next,
        more: next,
      }
    },

    /** All of these questions as they were, in order. */
    replays: async (studentId: UserId, questions: readonly { issued_at: number; nonce: string }[]) =>
      replayed(
        await selectStoredTries(
          database,
          questions.map((question) => ({ ...question, student_id: studentId })),
        ),
      ),

    async replay(studentId: UserId, id: QuestionId): Promise<ReplayedQuestion> {
      const asked = await selectStoredTries(database, [{ ...tokens.questionOf(id), student_id: studentId }])
      const [found] = await replayed(asked)
      if (found === undefined) throw notFound(say('no-such-question'))
      return found
    },

    /**
     * Where shown work goes wrong, for each of these questions: in the last wrong try, or in the last that shows the
     * misconception. Null for other answers.
     */
    async wrongLines(asked: readonly AnsweredWrong[]): Promise<(WrongLine | null)[]> {
      const questions = await questionsOf(await selectStoredTries(database, asked))
      const byNonce = new Map(questions.map((question) => [question.tries[0].nonce, question]))
      const pause = createPauses()
      const found: (WrongLine | null)[] = []
      for (const { nonce, misconception } of asked) {
        const question = byNonce.get(nonce)
        found.push(question === undefined ? null : wrongLineOf(question, misconception))
        await pause()
      }
      return found
    },
  }
}
