import { getPlacement, Practice, type Question } from '@skills-center/contract/practice'
import { swapQuestion } from '@skills-center/contract/practice/swap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { bodyOf, firstQuestion, open, refusedWith, send, skillId } from '../test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
})
afterAll(() => test.stop())

const used = async (student: Caller) => (await open(student)).planUse.dailyProblemsUsed
const mixed = async (student: Caller) => Practice.parse((await student.get('/api/practice/next')).body)
const miss = async (student: Caller, question: Question) => {
  const wrong = bodyOf(question, false)
  const reply = await send(student, wrong)
  expect(reply).toMatchObject({ verdict: 'incorrect', triesLeft: 1 })
  return wrong.response
}

describe('a question on screen', () => {
  it('stays after a reload, and the questions after it are others', async () => {
    const student = await signUp(test)
    const [first, ...ahead] = (await open(student)).questions
    const again = (await open(student)).questions
    expect(again[0]).toEqual(first)
    expect(again).toHaveLength(1 + ahead.length)
    for (const other of again.slice(1)) expect(other.item).not.toEqual(first?.item)
  })

  it('is the same in two tabs that are opened at once', async () => {
    const student = await signUp(test)
    const opened = await Promise.all([open(student), open(student), open(student)])
    expect(new Set(opened.map(({ questions }) => questions[0]?.token)).size).toBe(1)
  })

  it('comes back with what was answered wrong and the try that is left, and is charged once', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const response = await miss(student, question)
    const again = await firstQuestion(student)
    expect(again).toEqual({ ...question, missed: [response] })
    expect(await used(student)).toBe(1)
    expect((await send(student, bodyOf(again, true))).verdict).toBe('correct')
    expect(await used(student)).toBe(1)
    expect((await firstQuestion(student)).token).not.toBe(question.token)
  })

  it('is the next one once it is closed: what the reply brought, on every device', async () => {
    const student = await signUp(test)
    const { next } = await send(student, bodyOf(await firstQuestion(student), true))
    expect((await firstQuestion(student)).token).toBe(next?.token)
    expect((await firstQuestion(student)).token).toBe(next?.token)
  })

  it('is what the student had gone on to while the answer was on its way', async () => {
    const student = await signUp(test)
    const [first, second] = (await open(student)).questions
    if (first === undefined || second === undefined) throw new Error('no questions')
    const nextRequest = { isMixed: false, ahead: 1, shown: [second.token] }
    await send(student, bodyOf(first, true, { nextRequest }))
    expect((await firstQuestion(student)).token).toBe(second.token)
  })

  it('that was answered elsewhere takes no other answer, and the next one is there', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const { next } = await send(student, bodyOf(question, true))
    expect(await refusedWith(student, bodyOf(question, true))).toMatchObject({ status: 409 })
    expect((await firstQuestion(student)).token).toBe(next?.token)
    expect(await used(student)).toBe(1)
  })

  it('keeps the hints that were opened', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const reply = await student.post('/api/practice/hints', { token: question.token, index: 0 })
    const { hint } = JSON.parse(reply.text)
    expect((await firstQuestion(student)).hints).toEqual([hint])
  })

  it('gives its place to the one that it was exchanged for, and to the next when it was put off', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const swapped = await student.post('/api/practice/swaps', { token: question.token })
    const other = swapQuestion.reply.parse(swapped.body).question
    expect((await firstQuestion(student)).token).toBe(other.token)
    await student.post('/api/practice/deferrals', { token: other.token })
    const after = await firstQuestion(student)
    expect([question.token, other.token]).not.toContain(after.token)
  })

  it('is another one after a day, when it takes no answer any more', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    clock = new Date(clock.getTime() + 25 * 3_600_000)
    expect((await firstQuestion(student)).token).not.toBe(question.token)
  })

  it('that was begun stays when the day’s problems are used up, and one that was not does not', async () => {
    const student = await signUp(test)
    let question = await firstQuestion(student)
    const { dailyLimit } = (await open(student)).planUse
    for (let answered = 1; answered < dailyLimit; answered += 1) {
      const { next } = await send(student, bodyOf(question, true))
      if (next === null) throw new Error('no next question')
      question = next
    }
    const { triesLeft } = await send(student, bodyOf(question, false))
    const again = await student.get(`/api/skills/${skillId}/practice`)
    expect(again.status).toBe(triesLeft > 0 ? 200 : 402)
    if (triesLeft > 0) {
      expect(Practice.parse(again.body).questions.map(({ token }) => token)).toEqual([question.token])
      await send(student, bodyOf(question, true))
    }
    expect((await student.get(`/api/skills/${skillId}/practice`)).status).toBe(402)
  })

  it('stays in mixed practice and in placement too', async () => {
    const student = await signUp(test)
    const first = await mixed(student)
    const again = await mixed(student)
    expect(again.questions[0]).toEqual(first.questions[0])
    expect(again.skill.id).toBe(again.questions[0]?.skillId)
    const skills = again.others.map(({ skill }) => skill.id)
    expect(new Set(skills).size).toBe(skills.length)
    for (const question of again.questions) expect(skills).toContain(question.skillId)
    const placement = async () =>
      getPlacement.reply.parse((await student.get('/api/practice/placement')).body).next?.token
    expect(await placement()).toBe(await placement())
  })

  it('is nobody else’s', async () => {
    const [one, other] = [await signUp(test), await signUp(test)]
    expect((await firstQuestion(one)).token).not.toBe((await firstQuestion(other)).token)
  })
})
