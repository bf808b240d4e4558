import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abilityFor, chanceAt, expectedChance, masteryOf, meanChance, typical } from './belief.ts'
import { meanPerGrade, openGuess, ownGradeMean, slip } from './constants.ts'
import { histories, play } from './testing/histories.ts'
import { catalogOf, chain, newPractice, sure } from './testing/practice.ts'

const abilities = fc.double({ min: -6, max: 8, noNaN: true })
const doubts = fc.double({ min: 0, max: 4, noNaN: true })

describe('a student who has answered nothing', () => {
  it('1.2 stands where students of the grade stand, and higher in skills of earlier grades', () => {
    const { catalog, population } = newPractice(catalogOf({ skills: 3, grade: (index) => 5 + index }))
    const stands = catalog.skills.map((skill) => typical(population, skill, 7))
    expect(stands).toEqual([ownGradeMean + 2 * meanPerGrade, ownGradeMean + meanPerGrade, ownGradeMean])
    expect(typical(population, sure(catalog.skills[0]), null)).toBe(0)
  })

  it('1.2 is more in doubt than one who has', () => {
    const practice = newPractice(chain(3))
    const before = practice.beliefs()
    practice.answers(3, 'k1-2', true)
    const after = practice.beliefs()
    for (const index of [0, 1, 2]) {
      expect(after.baseVariance[index]).toBeLessThan(sure(before.baseVariance[index]))
      expect(after.mean[index]).toBeGreaterThan(sure(before.mean[index]))
    }
  })
})

describe('the chance of a right answer', () => {
  const { catalog, population } = newPractice(catalogOf({ skills: 1 }))
  const skill = sure(catalog.skills[0])
  const [easy, middle, hard, choice] = skill.items.map((item) => item)

  it('3.1 lies between luck and a slip, rises with ability, and falls with difficulty', () => {
    fc.assert(
      fc.property(abilities, fc.double({ min: 0.01, max: 2, noNaN: true }), (ability, more) => {
        const chance = chanceAt(population, sure(middle), ability)
        expect(chance).toBeGreaterThanOrEqual(openGuess)
        expect(chance).toBeLessThanOrEqual(1 - slip)
        expect(chanceAt(population, sure(middle), ability + more)).toBeGreaterThan(chance)
        expect(chanceAt(population, sure(easy), ability)).toBeGreaterThan(chance)
        expect(chanceAt(population, sure(hard), ability)).toBeLessThan(chance)
        expect(chanceAt(population, sure(choice), ability)).toBeGreaterThan(Math.max(chance, 0.25))
      }),
    )
  })

  it('3.2 is nearer the middle the less sure we are', () => {
    const chance = (mean: number, variance: number) =>
      expectedChance(population, sure(middle), mean, variance)
    expect(chance(2, 1)).toBeLessThan(chance(2, 0.1))
    expect(chance(-2, 1)).toBeGreaterThan(chance(-2, 0.1))
  })

  it('3.3 is a percentage whatever is believed, and the ability for it is found again', () => {
    fc.assert(
      fc.property(abilities, doubts, (mean, variance) => {
        const mastery = masteryOf(population, skill, { baseMean: 0, baseVariance: 1, mean, variance })
        expect(mastery).toBeGreaterThan(0)
        expect(mastery).toBeLessThan(1)
        expect(abilityFor(population, skill, mastery, variance)).toBeCloseTo(mean, 5)
      }),
    )
  })

  it('3.3 to a random question is close to the mean over the questions', () => {
    fc.assert(
      fc.property(abilities, (ability) => {
        const chances = skill.items.map((item) => chanceAt(population, item, ability))
        const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length
        expect(Math.abs(meanChance(population, skill, ability, 0) - mean)).toBeLessThan(0.02)
      }),
    )
  })
})

it('3.3 mastery lies within 0 to 100 whatever comes, today and a year later', () => {
  fc.assert(
    fc.property(histories({ skills: 4, maxLength: 80 }), (history) => {
      const practice = newPractice(chain(4))
      practice.populationLearns = true
      play(practice, history, ({ state, after }, _, before) => {
        for (const value of [before / 100, after, state.shown]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
      })
      for (const later of [0, 1e6, 3e7]) {
        for (const index of [0, 1, 2, 3]) {
          expect(practice.mastery(index, practice.at + later)).toBeGreaterThan(0)
          expect(practice.mastery(index, practice.at + later)).toBeLessThan(100)
        }
      }
    }),
    { numRuns: 40 },
  )
})
