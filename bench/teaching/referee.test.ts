import { expect, test } from 'vitest'
import { day } from './knowledge.ts'
import { createReferee, type Truth } from './referee.ts'
import type { World, WorldItem, WorldSkill } from './world.ts'

const now = 1_788_000_000

function itemOf(skill: number): WorldItem {
  return {
    id: `i${skill}`,
    skill,
    level: 2,
    kind: 'open',
    options: 0,
    seconds: 20,
    difficulty: 0,
    guess: 0,
    pace: 1,
    facets: [],
  }
}
const skillOf = (index: number): WorldSkill => ({
  index,
  id: `k${index}`,
  grade: 7,
  strand: 0,
  unit: 0,
  difficulty: 0,
  prerequisites: [],
  siblings: [],
  facets: [],
  items: [itemOf(index)],
})
const skills = [skillOf(0), skillOf(1)]
const world: World = {
  skills,
  items: new Map(skills.flatMap((skill) => skill.items.map((item) => [item.id, item]))),
  goals: [0, 1],
  units: 1,
  facets: 0,
  init: { grade: 7, skills: [], prerequisites: [], items: [] },
}

/** Knows the first skill with .95 and the second with .3, and is blocked on the second. */
const student: Truth = {
  id: 's',
  chance: (skill) => (skill === 0 ? 0.95 : 0.3),
  itemChance: (item) => (item.skill === 0 ? 0.98 : 0.3),
  isBlocked: (skill) => skill === 1,
}
const ask = (skill: number, at: number) => ({ student, item: itemOf(skill), now: at, isPlacement: false })
const reply = (percents: Record<string, number>) => ({ mastery: percents, mastered: [], stuck: [] })

test('questions count as too hard, too easy, too soon and fruitless by the true state', () => {
  const referee = createReferee(world)
  referee.joins(student, now)
  referee.asks(ask(0, now))
  referee.asks(ask(0, now + day))
  referee.asks(ask(0, now + 5 * day))
  referee.asks(ask(1, now + 5 * day))
  const outcome = referee.outcome()
  expect(outcome).toMatchObject({
    knowledgeBefore: 0.625,
    tooEasy: 0.75,
    tooHard: 0.25,
    overPractice: 0.25,
    fruitless: 0.25,
    questions: 4,
  })
})

test('the report at the end of a session is held against the truth', () => {
  const referee = createReferee(world)
  referee.joins(student, now)
  referee.asks(ask(1, now))
  referee.endsSession(student, { mastery: { k0: 85, k1: 50 }, mastered: ['k1'], stuck: ['k1', 'k0'] }, now)
  const outcome = referee.outcome()
  expect(outcome.declaredNotMastered).toBe(1)
  expect(outcome.declaredBelow80).toBe(1)
  expect(outcome.masteredNotDeclared).toBe(1)
  expect(outcome.calibrationError).toBeCloseTo((0.1 + 0.2) / 2)
  expect(outcome.calibrationErrorUntouched).toBeCloseTo(0.1)
  expect(outcome.brier).toBeCloseTo((0.01 + 0.04) / 2)
  expect(outcome.flagPrecision).toBe(0.5)
})

test('six fruitless questions on a skill that was never listed count against recall', () => {
  const unlisted = createReferee(world)
  const listed = createReferee(world)
  for (const referee of [unlisted, listed]) {
    referee.joins(student, now)
    for (let time = 0; time < 6; time++) referee.asks(ask(1, now + time))
  }
  unlisted.endsSession(student, { mastery: { k0: 0, k1: 0 }, mastered: [], stuck: ['k0'] }, now)
  listed.endsSession(student, { mastery: { k0: 0, k1: 0 }, mastered: [], stuck: ['k1'] }, now)
  for (const referee of [unlisted, listed]) referee.endsPractice(student, now)
  expect(unlisted.outcome().flagRecall).toBe(0)
  expect(listed.outcome().flagRecall).toBe(1)
})

test('a percentage that falls after a right answer or rises after a wrong one in a session goes the wrong way', () => {
  const referee = createReferee(world)
  referee.joins(student, now)
  referee.startsSession(student)
  referee.isAnswered(ask(0, now), true, 0.5, reply({ k0: 60, k1: 30 }))
  referee.isAnswered(ask(0, now), true, 0.5, reply({ k0: 59 }))
  referee.isAnswered(ask(1, now), false, 0.5, reply({ k1: 31 }))
  referee.isAnswered(ask(1, now), false, 0.5, reply({ k1: 25 }))
  referee.startsSession(student)
  referee.isAnswered(ask(1, now + day), true, 0.5, reply({ k1: 20 }))
  expect(referee.outcome().wrongWay).toBe(2)
  expect(referee.outcome().logLoss).toBeCloseTo(Math.LN2)
})

test('placement is the root of the mean square over all skills', () => {
  const referee = createReferee(world)
  referee.joins(student, now)
  referee.placed(10, student, reply({ k0: 65, k1: 70 }), now)
  expect(referee.outcome().placement10).toBeCloseTo(Math.sqrt((0.09 + 0.16) / 2))
  expect(referee.outcome().placement25).toBeNull()
})

test('questions for each retained skill need a skill more than before', () => {
  const referee = createReferee(world)
  const forgetful: Truth = { ...student, chance: (skill, at) => (skill === 1 && at > now ? 0.92 : 0.5) }
  referee.joins(forgetful, now)
  for (let time = 0; time < 8; time++) referee.asks({ ...ask(1, now), student: forgetful })
  referee.looksLater(forgetful, reply({ k0: 50, k1: 92 }), now + 30 * day)
  expect(referee.outcome().questionsPerRetained).toBe(8)
  expect(referee.outcome().knowledgeLater).toBeCloseTo(0.71)
  expect(referee.outcome().calibrationErrorLater).toBeCloseTo(0)
})
