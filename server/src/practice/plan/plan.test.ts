import { SkillId, UserId } from '@skills-center/contract/ids'
import { PracticePlan, Practice } from '@skills-center/contract/practice'
import { Problem } from '@skills-center/contract/problem'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { rankSkills } from '@skills-center/learner/choose-skill'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { beliefsAbout, statesInOrder } from '../learner/learner.ts'
import { learnerCatalog } from '../learner/learner-catalog.ts'
import { findLearner, learnerOf } from '../learner/learners.ts'
import { formatSkillReason } from '../questions/reasons.ts'
import { createPopulations } from '../learner/populations.ts'
import { bodyOf, send } from '../test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const day = 24 * 3600

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 200 } })
})
afterAll(() => test.stop())

const planOf = async (student: Caller): Promise<PracticePlan> => {
  const reply = await student.get('/api/practice/plan')
  if (reply.status !== 200) throw new Error(`plan answered ${reply.status}: ${reply.text}`)
  return PracticePlan.parse(reply.body)
}

const nextOf = async (student: Caller): Promise<Practice> => {
  const reply = await student.get('/api/practice/next')
  if (reply.status !== 200) throw new Error(`next answered ${reply.status}: ${reply.text}`)
  return Practice.parse(reply.body)
}

/** Answers this many questions of a skill, always right or always wrong on both tries. */
async function practise(student: Caller, skill: string, questions: number, isRight: boolean) {
  const reply = await student.get(`/api/skills/${skill}/practice`)
  let question = Practice.parse(reply.body).questions[0]
  for (let index = 0; index < questions && question !== undefined; index += 1) {
    pass(40)
    const first = await send(student, bodyOf(question, isRight))
    const closed = first.triesLeft === 0 ? first : await send(student, bodyOf(question, isRight))
    question = closed.next ?? undefined
  }
}

describe('the plan', () => {
  it('gives a newcomer new skills, with the reason, the minutes and no percentage', async () => {
    const student = await signUp(test)
    const { entries, stuck } = await planOf(student)
    expect(entries).toHaveLength(6)
    expect(stuck).toEqual([])
    for (const entry of entries) {
      expect(entry.standing.mastery).toBeNull()
      expect(entry.minutes).toBeGreaterThan(0)
      expect(entry.reason.length).toBeGreaterThan(10)
    }
    expect(entries[0]?.kind).toBe('new')
  })

  it('is the model’s own ranking, in order and with its own reasons', async () => {
    const student = await signUp(test)
    await practise(student, 'unit-rates', 6, true)
    pass(6 * day)
    await practise(student, 'equivalent-ratios', 2, true)
    pass(600)
    const populations = createPopulations({
      database: test.database,
      now: () => clock,
      log: createLog('silent'),
    })
    const population = await populations.at(clock)
    const learner = learnerOf(await findLearner(test.database, populations, UserId.parse(student.id)))
    const at = Math.floor(clock.getTime() / 1000)
    const ranked = rankSkills({
      catalog: learnerCatalog,
      population,
      student: learner.student,
      states: statesInOrder(learner.states),
      beliefs: beliefsAbout(population, learner, at),
      at,
    })
    const nameOf = (id: string) => selectSkill(SkillId.parse(id))?.name ?? id
    const { entries } = await planOf(student)
    const reasons = ranked.map(({ skill, reason }) => [skill.id, formatSkillReason(reason, nameOf)])
    const planned = entries.map(({ skill, reason }) => [skill.id, reason])
    expect(planned).toHaveLength(6)
    expect(planned[0]).toEqual(reasons[0])
    // In the order of the ranking, without any other skills.
    expect(reasons.filter((choice) => planned.some(([id]) => id === choice[0]))).toEqual(planned)
    expect(new Set(entries.map(({ kind }) => kind)).size).toBeGreaterThan(1)
  })

  it('says how long ago a skill was practiced that is due', async () => {
    const student = await signUp(test)
    await practise(student, 'unit-rates', 1, false)
    await practise(student, 'unit-rates', 3, true)
    pass(6 * day)
    const { entries } = await planOf(student)
    const review = entries.find((entry) => entry.kind === 'review')
    expect(review?.reason).toBe(
      'You last practiced this 6 days ago. A quick review now helps you remember it.',
    )
    expect(review?.standing.answered).toBeGreaterThan(0)
  })

  it('names apart what practice alone does not move, with what may be missing underneath', async () => {
    const student = await signUp(test)
    await practise(student, 'inequalities', 12, false)
    const { entries, stuck } = await planOf(student)
    expect(stuck.map(({ skill }) => skill.id)).toEqual(['inequalities'])
    const prerequisites = selectSkill(SkillId.parse('inequalities'))?.prerequisites
    expect(prerequisites).toContain(stuck[0]?.prerequisite?.id)
    expect(stuck[0]?.advice).toContain(stuck[0]?.prerequisite?.name)
    expect(entries.map(({ skill }) => skill.id)).not.toContain('inequalities')
    expect((await nextOf(student)).skill.id).not.toBe('inequalities')
  })
})

describe('mixed practice', () => {
  it('asks from the skill that the plan puts first, and says why the skill and why the question', async () => {
    const student = await signUp(test)
    const { entries } = await planOf(student)
    const { skill, questions, standing } = await nextOf(student)
    expect(skill.id).toBe(entries[0]?.skill.id)
    expect(standing.answered).toBe(0)
    expect(questions).toHaveLength(3)
    expect(questions[0]?.why).toContain(entries[0]?.reason)
    expect(questions[0]?.why).toContain('times in 10')
  })

  it('goes across skills', async () => {
    const student = await signUp(test)
    const met = new Set<string>()
    for (let index = 0; index < 16; index += 1) {
      const [question] = (await nextOf(student)).questions
      if (question === undefined) throw new Error('no question')
      met.add(question.skillId)
      pass(40)
      await send(student, bodyOf(question, true))
    }
    expect(met.size).toBeGreaterThan(2)
  })

  it('ends in calm words when today’s problems are used up', async () => {
    const small = await startTestApp({ beside: test, now: () => clock, configuration: { dailyLimit: 1 } })
    try {
      const student = await signUp(small)
      const [question] = (await nextOf(student)).questions
      if (question === undefined) throw new Error('no question')
      await send(student, bodyOf(question, true))
      const reply = await student.get('/api/practice/next')
      expect(reply.status).toBe(402)
      expect(Problem.parse(reply.body).detail).toContain('free practice problems')
    } finally {
      await small.app.close()
    }
  })
})
