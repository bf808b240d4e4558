import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packPopulation, unpackPopulation } from './pack-population.ts'
import { newPopulation } from './population.ts'
import { histories, play } from './testing/histories.ts'
import { catalogOf, newPractice } from './testing/practice.ts'

const prerequisites = [[0, 1] as const]

it('12.2 a packed population loses nothing on its way through JSON', () => {
  fc.assert(
    fc.property(histories({ skills: 3, maxLength: 80 }), (history) => {
      const practice = newPractice(catalogOf({ skills: 3, prerequisites }))
      practice.populationLearns = true
      play(practice, history, () => undefined)
      const { catalog, population } = practice
      const packed = packPopulation(catalog, population)
      const unpacked = unpackPopulation(catalog, JSON.parse(JSON.stringify(packed)))
      expect(unpacked).toEqual(population)
      expect(packPopulation(catalog, unpacked)).toEqual(packed)
    }),
    { numRuns: 30 },
  )
})

it('12.2 skills that went are left out and skills that came start afresh', () => {
  const before = newPractice(catalogOf({ skills: 3, prerequisites }))
  before.populationLearns = true
  before.answers(10, 'k0-2', true)
  before.answers(10, 'k2-2', false)
  const packed = packPopulation(before.catalog, before.population)

  const smaller = catalogOf({ skills: 2 })
  const kept = unpackPopulation(smaller, packed)
  expect(kept.itemMean[1]).toBe(before.population.itemMean[1])
  expect(kept.itemMean).toHaveLength(8)

  const larger = catalogOf({ skills: 4, prerequisites })
  const grown = unpackPopulation(larger, packed)
  expect([...grown.itemMean].slice(0, 12)).toEqual([...before.population.itemMean])
  expect([...grown.itemMean].slice(12)).toEqual([...newPopulation(larger).itemMean].slice(12))
  expect(grown.skillMean[3]).toBe(0)
})
