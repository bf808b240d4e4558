import { UserId } from '@skills-center/contract/ids'
import { Effort } from '@skills-center/contract/progress/effort'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, firstQuestion, send, statsOf } from '../practice/test-student.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

let clock = new Date('2026-03-02T18:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 200 } })
})
afterAll(() => test.stop())

const begin = () => {
  clock = new Date('2026-03-02T18:00:00Z')
}
const pass = (days: number) => {
  clock = new Date(clock.getTime() + days * 86_400_000)
}
const effortOf = async (student: Caller) => Effort.parse((await student.get('/api/user/effort')).body)
const practice = async (student: Caller) => {
  const question = await firstQuestion(student)
  clock = new Date(clock.getTime() + 30_000)
  return send(student, bodyOf(question, true))
}
const streakOf = async (student: Caller) => (await statsOf(student)).streak

describe('the daily goal', () => {
  it('is none until the student picks one, and any of the four may be picked again', async () => {
    begin()
    const student = await signUp(test)
    expect((await effortOf(student)).goal).toBeNull()
    for (const questions of [10, 5]) {
      const reply = await student.send('PUT', '/api/user/daily-goal', { questions })
      expect(Effort.parse(reply.body).goal).toBe(questions)
    }
    await practice(student)
    expect(await effortOf(student)).toMatchObject({ goal: 5 })
    expect((await student.send('PUT', '/api/user/daily-goal', { questions: 7 })).status).toBe(400)
  })
})

describe('the streak', () => {
  it('goes on over one day off, and begins again after two', async () => {
    begin()
    const student = await signUp(test)
    await practice(student)
    pass(2)
    expect(await streakOf(student)).toBe(1)
    expect((await effortOf(student)).week.map(({ kind }) => kind).slice(-3)).toEqual([
      'practiced',
      'off',
      'open',
    ])
    await practice(student)
    expect(await streakOf(student)).toBe(2)
    pass(3)
    expect(await streakOf(student)).toBe(0)
    await practice(student)
    expect(await streakOf(student)).toBe(1)
  })

  it('allows one day off in seven, and counts the same again', async () => {
    begin()
    const student = await signUp(test)
    await practice(student)
    for (const days of [2, 1, 2]) {
      pass(days)
      await practice(student)
    }
    // The second day off came only three days after the first.
    expect(await streakOf(student)).toBe(1)
    for (const days of [1, 2]) {
      pass(days)
      await practice(student)
    }
    expect(await streakOf(student)).toBe(3)
    for (const days of [1, 1, 1, 1, 1, 2]) {
      pass(days)
      await practice(student)
    }
    expect(await streakOf(student)).toBe(9)
    await test.app.rebuild(UserId.parse(student.id))
    expect(await streakOf(student)).toBe(9)
  })
})

describe('the figures of effort', () => {
  it('grow with every question that was thought through, right or wrong, and never with a click', async () => {
    begin()
    const student = await signUp(test)
    const question = await firstQuestion(student)
    clock = new Date(clock.getTime() + 60_000)
    expect((await send(student, bodyOf(question, false))).triesLeft).toBe(1)
    await send(student, bodyOf(question, true))
    const hasty = await firstQuestion(student)
    await send(student, bodyOf(hasty, false, { activeMilliseconds: 300 }))
    const { week, ...figures } = await effortOf(student)
    expect(figures).toEqual({ goal: null, thoughtThrough: 1, turnedAround: 1, skillsLit: 0 })
    expect(week.at(-1)).toMatchObject({ answered: 2, kind: 'practiced' })
  })
})
