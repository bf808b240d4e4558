import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packState, unpackState } from './pack-state.ts'
import { itemKey, markSeen, type SeenItems } from './seen-items.ts'
import { newSkillState } from './state.ts'
import { histories, play } from './testing/histories.ts'
import { catalogOf, newPractice } from './testing/practice.ts'

/** The maximum number of items, each with the largest packed value it can have. */
const met = Array.from({ length: 200 }, (_, index) => itemKey(`item ${index}`))
  .toSorted((one, other) => other - one)
  .slice(0, 7)
  .flatMap((key) => Array.from({ length: 9 }, () => key))
  .reduce<SeenItems>((items, key) => markSeen(items, key, true), [])

it('12.1 a packed state loses nothing on its way through JSON and stays under 200 bytes', () => {
  fc.assert(
    fc.property(histories({ skills: 2, maxLength: 300 }), (history) => {
      const practice = newPractice(catalogOf({ skills: 2, prerequisites: [[0, 1]] }))
      play(practice, history, ({ state }) => {
        const long = { ...state, met }
        const json = JSON.stringify(packState(long))
        expect(json.length).toBeLessThan(200)
        expect(unpackState(JSON.parse(json))).toEqual(long)
        expect(unpackState(packState(state))).toEqual(state)
      })
    }),
    { numRuns: 20 },
  )
})

it('12.1 so does one that was never answered', () => {
  const { student } = newPractice(catalogOf({ skills: 1 }))
  const state = { ...newSkillState({ ...student, rates: [1 / 3, 5 / 7, Math.PI] }), isDeferred: true }
  const json = JSON.stringify(packState(state))
  expect(json.length).toBeLessThan(200)
  expect(unpackState(JSON.parse(json))).toEqual(state)
})

it('12.1 a list that another version of the model wrote is refused', () => {
  expect(() => unpackState([1, 2, 3])).toThrow(/22 numbers or more, not 3/)
})
