import type { Activity } from '@skills-center/contract/activities'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { createCache } from '../platform/cache.ts'
import type { ActivitiesDeps } from './deps.ts'
import { type LiveRow, selectClassesOf, selectLive } from './queries.ts'
import { titleOf } from './states.ts'

/** How long a student's classes are cached, in seconds; fetching the list again clears the entry. */
const rememberFor = 120
const maxRemembered = 50_000
/** Milliseconds between refreshes that happen even without a notification. */
const pollMs = 30_000

/**
 * The live activities of a student, for the call that every dashboard polls; answered from memory. There are few live
 * activities at any time, and every server instance is notified when they change.
 */
export function createLiveNow({ database, now, skill }: Pick<ActivitiesDeps, 'database' | 'now' | 'skill'>) {
  let byClass = new Map<ClassroomId, LiveRow[]>()
  let pollTimer: NodeJS.Timeout | undefined
  const classesOf = createCache<UserId, ClassroomId[]>({
    now,
    seconds: rememberFor,
    max: maxRemembered,
    load: (studentId) => selectClassesOf(database, studentId),
  })

  let asked = 0
  let known = 0

  async function poll(): Promise<void> {
    asked += 1
    const turn = asked
    const rows = await selectLive(database)
    // A refresh that began later may have finished first.
    if (turn < known) return
    known = turn
    byClass = Map.groupBy(rows, ({ classroomId }) => classroomId)
  }

  return {
    async of(studentId: UserId): Promise<Activity[]> {
      if (byClass.size === 0) return []
      const live = (await classesOf.get(studentId)).flatMap((id) => byClass.get(id) ?? [])
      return live.map(({ createdAt, skillId, ...row }) => ({
        ...row,
        title: titleOf(row, skillId === null ? undefined : skill(skillId)),
        createdAt: createdAt.toISOString(),
        isLive: true,
      }))
    },
    forget: classesOf.forget,
    look: poll,
    async start(): Promise<void> {
      await poll()
      // Errors are ignored, because the next refresh catches up.
      pollTimer = setInterval(() => void poll().catch(() => undefined), pollMs).unref()
    },
    stop: () => clearInterval(pollTimer),
  }
}
