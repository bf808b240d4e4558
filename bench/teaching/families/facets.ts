import { at } from '../at.ts'
import { day, logistic, type Knowledge, type KnowledgeOptions } from '../knowledge.ts'
import type { WorldItem } from '../world.ts'

/** The chance of using a misunderstood facet correctly, for the wrong reason. */
const despiteMisconception = 0.1
/** Share of the weak facets that start as misconceptions. */
const misconceptions = 0.08
const scale = 1.7
const stride = 0.86
const ceiling = 3.1
/** Logits that a facet loses for each e-fold of days since its last use. */
const loss = 0.4
const firstDays = 5
/** Share of each gain that never fades. */
const consolidated = 0.25

/**
 * A skill has several facets, one of them shared by its unit. A question needs some of them at once, so knowing is
 * their product. Each facet is a memory trace that fades with the logarithm of time (Wickelgren 1974). Some facets
 * start as misconceptions: only answering wrong and reading why corrects them, after several times.
 */
export function createFacets({ world, preparation, forgetting, random }: KnowledgeOptions): Knowledge {
  const strength = new Float64Array(world.facets)
  /** Strength that does not fade: what was known before practice, and the consolidated gains. */
  const base = new Float64Array(world.facets)
  const usedAt = new Float64Array(world.facets).fill(-1)
  const days = new Float64Array(world.facets).fill(firstDays)
  /** The number of confrontations still needed to correct it. */
  const misconception = new Int8Array(world.facets)
  for (const skill of world.skills) {
    for (const facet of skill.facets) {
      strength[facet] = Math.min(ceiling, at(preparation, skill.index) / scale + 0.72 + 0.6 * random.normal())
      base[facet] = at(strength, facet)
      misconception[facet] =
        at(strength, facet) < 1.2 && random.isTrue(misconceptions) ? 2 + random.below(3) : 0
    }
  }

  function strengthAt(facet: number, now: number): number {
    const since = at(usedAt, facet)
    if (since < 0) return at(strength, facet)
    const passed = (Math.max(0, now - since) / day) * forgetting
    const faded = at(strength, facet) - loss * Math.log1p(passed / at(days, facet))
    return Math.max(Math.min(at(base, facet), at(strength, facet)), faded)
  }
  function use(facet: number, progress: number, now: number): void {
    const current = strengthAt(facet, now)
    const gain = stride * progress * Math.max(0, 1 - current / ceiling)
    strength[facet] = current + gain
    base[facet] = at(base, facet) + consolidated * gain
    usedAt[facet] = now
  }
  /** A success after a pause makes a trace fade more slowly. */
  function space(facet: number, now: number): void {
    const since = at(usedAt, facet)
    if (since >= 0 && now - since > day / 2) days[facet] = Math.min(200, at(days, facet) * 2)
  }
  function knows(item: WorldItem, now: number): number {
    let known = 1
    for (const facet of item.facets) {
      known *=
        at(misconception, facet) > 0
          ? despiteMisconception
          : logistic(scale * strengthAt(facet, now) - 0.35 * item.difficulty)
    }
    return known
  }
  return {
    knows,
    practice(item, isCorrect, progress, now) {
      for (const facet of item.facets) {
        if (at(misconception, facet) > 0) {
          if (!isCorrect && random.isTrue(Math.min(0.95, 0.75 * progress)))
            misconception[facet] = at(misconception, facet) - 1
          continue
        }
        if (isCorrect) space(facet, now)
        use(facet, progress * (isCorrect ? 1 : 0.9), now)
      }
    },
    gain(item, progress, now, later) {
      const { items } = at(world.skills, item.skill)
      const knownBefore = items.reduce((sum, each) => sum + knows(each, later), 0)
      const held = item.facets.map((facet) => ({
        facet,
        strength: at(strength, facet),
        base: at(base, facet),
        usedAt: at(usedAt, facet),
        days: at(days, facet),
        needed: at(misconception, facet),
      }))
      for (const { facet, needed } of held) {
        misconception[facet] = 0
        if (needed > 0) continue
        space(facet, now)
        use(facet, progress, now)
      }
      const knownAfter = items.reduce((sum, each) => sum + knows(each, later), 0)
      for (const before of held) {
        strength[before.facet] = before.strength
        base[before.facet] = before.base
        usedAt[before.facet] = before.usedAt
        days[before.facet] = before.days
        misconception[before.facet] = before.needed
      }
      const confrontations = Math.max(1, ...held.map(({ needed }) => needed))
      return (knownAfter - knownBefore) / items.length / confrontations
    },
    help(skill, now) {
      for (const facet of at(world.skills, skill).facets) {
        misconception[facet] = 0
        strength[facet] = Math.min(ceiling, strengthAt(facet, now) + 0.35)
        usedAt[facet] = now
      }
    },
  }
}
