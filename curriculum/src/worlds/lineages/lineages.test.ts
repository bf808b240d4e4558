import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawLineage, isSteady } from './lineages.ts'

test('most lines change steadily, and their scatter can be seen', () => {
  let [steady, exact] = [0, 0]
  for (let seed = 0; seed < 2000; seed += 1) {
    const { slope, ...line } = drawLineage(createRandom(`line ${seed}`))
    expect(line.ages.every((age, at) => at === 0 || age < (line.ages[at - 1] ?? 0))).toBe(true)
    if (!isSteady(line)) continue
    steady += 1
    const steps = line.sizes.slice(1).map((size, at) => size - (line.sizes[at] ?? 0))
    expect(steps.every((step) => Math.sign(step) === Math.sign(slope))).toBe(true)
    if (new Set(steps).size === 1) exact += 1
  }
  expect(steady).toBeGreaterThan(1000)
  expect(exact / steady).toBeLessThan(0.1)
})
