import type { UserId } from '@skills-center/contract/ids'
import type { HistoryMark } from './history-mark-queries.ts'
import type { LearnerRows } from '../queries.ts'

const maxCached = 500

/**
 * Caches students whose state was recomputed from all their answers after a change of model, which takes seconds of CPU
 * time if there are thousands. The result is stored with the student's next answer; without this cache, every read
 * until then would recompute it.
 */
export function createRebuiltLearners() {
  const cached = new Map<UserId, { key: string; learner: LearnerRows }>()
  const underway = new Map<string, Promise<LearnerRows>>()
  const copyOf = (learner: LearnerRows): LearnerRows => ({ ...learner, rows: new Map(learner.rows) })

  async function make(id: UserId, key: string, rebuild: () => Promise<LearnerRows>): Promise<LearnerRows> {
    const learner = await rebuild()
    cached.delete(id)
    cached.set(id, { key, learner: copyOf(learner) })
    const [oldest] = cached.keys()
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
    return learner
  }

  return {
    /**
     * Returns the student with this history, recomputed only if it is not cached. With `joins`, also waits for a
     * recomputation already running; a caller that holds a database connection must not do that.
     */
    async get(
      id: UserId,
      about: { past: HistoryMark; grade: number | null; joins: boolean },
      rebuild: () => Promise<LearnerRows>,
    ): Promise<LearnerRows> {
      const key = `${id} ${about.grade} ${about.past.mark}`
      const known = cached.get(id)
      if (known?.key === key) return copyOf(known.learner)
      const begun = about.joins ? underway.get(key) : undefined
      if (begun !== undefined) return copyOf(await begun)
      const made = make(id, key, rebuild)
      if (!about.joins) return made
      underway.set(key, made)
      try {
        return copyOf(await made)
      } finally {
        underway.delete(key)
      }
    },
  }
}
