import type { Item } from '@skills-center/curriculum/item'
import type { Queryable } from '../../platform/database.ts'
import { conflict, type Refusal } from '../../platform/problems.ts'
import { type Closed, selectClosed } from './open-question-queries.ts'
import { type IssuedQuestion, lifetimeOf } from './question-token.ts'
import { answeredAlready, triesAllowed } from './tries.ts'
import { say } from '../messages.gen.ts'

/**
 * The one place that says what an open question is, and what may be told of a question.
 *
 * A question is open from when it is shown until it is settled: by a right answer, by its last try, or when its time to
 * be answered is over. Put off, exchanged or reported it is not settled, though the first two close it to answers.
 *
 * While it is open, nothing leaves the server but what is on screen: the item without its key, its level, why it was
 * asked, the hints that were asked for, rows of its simulation, and the verdicts of tries that were told when they were
 * made. What makes an item again (`unshownColumns`) never leaves at all, settled or not: fixed sets and live rounds ask many students the same.
 */

/**
 * Columns of any table that never leave the server in a reply or an export: they say to a person nothing that the
 * question itself does not say, and to a program with our source they say the key.
 */
export const unshownColumns: readonly string[] = [
  'seed',
  'nonce',
  'revision',
  'model_id',
  // The whole question, with its key.
  'item',
  'words_id',
  // Ways of asking and items by the names that the model has for them.
  'idea',
  'prediction',
  'recent_asked',
  'recent_items',
  'recent_tasks',
  'recent_stories',
]

interface Tried {
  verdict: string
}

/** How far a question has come, as far as its tries tell. */
interface Progress {
  question: Parameters<typeof triesAllowed>[0] & Pick<IssuedQuestion, 'isOffline'>
  issuedAt: Date
  item: Item
  tries: readonly Tried[]
}

const hasTriesLeft = ({ question, item, tries }: Omit<Progress, 'issuedAt'>): boolean =>
  tries.length < triesAllowed(question, item) && !tries.some(({ verdict }) => verdict === 'correct')

/** Whether the question is open. While it is, its right answer and its solution are kept back. */
export function isOpen({ issuedAt, ...progress }: Progress, now: Date): boolean {
  const isExpired = now.getTime() - issuedAt.getTime() > lifetimeOf(progress.question) * 1000
  return !isExpired && hasTriesLeft(progress)
}

const refusals: Readonly<Record<Closed['by'], () => Refusal>> = {
  deferral: () => conflict(say('put-off')),
  swap: () => conflict(say('swapped')),
}

/** Why a question takes no answer any more; undefined where it does. */
export function refusalOf(
  question: IssuedQuestion,
  item: Item,
  tries: readonly Tried[],
  closed: readonly Closed[],
): Refusal | undefined {
  const { studentId, nonce } = question
  const found = closed.find((row) => row.student_id === studentId && row.nonce === nonce)
  if (found !== undefined) return refusals[found.by]()
  return hasTriesLeft({ question, item, tries }) ? undefined : answeredAlready()
}

/** The same, thrown, for one question whose tries are known; `unless` is no reason against what would do it again. */
export async function requireOpen(
  db: Queryable,
  question: IssuedQuestion,
  item: Item,
  { tries, unless }: { tries: readonly Tried[]; unless?: Closed['by'] },
): Promise<void> {
  const closed = await selectClosed(db, [question])
  const refusal = refusalOf(
    question,
    item,
    tries,
    closed.filter(({ by }) => by !== unless),
  )
  if (refusal !== undefined) throw refusal
}
