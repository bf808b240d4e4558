import { randomBytes, randomUUID } from 'node:crypto'
import { UserId } from '@skills-center/contract/ids'
import { skills } from '@skills-center/curriculum/catalogue'
import { createRandom } from '@skills-center/curriculum/random'
import { newPopulation } from '@skills-center/learner/population'
import { newStudent, type SkillState } from '@skills-center/learner/state'
import { update } from '@skills-center/learner/update'
import { describe, expect, it } from 'vitest'
import { secret } from '../../test-app.ts'
import { beliefsAbout } from '../learner/learner.ts'
import { learnerCatalog, learnerItem, partsOf } from '../learner/learner-catalog.ts'
import { withAsked, toRecentlyAsked } from './recently-asked.ts'
import { type Issued, issueQuestion } from './next-question.ts'
import { createQuestionTokens } from './question-token.ts'

const studentId = UserId.parse('018f3c1e-0000-7000-8000-000000000001')
const tokens = createQuestionTokens(secret, randomBytes)

const population = newPopulation(learnerCatalog)

/** The questions that a student with this chance of being right gets, one after the other. */
function meet(skill: (typeof skills)[number], questions: number, ability: number): Issued[] {
  let clock = new Date('2026-03-10T15:00:00Z')
  const draws = createRandom(`${skill.id} ${ability}`)
  const random = () => draws.integer(0, 2 ** 31 - 1) / 2 ** 31
  const deps = { tokens, now: () => clock, newId: () => randomUUID(), random }
  let student = newStudent(skill.gradeLevel)
  let state: SkillState | undefined
  let recent = toRecentlyAsked(undefined)
  const met: Issued[] = []
  while (met.length < questions) {
    clock = new Date(clock.getTime() + 40_000)
    const at = Math.floor(clock.getTime() / 1000)
    const beliefs = beliefsAbout(population, { student, states: new Map(state && [[skill.id, state]]) }, at)
    const issued = issueQuestion(deps, {
      studentId,
      skill,
      population,
      student,
      state,
      beliefs,
      recent,
      hadClaimElsewhere: false,
      underway: [],
    })
    const sealed = tokens.open(issued.question.token)
    if (sealed === undefined) throw new Error('not ours')
    met.push(issued)
    recent = withAsked(recent, issued)
    const updated = update(learnerCatalog, population, student, state, beliefs, {
      item: learnerItem(skill.id, sealed.modelId, sealed.level),
      isCorrect: random() < ability,
      hintsUsed: 0,
      attempt: 1,
      activeSeconds: 30,
      at,
    })
    student = updated.student
    state = updated.state
  }
  return met
}

// Each run tests a third of the skills, so that a growing catalog stays fast. A new skill shifts all later ones.
const turn = (place: number) => skills.filter((_skill, index) => index % 3 === place)
const named = (some: typeof skills) => some.map((skill) => ({ id: skill.id, skill }))

describe.each([
  { who: 'often wrong', ability: 0.2, some: turn(0) },
  { who: 'always right', ability: 1, some: turn(1) },
])('half an hour of a student who is $who', ({ ability, some }) => {
  it.each(named(some))('brings no question of $id twice', ({ skill }) => {
    expect(new Set(meet(skill, 50, ability).map(({ item }) => item)).size).toBe(50)
  })
})

describe('half an hour of a student who is right seven times of ten', () => {
  it.each(named(turn(2)))(
    'of $id brings no question twice, and no model, claim, task, or story again too soon',
    ({ skill }) => {
      const met = meet(skill, 60, 0.7)
      expect(new Set(met.slice(0, 50).map(({ item }) => item)).size).toBe(50)
      const models = met.map(({ asked }) => partsOf(asked).modelId)
      const claims = new Set(skill.models.flatMap(({ id, isClaim }) => (isClaim ? [id] : [])))
      const apart = Math.min(5, skill.models.length) - (claims.size > 1 ? 1 : 0)
      const early = models.filter((model, index) => models.slice(index + 1, index + apart).includes(model))
      const claimedAgain = models.filter(
        (model, index) =>
          claims.has(model) && models.slice(index + 1, index + 4).some((next) => claims.has(next)),
      )
      const again = met.filter(
        ({ task }, index) =>
          task !== null && met.slice(index + 1, index + 10).some((next) => next.task === task),
      )
      expect(claimedAgain).toEqual([])
      expect(again).toEqual([])
      const storiesAgain = met.filter(
        ({ story }, index) =>
          story !== 0 && met.slice(index + 1, index + 10).some((next) => next.story === story),
      )
      expect(storiesAgain).toEqual([])
      // An hour of one skill uses up its question bank; after that, the models that generate questions come more often.
      const banks = skill.models.filter(
        ({ kind, draw }) => kind === 'conceptual' && draw !== undefined,
      ).length
      expect(early.length).toBeLessThanOrEqual(banks > 2 ? 20 : 0)
    },
  )
})
