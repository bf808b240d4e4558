import { at } from '../at.ts'
import { day, logistic, type Knowledge, type KnowledgeOptions } from '../knowledge.ts'
import type { WorldItem } from '../world.ts'

/** Knowing at each stage (unknown, begun, can do, fluent), in logits, for an item of medium difficulty. */
const stageLogits = [-3.4, -1, 1.5, 4]
/** The probability that a suitable question lifts each stage to the next. */
const rise = [0.66, 0.55, 0.46, 0]
/** Mean days until a stage reached by practice lapses to the one below. */
const lapseDays = [Infinity, 110, 65, 48]
/** Factor on relearning a stage that was reached before. */
const savings = 1.7
/** Factor on the lapse days for a success after a pause. */
const spacing = 1.75

/**
 * Each skill is in one of four hidden stages. A suitable question may lift it by one. A stage reached by practice
 * lapses at a time drawn at the last practice; each success after a pause makes that time later.
 */
export function createStages({ world, preparation, forgetting, random }: KnowledgeOptions): Knowledge {
  const count = world.skills.length
  const stage = new Int8Array(count)
  const best = new Int8Array(count)
  const spacedWins = new Int16Array(count)
  const practicedAt = new Float64Array(count).fill(-1)
  /** When the stage lapses for the first and the second time. */
  const lapses = world.skills.map(() => [Infinity, Infinity])

  for (let skill = 0; skill < count; skill++) {
    const ease = logistic(1.25 * at(preparation, skill))
    let reached = 0
    while (reached < 3 && random.isTrue(reached === 0 ? Math.min(0.97, 0.25 + 0.95 * ease) : ease)) reached++
    stage[skill] = reached
    best[skill] = reached
  }

  function stageAt(skill: number, now: number): number {
    const lapsed = at(lapses, skill).filter((moment) => moment <= now).length
    return Math.max(Math.min(1, at(stage, skill)), at(stage, skill) - lapsed)
  }
  function drawLapses(skill: number, now: number): void {
    let moment = now
    lapses[skill] = [0, 1].map((step) => {
      const reached = Math.max(0, at(stage, skill) - step)
      const days = (at(lapseDays, reached) * spacing ** at(spacedWins, skill)) / forgetting
      moment += -Math.log(1 - random.uniform()) * days * day
      return moment
    })
  }
  const knowsAt = (reached: number, item: WorldItem) =>
    logistic(at(stageLogits, reached) - 1.1 * item.difficulty)
  const isSpaced = (skill: number, now: number) =>
    at(practicedAt, skill) >= 0 && now - at(practicedAt, skill) > day / 2
  function chanceToRise({ skill, level }: WorldItem, current: number, progress: number): number {
    // Easy questions teach beginners; hard ones make able students fluent.
    const distance = level - Math.max(1, current)
    const fit = distance === 0 ? 1 : distance > 0 ? 0.75 : 0.5
    const again = at(best, skill) > current ? savings : 1
    return Math.min(0.85, at(rise, current) * progress * fit * again)
  }
  return {
    knows: (item, now) => knowsAt(stageAt(item.skill, now), item),
    practice(item, isCorrect, progress, now) {
      const { skill } = item
      const current = stageAt(skill, now)
      const probability = chanceToRise(item, current, progress) * (isCorrect ? 1 : 0.8)
      stage[skill] = random.isTrue(probability) ? current + 1 : current
      best[skill] = Math.max(at(best, skill), at(stage, skill))
      if (isCorrect && isSpaced(skill, now)) spacedWins[skill] = Math.min(6, at(spacedWins, skill) + 1)
      practicedAt[skill] = now
      drawLapses(skill, now)
    },
    gain(item, progress, now, later) {
      const { items } = at(world.skills, item.skill)
      const current = stageAt(item.skill, now)
      const probability = chanceToRise(item, current, progress)
      const wins = at(spacedWins, item.skill) + (isSpaced(item.skill, now) ? 1 : 0)
      const days = (at(lapseDays, current) * spacing ** wins) / forgetting
      const kept = Math.exp(-(later - now) / day / days)
      const passed = stageAt(item.skill, later)
      const step = (each: WorldItem) =>
        kept *
          (probability * knowsAt(Math.min(3, current + 1), each) +
            (1 - probability) * knowsAt(current, each)) +
        (1 - kept) * knowsAt(Math.max(0, current - 1), each)
      return (
        items.reduce((sum, each) => sum + Math.max(0, step(each) - knowsAt(passed, each)), 0) / items.length
      )
    },
    help(skill, now) {
      stage[skill] = Math.max(1, stageAt(skill, now))
      practicedAt[skill] = now
      drawLapses(skill, now)
    },
  }
}
