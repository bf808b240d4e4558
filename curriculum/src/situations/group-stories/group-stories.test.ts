import { expect, it } from 'vitest'
import { resultOf } from '../../equations/two-step.ts'
import { createRandom } from '../../random.ts'
import { drawGroups, tellGroups } from './group-stories.ts'

it('tells stories of equal groups, with the unknown in words', () => {
  for (const level of [1, 2, 3] as const) {
    const drawn = Array.from({ length: 60 }, (_, seed) => drawGroups(createRandom(`${level} ${seed}`), level))
    expect(new Set(drawn.map(({ story }) => story)).size).toBe(4)
    for (const told of drawn) {
      expect(tellGroups(told).unknown.say).toBe(`situations/group-stories/${told.story}.unknown`)
      expect(Number.isInteger(resultOf(told))).toBe(true)
    }
  }
})
