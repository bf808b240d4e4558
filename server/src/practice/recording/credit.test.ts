import { maxPackQuestions, PracticePack } from '@skills-center/contract/practice/pack'
import { UserId } from '@skills-center/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../../platform/statement.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { hasTimeFor, isCredited } from './credit.ts'
import type { AnsweredItem } from './credit-queries.ts'
import { learnerCatalog, partsOf } from '../learner/learner-catalog.ts'
import { bodyOf, firstQuestion, send, skillId, statsOf } from '../test-student.ts'

describe('whether an answer is credited', () => {
  it('is for the giver of the work and the time to say, and for the first try once there was one', () => {
    expect(isCredited({ firstTry: undefined, mayEarn: true, hadTime: true })).toBe(true)
    expect(isCredited({ firstTry: undefined, mayEarn: false, hadTime: true })).toBe(false)
    expect(isCredited({ firstTry: undefined, mayEarn: true, hadTime: false })).toBe(false)
    expect(isCredited({ firstTry: true, mayEarn: false, hadTime: false })).toBe(true)
    expect(isCredited({ firstTry: false, mayEarn: true, hadTime: true })).toBe(false)
  })

  it('takes a quarter of the expected seconds of each question credited since the pack was downloaded', () => {
    const known = learnerCatalog.skills.find(({ id }) => id === skillId)?.items[0]
    if (known === undefined) throw new Error('expects a skill with items')
    const { modelId, level } = partsOf(known.id)
    const one: AnsweredItem = { skill_id: skillId, model_id: modelId, level }
    const question = { skillId, modelId, level, issuedAt: 1000 }
    const after = (seconds: number) => new Date((1000 + seconds) * 1000)
    const fastest = known.seconds / 4
    expect(hasTimeFor(question, [], after(fastest))).toBe(true)
    expect(hasTimeFor(question, [], after(fastest - 0.1))).toBe(false)
    expect(hasTimeFor(question, [one, one], after(3 * fastest))).toBe(true)
    expect(hasTimeFor(question, [one, one], after(3 * fastest - 0.1))).toBe(false)
  })
})

describe('answers to the questions of an offline pack', () => {
  let clock = new Date('2026-03-10T15:00:00Z')
  const pass = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000)
  }
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 200 } })
  })
  afterAll(() => test.stop())

  const download = async (student: Caller) =>
    PracticePack.parse((await student.post('/api/practice/packs', { skillId })).body).questions.map(
      ({ question }) => question,
    )
  const achievementsOf = async (student: Caller) =>
    JSON.parse((await student.get('/api/user/achievements')).text).filter(
      ({ completed }: { completed: boolean }) => completed,
    ).length
  const selectRows = statement(
    'test.credited',
    `select a.is_credited, a.points, a.mastered_after, a.prediction, t.tally, t.streak_days, d.answered
     from attempts a join student_totals t using (student_id)
     join daily_activity d on d.student_id = a.student_id and d.day = a.day
     where a.student_id = $1 order by a.answered_at, a.try`,
    z.looseObject({ is_credited: z.boolean() }),
  )
  const rowsOf = ({ id }: { id: string }) => test.database.query(selectRows, [id])
  const selectStates = statement(
    'test.states-of',
    'select skill_id, state, recent from learner_states where student_id = $1',
  )

  it('earn nothing when they come faster than anybody works: no points, achievements, streak or mastery', async () => {
    const student = await signUp(test)
    for (const question of await download(student)) {
      expect(await send(student, bodyOf(question, true, { agoMilliseconds: 0 }))).toMatchObject({
        verdict: 'correct',
        credited: false,
        notCredited: 'paced',
        pointsEarned: 0,
        achievementsEarned: [],
        before: { mastery: null, answered: 0 },
        after: { mastery: null, answered: 0 },
      })
    }
    expect(await statsOf(student)).toMatchObject({ totalPoints: 0, completedAchievements: 0, streak: 0 })
    expect(await achievementsOf(student)).toBe(0)
    const rows = await rowsOf(student)
    expect(rows).toHaveLength(maxPackQuestions)
    for (const row of rows) {
      expect(row).toMatchObject({
        is_credited: false,
        points: 0,
        prediction: null,
        answered: maxPackQuestions,
      })
    }
    expect(await test.database.query(selectStates, [student.id])).toEqual([])
  })

  it('gain nothing by a claim of an earlier time, by many packs, or by practice beside them', async () => {
    const student = await signUp(test)
    const packs = [await download(student), await download(student), await download(student)]
    pass(120)
    for (const question of packs.flat()) {
      await send(student, bodyOf(question, true, { agoMilliseconds: 119_000 }))
    }
    const expected = Math.max(...learnerCatalog.skills.flatMap(({ items }) => items.map((i) => i.seconds)))
    const min = Math.min(...learnerCatalog.skills.flatMap(({ items }) => items.map((i) => i.seconds)))
    const credited = (await rowsOf(student)).filter((row) => row.is_credited).length
    expect(credited).toBeGreaterThanOrEqual(Math.floor(120 / (expected / 4)))
    expect(credited).toBeLessThanOrEqual(Math.floor(120 / (min / 4)))

    const other = await signUp(test)
    const questions = await download(other)
    for (let answered = 0; answered < 20; answered += 1) {
      await send(other, bodyOf(await firstQuestion(other), true))
    }
    pass(60)
    const [late] = questions
    if (late === undefined) throw new Error('the pack is empty')
    expect((await send(other, bodyOf(late, true, { agoMilliseconds: 0 }))).pointsEarned).toBe(0)
  })

  it('earn as online when an hour offline is sent at once, and a second try goes by its first', async () => {
    const student = await signUp(test)
    const questions = await download(student)
    pass(3600)
    for (const [index, question] of questions.entries()) {
      const agoMilliseconds = (3500 - 100 * index) * 1000
      const isRight = index !== 3
      const reply = await send(student, bodyOf(question, isRight, { agoMilliseconds }))
      expect(reply).toMatchObject({ credited: true, notCredited: null })
      expect(reply.pointsEarned > 0).toBe(isRight)
      if (isRight) continue
      const second = await send(
        student,
        bodyOf(question, true, { agoMilliseconds: agoMilliseconds - 20_000 }),
      )
      expect(second.pointsEarned).toBeGreaterThanOrEqual(5)
    }
    expect((await rowsOf(student)).every((row) => row.is_credited)).toBe(true)
    expect((await statsOf(student)).totalPoints).toBeGreaterThanOrEqual(10 * maxPackQuestions - 5)
  })

  it('count for nothing once more when a student’s record is worked out again, and the answer is told the same', async () => {
    const student = await signUp(test)
    const questions = await download(student)
    await send(student, bodyOf(await firstQuestion(student), true))
    const bodies = questions.slice(0, 4).map((question) => bodyOf(question, true, { agoMilliseconds: 0 }))
    for (const body of bodies) await send(student, body)
    pass(300)
    for (const question of questions.slice(4, 8)) {
      await send(student, bodyOf(question, true, { agoMilliseconds: 0 }))
    }
    const [first] = bodies
    if (first === undefined) throw new Error('the pack is empty')
    expect(await send(student, first)).toMatchObject({
      credited: false,
      notCredited: 'paced',
      pointsEarned: 0,
      before: { answered: 1 },
      after: { answered: 1 },
    })
    const record = async () => [
      await rowsOf(student),
      await statsOf(student),
      await test.database.query(selectStates, [student.id]),
    ]
    const before = await record()
    const credited = (await rowsOf(student)).filter((row) => row.is_credited)
    expect(credited).toHaveLength(5)
    await test.app.rebuild(UserId.parse(student.id))
    expect(await record()).toEqual(before)
  })
})
