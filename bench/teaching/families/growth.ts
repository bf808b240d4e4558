import { at } from '../at.ts'
import { day, type Knowledge, type KnowledgeOptions } from '../knowledge.ts'
import type { WorldItem } from '../world.ts'

/** Steepness of the Hill curve from strength to knowing. */
const steepness = 2.2
/** Log strength for each logit of difficulty. */
const difficultyScale = 0.42
const ceiling = 7.6
/** Strength gained from the best question, starting from nothing. */
const stride = 0.64
/** The zone of proximal development: centered where knowing is about .55, and its width. */
const zoneCenter = 0.55
const zoneWidth = 0.42
/** Share of each gain that never fades. */
const consolidated = 0.38
const firstDays = 13
const maxDays = 240
/** Factor on the decay days for a success after a pause. */
const spacing = 1.7

/**
 * Strength grows smoothly toward a ceiling, fastest in the zone of proximal development, and decays exponentially to
 * its consolidated part. Each success after a pause slows the decay. knows = s^h / (s^h + d^h) (Hill 1910).
 */
export function createGrowth({ world, preparation, forgetting }: KnowledgeOptions): Knowledge {
  const strength = Float64Array.from(preparation, (logit) => Math.min(ceiling, Math.exp(logit / steepness)))
  const floor = strength.slice()
  const practicedAt = new Float64Array(strength.length).fill(-1)
  const days = new Float64Array(strength.length).fill(firstDays)
  const threshold = new Map(
    [...world.items.values()].map((item) => [item.id, Math.exp(difficultyScale * item.difficulty)]),
  )

  function strengthAt(skill: number, now: number): number {
    const since = at(practicedAt, skill)
    if (since < 0) return at(strength, skill)
    const passed = (Math.max(0, now - since) / day) * forgetting
    const kept = Math.exp(-passed / at(days, skill))
    return at(floor, skill) + (at(strength, skill) - at(floor, skill)) * kept
  }
  const isSpaced = (skill: number, now: number) =>
    at(practicedAt, skill) >= 0 && now - at(practicedAt, skill) > day / 2
  const hill = (item: WorldItem, held: number) =>
    1 / (1 + ((threshold.get(item.id) ?? 1) / held) ** steepness)
  function growthBy(item: WorldItem, current: number, progress: number): number {
    const zone = 0.2 + 0.8 * Math.exp(-(((hill(item, current) - zoneCenter) / zoneWidth) ** 2))
    return stride * progress * zone * Math.max(0, 1 - current / ceiling)
  }
  return {
    knows: (item, now) => hill(item, strengthAt(item.skill, now)),
    practice(item, isCorrect, progress, now) {
      const { skill } = item
      const current = strengthAt(skill, now)
      const gain = growthBy(item, current, progress) * (isCorrect ? 1 : 0.8)
      if (isCorrect && isSpaced(skill, now)) days[skill] = Math.min(maxDays, at(days, skill) * spacing)
      floor[skill] = Math.min(current + gain, at(floor, skill) + consolidated * gain)
      strength[skill] = current + gain
      practicedAt[skill] = now
    },
    gain(item, progress, now, later) {
      const { skill } = item
      const { items } = at(world.skills, skill)
      const current = strengthAt(skill, now)
      const added = growthBy(item, current, progress)
      const stays = Math.min(current, at(floor, skill)) + consolidated * added
      const lasts = at(days, skill) * (isSpaced(skill, now) ? spacing : 1)
      const kept = Math.exp((-(later - now) / day / lasts) * forgetting)
      const then = stays + (current + added - stays) * kept
      const held = strengthAt(skill, later)
      return items.reduce((sum, each) => sum + hill(each, then) - hill(each, held), 0) / items.length
    },
    help(skill, now) {
      const current = strengthAt(skill, now)
      strength[skill] = Math.min(ceiling, current + 0.4)
      floor[skill] = Math.min(at(strength, skill), at(floor, skill) + 0.25)
      practicedAt[skill] = now
    },
  }
}
