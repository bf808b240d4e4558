import type { UserId } from '@skills-center/contract/ids'
import type { Past } from './past-queries.ts'
import type { LearnerRows } from '../queries.ts'

const maxCached = 500

/**
 * Students who were worked out again from all their answers, since another version of the model knew them: seconds of a
 * core where there are thousands. They are written down with their next answer; until then each look would cost as much.
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
     * The student with this past, worked out only where that was not done yet. `joins`: also waits for anyone who does it
     * now, which somebody who holds a connection must not.
     */
    async get(
      id: UserId,
      about: { past: Past; grade: number | null; joins: boolean },
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
