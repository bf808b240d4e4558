import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { balanced, drawFlows, netOf } from './lake-budget.ts'

test('a lake whose flows are balanced gains nothing and loses nothing', () => {
  let found = 0
  for (let seed = 0; seed < 2000; seed += 1) {
    const random = createRandom(`balance ${seed}`)
    const asked = random.pick(['springs', 'vapor', 'seepage'] as const)
    const flows = drawFlows(random, ['river', 'rain', 'springs', 'outlet', 'vapor', 'seepage'])
    const steady = balanced(flows, asked)
    if (steady === undefined) continue
    found += 1
    expect(netOf(steady)).toBe(0)
  }
  expect(found).toBeGreaterThan(400)
})
