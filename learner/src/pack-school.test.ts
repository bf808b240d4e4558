import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packSchool, unpackSchool } from './pack-school.ts'
import { newSchool } from './school.ts'
import { histories, play } from './testing/histories.ts'
import { catalogOf, newPractice } from './testing/practice.ts'

const prerequisites = [[0, 1] as const]

it('12.2 a packed school loses nothing on its way through JSON', () => {
  fc.assert(
    fc.property(histories({ skills: 3, maxLength: 80 }), (history) => {
      const practice = newPractice(catalogOf({ skills: 3, prerequisites }))
      practice.schoolLearns = true
      play(practice, history, () => undefined)
      const { catalog, school } = practice
      const packed = packSchool(catalog, school)
      const unpacked = unpackSchool(catalog, JSON.parse(JSON.stringify(packed)))
      expect(unpacked).toEqual(school)
      expect(packSchool(catalog, unpacked)).toEqual(packed)
    }),
    { numRuns: 30 },
  )
})

it('12.2 skills that went are left out and skills that came start afresh', () => {
  const before = newPractice(catalogOf({ skills: 3, prerequisites }))
  before.schoolLearns = true
  before.answers(10, 'k0-2', true)
  before.answers(10, 'k2-2', false)
  const packed = packSchool(before.catalog, before.school)

  const smaller = catalogOf({ skills: 2 })
  const kept = unpackSchool(smaller, packed)
  expect(kept.itemMean[1]).toBe(before.school.itemMean[1])
  expect(kept.itemMean).toHaveLength(8)

  const larger = catalogOf({ skills: 4, prerequisites })
  const grown = unpackSchool(larger, packed)
  expect([...grown.itemMean].slice(0, 12)).toEqual([...before.school.itemMean])
  expect([...grown.itemMean].slice(12)).toEqual([...newSchool(larger).itemMean].slice(12))
  expect(grown.skillMean[3]).toBe(0)
})
