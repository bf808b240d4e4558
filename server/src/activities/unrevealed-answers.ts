import type { ActivityId } from '@skills-center/contract/activities'
import { createBatcher } from '../platform/batcher.ts'
import type { Queryable } from '../platform/database.ts'
import { logFault } from '../platform/log-fault.ts'
import { conflict, type Refusal } from '../platform/problems.ts'
import { appendEvents } from './event-queries.ts'
import {
  type ClosedAnswer,
  deleteUnrevealedAnswers,
  type UnrevealedAnswer,
  insertUnrevealedAnswers,
  lockActivities,
  lockForgotten,
  selectClosedAnswers,
} from './unrevealed-queries.ts'
import { liveSkill } from './live-skill.ts'
import type { ActivitiesDeps } from './deps.ts'
import { type ActivityRow, updateActivity } from './queries.ts'
import { say } from './messages.gen.ts'

const maxInBatch = 128
/** How many closed answers become attempts at once. */
const maxAtOnce = 500
/** An activity ends after this many milliseconds without any event. */
const forgottenAfter = 3 * 60 * 60_000
/** Milliseconds between checks for forgotten activities and leftover answers. */
const cleanupMs = 30_000

/** Why an answer to this round is refused; undefined if it is accepted. */
function refusalOf(
  at: Pick<ActivityRow, 'phase' | 'isPaused' | 'round'> | undefined,
  round: number,
): Refusal | undefined {
  if (at === undefined || at.phase === 'ended') return conflict(say('ended'))
  if (at.round !== round) return conflict(say('another-question'))
  if (at.phase !== 'open') return conflict(say('question-closed'))
  if (at.isPaused) return conflict(say('paused'))
  return undefined
}

/**
 * Answers to a whole-class question are held until the teacher reveals the right answer, and only then become attempts:
 * points, mastery, and history would reveal the verdict earlier. A held answer is a row, so no crash loses it.
 */
export function createUnrevealedAnswers(
  deps: Pick<ActivitiesDeps, 'database' | 'now' | 'log' | 'skill' | 'authored' | 'count'>,
) {
  const { database, now, log } = deps
  let cleanupTimer: NodeJS.Timeout | undefined

  const batcher = createBatcher<UnrevealedAnswer, 'held' | Refusal>({
    max: maxInBatch,
    keyOf: ({ studentId }) => studentId,
    settle: (answers) =>
      database.transaction(async (tx) => {
        const ids = [...new Set(answers.map(({ activityId }) => activityId))]
        const states = new Map((await lockActivities(tx, ids)).map((state) => [state.id, state]))
        const refusals = answers.map(({ activityId, round }) => refusalOf(states.get(activityId), round))
        const open = answers.filter((_, index) => refusals[index] === undefined)
        if (open.length === 0) return refusals.map((refusal) => refusal ?? 'held')
        const inserted = new Set(
          (await insertUnrevealedAnswers(tx, open)).map(
            ({ studentId, activityId }) => `${studentId} ${activityId}`,
          ),
        )
        const isNew = ({ studentId, activityId }: UnrevealedAnswer) =>
          inserted.has(`${studentId} ${activityId}`)
        await appendEvents(
          tx,
          [...new Set(open.filter(isNew).map(({ activityId }) => activityId))],
          'answered',
          now(),
        )
        return answers.map((answer, index) => {
          const refusal = refusals[index]
          if (refusal !== undefined) return refusal
          return isNew(answer) ? 'held' : conflict(say('already-answered'))
        })
      }),
  })

  /** Turns the answers to closed questions into attempts. */
  async function recordClosed(id: ActivityId | null): Promise<void> {
    const answers = await selectClosedAnswers(database, id, maxAtOnce)
    const results = await Promise.allSettled(answers.map(count))
    for (const result of results)
      if (result.status === 'rejected')
        logFault(log, 'error', result.reason, 'an answer of a live activity waits')
    const over = answers.filter((_, index) => results[index]?.status === 'fulfilled')
    if (over.length > 0) await deleteUnrevealedAnswers(database, over)
  }

  async function count(answer: ClosedAnswer): Promise<void> {
    const skill = await liveSkill(deps, answer, [answer])
    // Without its skill, which is no longer taught, the answer cannot count.
    if (skill !== undefined) await deps.count(answer.studentId, { ...answer, skill }, answer)
  }

  /** Ends forgotten activities, so that none stays live forever. */
  async function endForgotten(): Promise<void> {
    await database.transaction(async (tx) => {
      const moment = now()
      const rows = await lockForgotten(tx, new Date(moment.getTime() - forgottenAfter))
      for (const row of rows)
        await updateActivity(tx, row, { phase: 'ended', isPaused: false, round: row.round, endedAt: moment })
      if (rows.length > 0)
        await appendEvents(
          tx,
          rows.map(({ id }) => id),
          'ended',
          moment,
        )
    })
  }

  async function endForgottenActivities(): Promise<void> {
    await endForgotten()
    await recordClosed(null)
  }

  return {
    hold: (answer: UnrevealedAnswer): Promise<'held' | Refusal> => batcher.add(answer),
    recordClosed,
    /** Ends forgotten activities, and records answers that a crash left behind. */
    endForgottenActivities,
    /** Called in the transaction that turns held answers into attempts. */
    release: (tx: Queryable, answers: Parameters<typeof deleteUnrevealedAnswers>[1]) =>
      deleteUnrevealedAnswers(tx, answers),
    startCleanup(): void {
      const cleanUp = () => {
        endForgottenActivities().catch((err: unknown) =>
          logFault(log, 'error', err, 'forgotten activities could not be ended'),
        )
      }
      cleanUp()
      cleanupTimer = setInterval(cleanUp, cleanupMs).unref()
    },
    stopCleanup: () => clearInterval(cleanupTimer),
  }
}
export type UnrevealedAnswers = ReturnType<typeof createUnrevealedAnswers>
