import { expect, test } from 'vitest'
import { summarize } from './measures.ts'
import { createCalibration, quantile } from './tally.ts'
import { variations } from './variations.ts'
import { createWorld, type World, type WorldOptions } from './world.ts'

const seeds = [1, 2, 3, 4, 5, 6]

/** Returns the share of true links that are not shown, and the number of wrong links for each true one. */
function mapErrors(options: WorldOptions): { missing: number; wrong: number } {
  const links = (world: World) =>
    world.skills.flatMap((skill) =>
      skill.prerequisites.map((earlier) => `${world.skills[earlier]?.id}>${skill.id}`),
    )
  const count = { truth: 0, missing: 0, wrong: 0 }
  for (const seed of seeds) {
    const world = createWorld(seed, options)
    const truth = new Set(links(world))
    const shown = new Set(world.init.prerequisites.map(([earlier, later]) => `${earlier}>${later}`))
    count.truth += truth.size
    count.missing += truth.difference(shown).size
    count.wrong += shown.difference(truth).size
  }
  return { missing: count.missing / count.truth, wrong: count.wrong / count.truth }
}

test('a catalogue has two grades, five strands, and four to seven items a skill at three levels', () => {
  for (const seed of seeds) {
    const { skills, goals, init } = createWorld(seed, variations.base.world)
    expect(skills).toHaveLength(90)
    expect(new Set(skills.map((skill) => skill.grade))).toEqual(new Set([6, 7]))
    expect(new Set(skills.map((skill) => skill.strand)).size).toBe(5)
    expect(goals.length).toBeGreaterThan(45)
    for (const skill of skills) {
      expect(skill.items.length).toBeGreaterThanOrEqual(4)
      expect(skill.items.length).toBeLessThanOrEqual(7)
      expect(new Set(skill.items.map((item) => item.level)).size).toBe(3)
      expect(skill.prerequisites.every((earlier) => earlier < skill.index)).toBe(true)
    }
    expect(new Set(init.items.map((item) => item.id)).size).toBe(init.items.length)
  }
})

test('the map that an engine sees misses some links and shows some wrong ones, the wrong map twice as many', () => {
  const usual = mapErrors(variations.base.world)
  const wrong = mapErrors(variations['wrong-map'].world)
  expect(usual.missing).toBeGreaterThan(0.1)
  expect(usual.missing).toBeLessThan(0.2)
  expect(usual.wrong).toBeGreaterThan(0.05)
  expect(wrong.missing).toBeGreaterThan(1.5 * usual.missing)
  expect(wrong.wrong).toBeGreaterThan(1.5 * usual.wrong)
})

test('the calibration error weighs each bin by how full it is', () => {
  const calibration = createCalibration()
  calibration.add(0.85, 1)
  calibration.add(0.85, 0.8)
  calibration.add(0.25, 0.05)
  calibration.add(1, 1)
  expect(calibration.error()).toBeCloseTo((2 * 0.05 + 0.2) / 4)
  expect(calibration.brier()).toBeCloseTo((0.0225 + 0.0025 + 0.04) / 4)
})

test('means come with the standard error over the runs', () => {
  expect(summarize([1, 3, null])).toEqual({ mean: 2, error: 1 })
  expect(summarize([null])).toBeNull()
  expect(quantile([5, 1, 3], 0.5)).toBe(3)
})
