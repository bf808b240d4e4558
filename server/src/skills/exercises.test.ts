import { Practice } from '@skills-center/contract/practice'
import { Problem } from '@skills-center/contract/problem'
import type { Response } from '@skills-center/contract/interaction'
import { Exercise, ExerciseReply } from '@skills-center/contract/skills'
import { skills } from '@skills-center/curriculum/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

const day = 24 * 60 * 60 * 1000
let moment = Date.parse('2026-03-14T15:00:00Z')
let test: TestApp
let student: Caller
let teacher: Caller
beforeAll(async () => {
  test = await startTestApp({ now: () => new Date(moment) })
  student = await signUp(test)
  teacher = await signUp(test, { role: 'teacher' })
})
afterAll(() => test.stop())

const list = async (id: string, who = student) =>
  z.array(Exercise).parse((await who.get(`/api/skills/${id}/exercises`)).body)
const first = async (id: string, who = student): Promise<Exercise> => {
  const [exercise] = await list(id, who)
  if (exercise === undefined) throw new Error(`nothing to try of ${id}`)
  return exercise
}
const send = (token: string, response: Response | null, who = student) =>
  who.post('/api/skills/exercises', { token, response })
const answer = async (token: string, response: Response | null, who = student) =>
  ExerciseReply.parse((await send(token, response, who)).body)
const shownAnswer = async (token: string): Promise<Response> => {
  const { solution } = await answer(token, null)
  if (solution === null) throw new Error('nothing was shown')
  return solution.rightResponse
}

describe('questions to try beside a lesson', () => {
  it.each(skills.map((skill) => skill.id))('of %s can be answered right by what is shown', async (id) => {
    const shown = await list(id)
    expect(shown).toHaveLength(2)
    for (const { token } of shown) {
      const reply = await answer(token, await shownAnswer(token))
      expect(reply.verdict).toBe('correct')
      expect(reply.solution?.steps.length).toBeGreaterThan(0)
    }
  })

  it('come without their answer, and are others the next time', async () => {
    const [one, two] = [await list('unit-rates'), await list('unit-rates')]
    expect(JSON.stringify(one)).not.toMatch(/rightAnswer|solution|feedback/)
    expect(one.map(({ token }) => token)).not.toEqual(two.map(({ token }) => token))
  })

  it('meet a wrong answer without giving the right one away', async () => {
    const { token, item } = await first('decimal-place-value')
    const right = await shownAnswer(token)
    const wrong: Response =
      item.interaction.kind === 'choice'
        ? {
            kind: 'choice',
            option:
              item.interaction.options.find((option) => right.kind === 'choice' && option.id !== right.option)
                ?.id ?? '',
          }
        : 'text' in right
          ? { ...right, text: '987654321' }
          : { kind: 'number', text: '987654321' }
    const reply = await answer(token, wrong)
    expect(['incorrect', 'unreadable']).toContain(reply.verdict)
    expect(reply.solution).toBeNull()
  })

  it('leave no trace: no attempt, no progress, no points, no problem of the day', async () => {
    const figures = async () => [
      (await student.get('/api/user/stats')).body,
      (await student.get('/api/user/progress')).body,
      (await student.get('/api/user/weekly-activity')).body,
      (await student.get('/api/subscription/status')).body,
    ]
    const before = await figures()
    const { token } = await first('unit-rates')
    const right = await shownAnswer(token)
    const queries = await test.countQueries(async () => {
      expect((await answer(token, right)).verdict).toBe('correct')
      expect((await answer(token, right)).verdict).toBe('correct')
    })
    expect(queries).toBe(0)
    expect(await figures()).toEqual(before)
  })

  it('cannot be answered as practice, and practice cannot be answered, or shown, as a question to try', async () => {
    const { token } = await first('unit-rates')
    const asPractice = await student.post('/api/practice/answers', {
      token,
      response: await shownAnswer(token),
      attemptId: test.newId(),
      activeMilliseconds: 9000,
      hintsUsed: 0,
    })
    expect(asPractice.status).toBe(400)

    const { questions } = Practice.parse((await student.get('/api/skills/unit-rates/practice')).body)
    expect(questions.length).toBeGreaterThan(0)
    for (const question of questions) expect((await send(question.token, null)).status).toBe(410)
  })

  it('are for teachers too, each reader their own', async () => {
    const { token } = await first('cells', teacher)
    expect((await answer(token, null, teacher)).solution).not.toBeNull()
    expect((await send(token, null)).status).toBe(410)
  })

  it('expire after a day, in words that say what to do', async () => {
    const { token } = await first('unit-rates')
    moment += day + 2000
    const reply = await send(token, null)
    expect(reply.status).toBe(410)
    expect(Problem.parse(reply.body).detail).toContain('Please get another one')
  })

  it('are not there for a skill that is not', async () => {
    expect((await student.get('/api/skills/juggling/exercises')).status).toBe(404)
  })
})
