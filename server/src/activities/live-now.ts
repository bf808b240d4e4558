import type { Activity } from '@skills-center/contract/activities'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { createCache } from '../platform/cache.ts'
import type { ActivitiesNeeds } from './needs.ts'
import { type LiveRow, selectClassesOf, selectLive } from './queries.ts'
import { titleOf } from './states.ts'

/** Seconds for which it is remembered which classes a student is in; a list that is fetched again forgets it. */
const rememberFor = 120
const maxRemembered = 50_000
/** Milliseconds after which what is live is looked up even if nobody told of a change. */
const lookEvery = 30_000

/**
 * What is live for a student, for the call that every dashboard polls: answered from memory. What is live anywhere is
 * little, and each copy of the server is told when it changes.
 */
export function createLiveNow({ database, now, skill }: Pick<ActivitiesNeeds, 'database' | 'now' | 'skill'>) {
  let byClass = new Map<ClassroomId, LiveRow[]>()
  let looking: NodeJS.Timeout | undefined
  const classesOf = createCache<UserId, ClassroomId[]>({
    now,
    seconds: rememberFor,
    max: maxRemembered,
    load: (studentId) => selectClassesOf(database, studentId),
  })

  let asked = 0
  let known = 0

  async function look(): Promise<void> {
    asked += 1
    const turn = asked
    const rows = await selectLive(database)
    // A look that began later may have been answered first.
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
    look,
    async start(): Promise<void> {
      await look()
      // What fails here is found by the next look.
      looking = setInterval(() => void look().catch(() => undefined), lookEvery).unref()
    },
    stop: () => clearInterval(looking),
  }
}
