import { UserId } from '@skills-center/contract/ids'
import { Deferred, Placement, PracticePlan, Practice, type Question } from '@skills-center/contract/practice'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { beliefIn, masteryOf } from '@skills-center/learner/belief'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { beliefsAbout } from '../learner/learner.ts'
import { learnerCatalog } from '../learner/learner-catalog.ts'
import { findLearner, learnerOf, rebuildLearner } from '../learner/learners.ts'
import { createPopulations } from '../learner/populations.ts'
import { bodyOf, firstQuestion, open, refusedWith, send, skillId, statsOf } from '../test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 20 } })
})
afterAll(() => test.stop())

const placementOf = async (student: Caller): Promise<Placement> => {
  const reply = await student.get('/api/practice/placement')
  if (reply.status !== 200) throw new Error(`placement answered ${reply.status}: ${reply.text}`)
  return Placement.parse(reply.body)
}

const defer = async (student: Caller, { token }: Question): Promise<Deferred> => {
  const reply = await student.post('/api/practice/deferrals', { token })
  if (reply.status !== 200) throw new Error(`deferring answered ${reply.status}: ${reply.text}`)
  return Deferred.parse(reply.body)
}

const planOf = async (student: Caller) => PracticePlan.parse((await student.get('/api/practice/plan')).body)

const populations = () =>
  createPopulations({ database: test.database, now: () => clock, log: createLog('silent') })

const kept = (student: { id: string }) => findLearner(test.database, populations(), UserId.parse(student.id))

/** A student who knows the math of this grade and below, and no science. */
const knows = (question: Question): boolean => {
  const skill = selectSkill(question.skillId)
  return skill !== undefined && skill.subject === 'math' && skill.gradeLevel <= 6
}

/** Answers truthfully, or says "not learned yet" for some unknown skills. Stops after `most` questions. */
async function follow(student: Caller, max: number): Promise<number> {
  let { next } = await placementOf(student)
  let asked = 0
  while (next !== null && asked < max) {
    pass(30)
    asked += 1
    if (!knows(next) && asked % 2 === 0) next = (await defer(student, next)).next
    else next = (await send(student, bodyOf(next, knows(next)))).next
  }
  return asked
}

/** The average error of the beliefs about the grade's skills, in points out of 100. */
async function error(student: { id: string }): Promise<number> {
  const population = await populations().at(clock)
  const beliefs = beliefsAbout(population, learnerOf(await kept(student)), Math.floor(clock.getTime() / 1000))
  const errors = learnerCatalog.skills.flatMap((skill) => {
    if (skill.grade !== 6) return []
    const truth = skill.strand.startsWith('math') ? 90 : 20
    return [(100 * masteryOf(population, skill, beliefIn(beliefs, skill)) - truth) ** 2]
  })
  return Math.sqrt(errors.reduce((sum, one) => sum + one, 0) / errors.length)
}

describe('placement', () => {
  it('is offered to newcomers, begins when they do, and asks what tells the most', async () => {
    const student = await signUp(test)
    expect((await planOf(student)).placement).toEqual({ status: 'not-begun', isOffered: true })
    const placement = await placementOf(student)
    expect(placement).toMatchObject({ status: 'not-begun', asked: 0, least: 10, most: 25, result: null })
    expect(placement.next?.why).toContain('where to start')
  })

  it('is no longer offered to who has practiced', async () => {
    const student = await signUp(test)
    let question = await firstQuestion(student)
    for (let index = 0; index < 5; index += 1) {
      const { next } = await send(student, bodyOf(question, true))
      if (next === null) throw new Error('no question')
      question = next
    }
    expect((await planOf(student)).placement).toEqual({ status: 'not-begun', isOffered: false })
  })

  it('ends within 25 questions, nearer the truth than before, and says where to begin', async () => {
    const student = await signUp(test)
    const before = await error(student)
    const asked = await follow(student, 40)
    expect(asked).toBeGreaterThanOrEqual(10)
    expect(asked).toBeLessThanOrEqual(25)
    expect(await error(student)).toBeLessThan(0.6 * before)

    const { status, next, result } = await placementOf(student)
    expect({ status, next }).toEqual({ status: 'done', next: null })
    const inAll = (subject: string, look: 'known' | 'later') =>
      (result?.skills ?? []).filter(({ skill, outlook }) => skill.subject === subject && outlook === look)
        .length
    expect(inAll('math', 'known')).toBeGreaterThan(inAll('science', 'known'))
    expect(inAll('science', 'later')).toBeGreaterThan(0)
    expect(result?.beginWith).toHaveLength(3)
    expect((await planOf(student)).placement).toEqual({ status: 'done', isOffered: false })
  })

  it('can be left and gone on with days later, and once done stays done', async () => {
    const student = await signUp(test)
    expect(await follow(student, 4)).toBe(4)
    pass(3 * 24 * 3600)
    expect((await planOf(student)).placement.status).toBe('under-way')
    expect(await placementOf(student)).toMatchObject({ status: 'under-way', asked: 4 })
    await follow(student, 40)
    pass(15 * 24 * 3600)
    expect((await placementOf(student)).status).toBe('done')
  })

  it('takes one try, shows neither solution nor right answer, and goes on', async () => {
    const student = await signUp(test)
    const { next: question } = await placementOf(student)
    if (question === null) throw new Error('no question')
    const reply = await send(student, bodyOf(question, false))
    expect(reply).toMatchObject({
      triesLeft: 0,
      feedback: null,
      solution: null,
      rightAnswer: null,
      rightResponse: null,
      plan: null,
    })
    expect(reply.next?.token).not.toBe(question.token)
    expect((await refusedWith(student, bodyOf(question, true))).status).toBe(409)
  })

  it('uses up no problem of the day and breaks no run, and its skills are new in practice', async () => {
    const student = await signUp(test)
    await follow(student, 12)
    expect((await open(student)).planUse.dailyProblemsUsed).toBe(0)
    const reply = await send(student, bodyOf(await firstQuestion(student), true))
    expect(reply.planUse.dailyProblemsUsed).toBe(1)
    expect(reply.pointsEarned).toBe(10)
  })

  it('pays five points for each answer, right or wrong, and the first right one is the first achievement', async () => {
    const student = await signUp(test)
    const { next: first } = await placementOf(student)
    if (first === null) throw new Error('no question')
    pass(30)
    const wrong = await send(student, bodyOf(first, false))
    expect(wrong).toMatchObject({ pointsEarned: 5, totalPoints: 5, achievementsEarned: [] })
    if (wrong.next === null) throw new Error('no question')
    pass(30)
    const right = await send(student, bodyOf(wrong.next, true))
    expect(right.achievementsEarned.map(({ id }) => id)).toEqual(['first-success'])
    expect(await statsOf(student)).toMatchObject({ totalPoints: 20, completedAchievements: 1 })
  })

  it('pays nothing for an answer that is faster than anybody reads', async () => {
    const student = await signUp(test)
    const { next } = await placementOf(student)
    if (next === null) throw new Error('no question')
    const body = { ...bodyOf(next, true), activeMilliseconds: 400 }
    expect(await send(student, body)).toMatchObject({ pointsEarned: 10, totalPoints: 10 })
  })

  it('tells at its end what it has earned, and counts it again the same', async () => {
    const student = await signUp(test)
    const asked = await follow(student, 40)
    const { result } = await placementOf(student)
    const { totalPoints } = await statsOf(student)
    expect(result?.earned.achievements.map(({ id }) => id)).toEqual(['first-success'])
    expect(result?.earned.points).toBe(totalPoints)
    expect(totalPoints).toBeGreaterThan(10)
    expect(totalPoints).toBeLessThanOrEqual(10 + 5 * asked)
    await test.app.rebuild(UserId.parse(student.id))
    expect(await statsOf(student)).toMatchObject({ totalPoints, completedAchievements: 1 })
  })

  it('goes on when today’s problems are used up', async () => {
    const small = await startTestApp({ beside: test, now: () => clock, configuration: { dailyLimit: 1 } })
    try {
      const student = await signUp(small)
      await send(student, bodyOf(await firstQuestion(student), true))
      const { next } = await placementOf(student)
      if (next === null) throw new Error('no question')
      expect((await send(student, bodyOf(next, true))).next).not.toBeNull()
    } finally {
      await small.app.close()
    }
  })
})

describe('“I haven’t learned this yet”', () => {
  it('in practice costs nothing, brings the next question and names what may be missing', async () => {
    const student = await signUp(test)
    const path = '/api/skills/unit-rates/practice'
    const [question] = Practice.parse((await student.get(path)).body).questions
    if (question === undefined) throw new Error('no question')
    const { next, prerequisite } = await defer(student, question)
    expect(next?.skillId).toBe('unit-rates')
    // The skill has only this prerequisite. Which of two is weaker would depend on the question that was drawn.
    expect(prerequisite?.id).toBe('equivalent-ratios')
    const { standing, planUse } = Practice.parse((await student.get(path)).body)
    expect(standing).toMatchObject({ mastery: null, answered: 0 })
    expect(planUse.dailyProblemsUsed).toBe(0)
    expect((await student.get('/api/user/progress')).body).toEqual([])
    expect(await statsOf(student)).toMatchObject({ skillScore: 0, totalPoints: 0 })
  })

  it('said twice counts once', async () => {
    const student = await signUp(test)
    const { next: question } = await placementOf(student)
    if (question === null) throw new Error('no question')
    await Promise.all([defer(student, question), defer(student, question)])
    expect((await placementOf(student)).asked).toBe(1)
  })

  it('is refused for a question that is closed, one of somebody else and one that is none', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    await send(student, bodyOf(question, true))
    const say = (caller: Caller, token: string) => caller.post('/api/practice/deferrals', { token })
    expect((await say(student, question.token)).status).toBe(409)
    expect((await say(await signUp(test), question.token)).status).toBe(403)
    expect((await say(student, 'nonsense')).status).toBe(400)
  })

  it('is part of what the model keeps, which comes out the same when it is recomputed', async () => {
    const student = await signUp(test)
    const { next: unknown } = await placementOf(student)
    if (unknown === null) throw new Error('no question')
    await defer(student, unknown)
    await follow(student, 8)
    pass(24 * 3600)
    let question = await firstQuestion(student)
    for (let index = 0; index < 4; index += 1) {
      pass(60)
      const reply = await send(student, bodyOf(question, index !== 2))
      const closed = reply.triesLeft === 0 ? reply : await send(student, bodyOf(question, true))
      pass(30)
      const next = closed.next ?? question
      question = index === 1 ? ((await defer(student, next)).next ?? next) : next
    }
    const stored = await kept(student)
    expect(stored.isRebuilt).toBe(false)
    const rebuilt = await rebuildLearner(test.database, populations(), UserId.parse(student.id), stored)
    expect(rebuilt.student).toEqual(stored.student)
    expect(rebuilt.rows).toEqual(stored.rows)
    expect(stored.rows.get(unknown.skillId)?.state.precision).toBeGreaterThan(0)
    expect(stored.rows.get(skillId)?.is_practiced).toBe(true)
  })
})
