import { describe, expect, it } from 'vitest'
import { planPause } from './constants.ts'
import { type Plan, planFor, planKinds, type Proposed } from './stuck-plan.ts'
import { catalogOf, chain, newPractice, type Practice } from './testing/practice.ts'

/** The plan for a student who works on a skill, given the earlier proposals. */
const plan = (practice: Practice, index: number, proposed: readonly Proposed[] = [], hasOtherWay = true) => {
  const { catalog, population, states } = practice
  const beliefs = practice.beliefs()
  return planFor({
    catalog,
    population,
    beliefs,
    states,
    skill: practice.skill(index),
    proposed,
    hasOtherWay,
  })
}

const failing = (times: number, catalog = chain(2), index = 1): Practice => {
  const practice = newPractice(catalog)
  practice.answers(times, `k${index}-2`, false)
  return practice
}

const earlier = (over: Partial<Proposed> & Plan): Proposed => ({
  for: 'k1',
  answered: 4,
  isThisSession: true,
  ...over,
})

/** The sequence of plans for a student who keeps failing. */
function plansOf(catalog = chain(2), index = 1, hasOtherWay = true) {
  const practice = newPractice(catalog)
  const proposed: Proposed[] = []
  for (let answered = 1; answered <= 60; answered += 1) {
    practice.answer(`k${index}-2`, false)
    const found = plan(practice, index, proposed, hasOtherWay)
    if (found !== null) proposed.unshift({ ...found, for: `k${index}`, answered, isThisSession: true })
  }
  return proposed.toReversed()
}

describe('who is stuck', () => {
  it('is told of another way by the tenth question at the latest', () => {
    expect(plansOf()[0]?.answered).toBeLessThanOrEqual(10)
  })

  it('goes to the weakest prerequisite first, then to the lesson, to another representation, and rests', () => {
    expect(plansOf().map(({ kind, skill }) => [kind, skill])).toEqual([
      ['prerequisite', 'k0'],
      ['lesson', 'k1'],
      ['other-way', 'k1'],
      ['break', 'k1'],
    ])
  })

  it('goes to the weaker of two prerequisites', () => {
    const practice = newPractice(
      catalogOf({
        skills: 3,
        prerequisites: [
          [0, 2],
          [1, 2],
        ],
      }),
    )
    practice.answers(4, 'k0-2', true)
    practice.answers(4, 'k1-2', false)
    practice.answers(10, 'k2-2', false)
    expect(plan(practice, 2)).toEqual({ kind: 'prerequisite', skill: 'k1' })
  })

  it('is not sent to a prerequisite that is known', () => {
    const practice = newPractice(chain(2))
    practice.answers(16, 'k0-3', true)
    practice.answers(10, 'k1-2', false)
    expect(practice.mastery(0)).toBeGreaterThan(75)
    expect(plan(practice, 1)).toEqual({ kind: 'lesson', skill: 'k1' })
  })

  it('begins with the lesson where nothing comes before, and leaves out another way where there is none', () => {
    expect(plansOf(chain(1), 0, false).map(({ kind }) => kind)).toEqual(['lesson', 'break'])
  })

  it('is given time between two plans', () => {
    const turns = plansOf().map(({ answered }) => answered)
    for (const [index, turn] of turns.slice(1).entries()) {
      expect(turn - (turns[index] ?? 0)).toBeGreaterThanOrEqual(planPause)
    }
  })

  it('is never told the same twice in a session, and may be in a later one', () => {
    const practice = failing(20)
    const before = [earlier({ kind: 'prerequisite', skill: 'k0' })]
    expect(plan(practice, 1, before)?.kind).toBe('lesson')
    const earlierSession = before.map((one) => ({ ...one, isThisSession: false }))
    expect(plan(practice, 1, earlierSession)?.kind).toBe('prerequisite')
    const all = planKinds.map((kind) => earlier({ kind, skill: kind === 'prerequisite' ? 'k0' : 'k1' }))
    expect(plan(practice, 1, all)).toBeNull()
  })

  it('rests once in a session, whichever the skill', () => {
    const practice = failing(20, chain(1), 0)
    const before = [
      earlier({ kind: 'break', skill: 'k7', for: 'k7' }),
      earlier({ kind: 'lesson', skill: 'k0', for: 'k0' }),
    ]
    expect(plan(practice, 0, before, false)).toBeNull()
  })
})

it('nobody who gets on is told to change plan', () => {
  const practice = newPractice(chain(2))
  for (let answered = 0; answered < 30; answered += 1) {
    practice.answer('k1-2', answered % 4 !== 0)
    expect(plan(practice, 1)).toBeNull()
  }
})
