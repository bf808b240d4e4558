import { Practice } from '@skills-center/contract/practice'
import { Today } from '@skills-center/contract/practice/today'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signInAgain, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { bodyOf, send } from '../test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const day = 24 * 3600

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 500 } })
})
afterAll(() => test.stop())

const todayOf = async (student: Caller) => {
  const reply = await student.get('/api/practice/today')
  if (reply.status !== 200) throw new Error(`today answered ${reply.status}: ${reply.text}`)
  return Today.parse(reply.body)
}

/** Answers up to this many questions of a skill, all right or all wrong; stops once the skill is mastered. */
async function practise(student: Caller, skill: string, questions: number, isRight = true) {
  let [question] = Practice.parse((await student.get(`/api/skills/${skill}/practice`)).body).questions
  for (let index = 0; index < questions && question !== undefined; index += 1) {
    pass(40)
    const first = await send(student, bodyOf(question, isRight))
    const closed = first.triesLeft === 0 ? first : await send(student, bodyOf(question, isRight))
    if (closed.after.mastered) return
    question = closed.next ?? undefined
  }
}

describe('today', () => {
  it('is for one new skill, with its reason and minutes, before anything was practiced', async () => {
    const { skills, isDone, questions, minutes, notebook } = await todayOf(await signUp(test))
    expect(skills).toMatchObject([{ part: 'current', kind: 'new', isDone: false, answeredToday: 0 }])
    expect(skills[0]?.minutes).toBeGreaterThan(0)
    expect(skills[0]?.reason.length).toBeGreaterThan(10)
    expect([isDone, questions, minutes, notebook.due]).toEqual([false, 0, 0, 0])
  })

  it('goes on with the skill in hand, counts what was done, and is done after five questions of it', async () => {
    const student = await signUp(test)
    await practise(student, 'unit-rates', 2, false)
    const begun = await todayOf(student)
    expect(begun.skills).toMatchObject([{ part: 'current', answeredToday: 2, isDone: false }])
    expect(begun.skills[0]?.skill.id).toBe('unit-rates')
    expect(begun.questions).toBe(2)
    expect(begun.minutes).toBe(1)
    await practise(student, 'unit-rates', 3)
    expect(await todayOf(student)).toMatchObject({ questions: 5, isDone: true, skills: [{ isDone: true }] })
  })

  it('brings a mastered skill back when it is due, and ticks it off once it is refreshed', async () => {
    const student = await signUp(test)
    // Wrong first, then right on two days until mastered. Mastery reached this way can fade and come due.
    await practise(student, 'unit-rates', 2, false)
    await practise(student, 'unit-rates', 20)
    pass(day)
    await practise(student, 'unit-rates', 20)
    pass(200 * day)
    await signInAgain(student)
    const [review] = (await todayOf(student)).skills
    expect(review).toMatchObject({ part: 'review', isDone: false, standing: { isDue: true } })
    expect(review?.skill.id).toBe('unit-rates')
    await practise(student, 'unit-rates', 1)
    const [refreshed] = (await todayOf(student)).skills
    expect(refreshed).toMatchObject({ part: 'review', isDone: true, answeredToday: 1 })
    expect(refreshed?.skill.id).toBe('unit-rates')
  })

  it('is not done while missed ideas are due', async () => {
    const student = await signUp(test)
    await practise(student, 'unit-rates', 1, false)
    pass(day)
    await practise(student, 'unit-rates', 5)
    const { isDone, notebook, skills } = await todayOf(student)
    expect(skills.every((skill) => skill.isDone)).toBe(true)
    expect(notebook.due).toBeGreaterThan(0)
    expect(notebook.minutes).toBeGreaterThan(0)
    expect(isDone).toBe(false)
  })
})
