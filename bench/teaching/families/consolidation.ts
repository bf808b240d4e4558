import { at } from '../at.ts'
import { day, logistic, type Knowledge, type KnowledgeOptions } from '../knowledge.ts'
import type { WorldItem } from '../world.ts'

/** Logits that the first question of a session adds to a skill. */
const stride = 0.85
/** What each further question in the same session adds, as a share of the one before. */
const repeated = 0.3
/** Questions closer together than this many seconds count as one session. */
const sitting = 8 * 3600
const ceiling = 4.2
/** Initial half-life in days of what practice added; each session on another day lengthens it. */
const firstHalfLife = 9
const longer = 1.6
const maxHalfLife = 300

/**
 * Memory takes in about one lesson of a kind at a time, and settles it overnight: the second question of a session adds
 * about a third of the first, the third a ninth. What has settled decays with half-lives (Ebbinghaus 1885) that grow
 * with each session, whether the answers were right or wrong.
 */
export function createConsolidation({ world, preparation, forgetting }: KnowledgeOptions): Knowledge {
  const count = world.skills.length
  const learned = new Float64Array(count)
  const practicedAt = new Float64Array(count).fill(-1)
  const halfLife = new Float64Array(count).fill(firstHalfLife)
  /** Questions in the latest session. */
  const sat = new Uint16Array(count)

  function learnedAt(skill: number, now: number): number {
    const since = at(practicedAt, skill)
    if (since < 0) return 0
    const days = (Math.max(0, now - since) / day) * forgetting
    return at(learned, skill) * 2 ** (-days / at(halfLife, skill))
  }
  const isSameSitting = (skill: number, now: number) =>
    at(practicedAt, skill) >= 0 && now - at(practicedAt, skill) < sitting
  function strideAt(skill: number, progress: number, now: number): number {
    const level = at(preparation, skill) + learnedAt(skill, now)
    const before = isSameSitting(skill, now) ? at(sat, skill) : 0
    return stride * progress * repeated ** before * Math.max(0.05, 1 - Math.max(0, level) / ceiling)
  }
  const knowsWith = (item: WorldItem, extra: number) =>
    logistic(at(preparation, item.skill) + extra - item.difficulty)
  return {
    knows: (item, now) => knowsWith(item, learnedAt(item.skill, now)),
    practice({ skill }, isCorrect, progress, now) {
      const added = strideAt(skill, progress, now) * (isCorrect ? 1 : 0.85)
      const isNext = isSameSitting(skill, now)
      learned[skill] = learnedAt(skill, now) + added
      if (!isNext && at(practicedAt, skill) >= 0)
        halfLife[skill] = Math.min(maxHalfLife, at(halfLife, skill) * longer)
      sat[skill] = isNext ? at(sat, skill) + 1 : 1
      practicedAt[skill] = now
    },
    gain({ skill }, progress, now, later) {
      const { items } = at(world.skills, skill)
      const total = learnedAt(skill, now) + strideAt(skill, progress, now)
      const isSpaced = at(practicedAt, skill) >= 0 && !isSameSitting(skill, now)
      const lasts = Math.min(maxHalfLife, at(halfLife, skill) * (isSpaced ? longer : 1))
      const then = total * 2 ** ((-((later - now) / day) * forgetting) / lasts)
      const without = learnedAt(skill, later)
      return (
        items.reduce((sum, item) => sum + knowsWith(item, then) - knowsWith(item, without), 0) / items.length
      )
    },
    help(skill, now) {
      learned[skill] = learnedAt(skill, now) + 0.5
      practicedAt[skill] = now
    },
  }
}
