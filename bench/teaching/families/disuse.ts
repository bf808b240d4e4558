import { at } from '../at.ts'
import { day, logistic, type Knowledge, type KnowledgeOptions } from '../knowledge.ts'
import type { WorldItem } from '../world.ts'

/** Logits that full retrieval strength adds to the student's preparation. */
const retrievalScale = 4
/** Share of the missing retrieval strength that one question restores. */
const retrievalStride = 0.34
/** Storage strength gained from a question when nothing could be retrieved. */
const storageStride = 0.62
/** Days that retrieval strength lasts at zero storage strength, and the scale on which storage extends it. */
const firstDays = 5
const daysPerStorage = 2.5
/** Share of the retrieval strength that each unit of storage preserves. */
const keptPerStorage = 0.26
const maxKept = 0.9

/**
 * The new theory of disuse (Bjork and Bjork 1992): storage strength only grows; retrieval strength rises at once and
 * fades. Material that is easy to retrieve gains little storage. So a run of questions helps at once, but most of its
 * effect is gone within days.
 */
export function createDisuse({ world, preparation, forgetting }: KnowledgeOptions): Knowledge {
  const count = world.skills.length
  const storage = new Float64Array(count)
  const retrieval = new Float64Array(count)
  const practicedAt = new Float64Array(count).fill(-1)

  const keptShare = (stored: number) => Math.min(maxKept, keptPerStorage * stored)
  function faded(strength: number, stored: number, days: number): number {
    const kept = keptShare(stored)
    const lasts = firstDays * Math.exp(stored / daysPerStorage) * (1 + stored)
    return strength * (kept + (1 - kept) * Math.exp((-days * forgetting) / lasts))
  }
  function retrievalAt(skill: number, now: number): number {
    const since = at(practicedAt, skill)
    if (since < 0) return 0
    return faded(at(retrieval, skill), at(storage, skill), Math.max(0, now - since) / day)
  }
  const knowsWith = (item: WorldItem, strength: number) =>
    logistic(at(preparation, item.skill) + retrievalScale * strength - item.difficulty)
  return {
    knows: (item, now) => knowsWith(item, retrievalAt(item.skill, now)),
    practice({ skill }, isCorrect, progress, now) {
      const strength = retrievalAt(skill, now)
      const worth = Math.min(1.5, progress) * (isCorrect ? 1 : 0.8)
      storage[skill] = at(storage, skill) + storageStride * worth * (1 - strength) ** 1.5
      retrieval[skill] = Math.min(1, strength + retrievalStride * worth * (1 - strength))
      practicedAt[skill] = now
    },
    gain({ skill }, progress, now, later) {
      const { items } = at(world.skills, skill)
      const strength = retrievalAt(skill, now)
      const worth = Math.min(1.5, progress)
      const stored = at(storage, skill) + storageStride * worth * (1 - strength) ** 1.5
      const raised = Math.min(1, strength + retrievalStride * worth * (1 - strength))
      const then = faded(raised, stored, (later - now) / day)
      const without = retrievalAt(skill, later)
      return (
        items.reduce((sum, item) => sum + knowsWith(item, then) - knowsWith(item, without), 0) / items.length
      )
    },
    help(skill, now) {
      const strength = retrievalAt(skill, now)
      storage[skill] = at(storage, skill) + 0.25
      retrieval[skill] = Math.min(1, strength + 0.25)
      practicedAt[skill] = now
    },
  }
}
