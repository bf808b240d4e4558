import { describe, expect, it } from 'vitest'
import { stuckAnswers } from './constants.ts'
import { firstRates, newStudent } from './state.ts'
import { helped, stuckSkills } from './stuck.ts'
import { catalogOf, chain, newPractice, type Practice } from './testing/practice.ts'

const stuck = ({ catalog, population, states, beliefs }: Practice) =>
  stuckSkills(catalog, population, beliefs(), states)

/** How many wrong answers it takes until the skill is listed. */
const failuresUntilStuck = (item: string, max = 20) => {
  const practice = newPractice(chain(2))
  let failures = 0
  while (!stuck(practice).includes(practice.item(item).skillIndex) && failures < max) {
    practice.answer(item, false)
    failures += 1
  }
  return failures
}

describe('a student who is stuck', () => {
  it('7.1 is listed by the tenth failure in a row, and not before enough answers', () => {
    for (const item of ['k0-1', 'k0-2', 'k0-3', 'k0-c', 'k1-1', 'k1-2', 'k1-3', 'k1-c']) {
      expect(failuresUntilStuck(item), item).toBeLessThanOrEqual(10)
      expect(failuresUntilStuck(item), item).toBeGreaterThanOrEqual(stuckAnswers)
    }
  })

  it('7.2 is listed no longer after success', () => {
    const practice = newPractice(chain(1))
    practice.answers(10, 'k0-2', false)
    expect(stuck(practice)).toEqual([0])
    practice.answers(6, 'k0-2', true)
    expect(stuck(practice)).toEqual([])
  })

  it('7.2 is listed no longer after help, until new failures say so', () => {
    const practice = newPractice(chain(1))
    practice.answers(10, 'k0-2', false)
    practice.states[0] = helped(practice.state(0), firstRates(newStudent(null)))
    expect(stuck(practice)).toEqual([])
    practice.answers(stuckAnswers - 1, 'k0-2', false)
    expect(stuck(practice)).toEqual([])
    practice.answers(10, 'k0-2', false)
    expect(stuck(practice)).toEqual([0])
  })

  it('7.1 is listed with the most certain skill first', () => {
    const practice = newPractice(catalogOf({ skills: 2, strand: (index) => `strand ${index}` }))
    practice.answers(9, 'k0-2', false)
    practice.answers(16, 'k1-2', false)
    const listed = stuck(practice)
    expect(new Set(listed)).toEqual(new Set([0, 1]))
    const chances = listed.map((index) => practice.state(index).rates[0])
    expect(chances).toEqual(chances.toSorted((one, other) => other - one))
  })
})

it('7.1 who makes progress is never listed', () => {
  const practice = newPractice(chain(1))
  practice.answers(2, 'k0-2', false)
  for (let index = 0; index < 20; index += 1) {
    practice.answer('k0-2', index % 4 !== 0)
    expect(stuck(practice)).toEqual([])
  }
})
