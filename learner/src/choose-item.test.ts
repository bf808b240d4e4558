import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ItemChoice, chooseItem } from './choose-item.ts'
import { chanceBand } from './constants.ts'
import { predict } from './predict.ts'
import { histories, play } from './testing/histories.ts'
import { chain, newPractice, type Practice, sure } from './testing/practice.ts'

const choose = (practice: Practice, index: number, random: number): ItemChoice => {
  const { catalog, population, student, states } = practice
  return chooseItem(
    catalog,
    population,
    student,
    states[index],
    practice.beliefs(),
    practice.skill(index),
    random,
  )
}

const chances = (practice: Practice, index: number) => {
  const { catalog, population, student, states } = practice
  const beliefs = practice.beliefs()
  return practice.skill(index).items.map((item) => ({
    item,
    chance: predict(catalog, population, student, states[index], beliefs, item).chance,
  }))
}

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('the question', () => {
  it('8.1 lies in the band of chance wherever a question that was not just asked does', () => {
    fc.assert(
      fc.property(histories({ skills: 2, maxLength: 40 }), chance, (history, random) => {
        const practice = newPractice(chain(2))
        practice.populationLearns = true
        play(practice, history, () => {
          for (const index of [0, 1]) {
            const inBand = chances(practice, index).filter(
              ({ item, chance: of }) =>
                of >= chanceBand[0] && of <= chanceBand[1] && item.id !== practice.student.last[0]?.item,
            )
            if (inBand.length === 0) return
            const { prediction } = choose(practice, index, random)
            expect(prediction.chance).toBeGreaterThanOrEqual(chanceBand[0])
            expect(prediction.chance).toBeLessThanOrEqual(chanceBand[1])
          }
        })
      }),
      { numRuns: 40 },
    )
  })

  it('8.2 is never the one that was just asked, where there are others', () => {
    fc.assert(
      fc.property(histories({ skills: 2, maxLength: 40 }), chance, (history, random) => {
        const practice = newPractice(chain(2))
        practice.populationLearns = true
        play(practice, history, () => {
          for (const index of [0, 1]) {
            expect(choose(practice, index, random).item.id).not.toBe(practice.student.last[0]?.item)
          }
        })
      }),
      { numRuns: 40 },
    )
  })

  it('8.1 gets harder as the student gets better', () => {
    const practice = newPractice(chain(1))
    const level = () => choose(practice, 0, 0).item.level
    practice.answers(4, 'k0-c', false)
    expect(level()).toBe(1)
    practice.answers(20, 'k0-c', true)
    expect(level()).toBe(3)
  })

  it('8.3 comes with the chance that it was chosen for', () => {
    const practice = newPractice(chain(1))
    practice.answers(3, 'k0-2', true)
    const { item, prediction } = choose(practice, 0, 0.5)
    const found = sure(chances(practice, 0).find((entry) => entry.item === item))
    expect(prediction.chance).toBe(found.chance)
  })
})
