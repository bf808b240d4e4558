import type { Item } from '@skills-center/curriculum/item'
import type { Queryable } from '../../platform/database.ts'
import { conflict, type Refusal } from '../../platform/problems.ts'
import { type Closed, selectClosed } from './open-question-queries.ts'
import { type IssuedQuestion, lifetimeOf } from './question-token.ts'
import { answeredAlready, triesAllowed } from './tries.ts'
import { say } from '../messages.gen.ts'

/**
 * Defines what an open question is, and what may be revealed about a question. No other code decides this.
 *
 * A question is open from when it is shown until it is settled: by a right answer, by its last try, or when its time is
 * up. Deferring, swapping, or reporting does not settle it, although the first two close it to answers.
 *
 * While a question is open, only what is on screen may leave the server: the item without its key, its level, why it
 * was asked, the hints that were opened, rows of its simulation, and the verdicts already given. The values that
 * reproduce an item (`unshownColumns`) never leave the server, settled or not, because fixed sets and live rounds ask
 * many students the same question.
 */

/**
 * Columns of any table that never leave the server in a reply or an export. They tell a person nothing that the
 * question does not tell, but with our source they give a program the key.
 */
export const unshownColumns: readonly string[] = [
  'seed',
  'nonce',
  'revision',
  'model_id',
  // The whole question, including its key.
  'item',
  'words_id',
  // Ways of asking and items, by the model's names for them.
  'idea',
  'prediction',
  'recent',
]

interface Tried {
  verdict: string
}

/** What the tries at a question tell about its state. */
interface Progress {
  question: Parameters<typeof triesAllowed>[0] & Pick<IssuedQuestion, 'isOffline'>
  issuedAt: Date
  item: Item
  tries: readonly Tried[]
}

const hasTriesLeft = ({ question, item, tries }: Omit<Progress, 'issuedAt'>): boolean =>
  tries.length < triesAllowed(question, item) && !tries.some(({ verdict }) => verdict === 'correct')

/** Whether the question is open. While it is, its right answer and its solution are withheld. */
export function isOpen({ issuedAt, ...progress }: Progress, now: Date): boolean {
  const isExpired = now.getTime() - issuedAt.getTime() > lifetimeOf(progress.question) * 1000
  return !isExpired && hasTriesLeft(progress)
}

const refusals: Readonly<Record<Closed['by'], () => Refusal>> = {
  deferral: () => conflict(say('put-off')),
  swap: () => conflict(say('swapped')),
}

/** Why a question can no longer be answered; undefined if it can. */
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

/** Throws that refusal for one question. `unless` ignores one reason, so that the same action can be repeated. */
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
