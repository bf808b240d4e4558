import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawHistory, evidenceOf, type GroupPlan, layersOf, thingsOf } from './strata.ts'

const plans: readonly (readonly GroupPlan[])[] = [
  [{ layers: 4, cut: 'dike' }],
  [{ layers: 3, cut: 'tilt' }, { layers: 2 }],
  [
    { layers: 2, cut: 'fault' },
    { layers: 2, cut: 'dike' },
  ],
  [{ layers: 2, cut: 'dike' }, { layers: 1, cut: 'dike' }, { layers: 2 }],
]

test('the drawing shows for each two neighbors in time which is younger, so only one order fits', () => {
  for (let seed = 0; seed < 2000; seed += 1) {
    const history = drawHistory(createRandom(`strata ${seed}`), plans[seed % plans.length] ?? [])
    const things = thingsOf(history)
    for (const [at, younger] of things.slice(1).entries()) {
      const older = things[at]
      if (older === undefined) throw new Error('Each has one before it')
      expect(evidenceOf(older, younger), JSON.stringify(history.groups)).toBeDefined()
    }
    expect(new Set(layersOf(history)).size).toBe(layersOf(history).length)
    expect(history.events).toHaveLength(things.length)
  }
})

test('no two layers that touch are of one rock', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { events } = drawHistory(createRandom(`rocks ${seed}`), [{ layers: 6 }])
    const rocks = events.map((event) => (event.event === 'layer' ? event.rock : ''))
    expect(rocks.every((rock, at) => rock !== rocks[at + 1])).toBe(true)
  }
})
