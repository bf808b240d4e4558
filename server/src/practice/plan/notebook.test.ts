import { Notebook, getNotebookQuestion } from '@skills-center/contract/practice/notebook'
import { Deferred, Placement, type Practice, type Question } from '@skills-center/contract/practice'
import { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { familyIn } from '@skills-center/curriculum/families'
import { fingerprint, makeItem } from '@skills-center/curriculum/make-item'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, secret, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { requireModel } from '../questions/next-question.ts'
import { createQuestionTokens } from '../questions/question-token.ts'
import { bodyOf, firstQuestion, refusedWith, send, skillId } from '../test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const day = 24 * 3600
const tokens = createQuestionTokens(secret, randomBytes)

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 200 } })
})
afterAll(() => test.stop())

const notebookOf = async (student: Caller) => {
  const reply = await student.get('/api/practice/notebook')
  if (reply.status !== 200) throw new Error(`notebook answered ${reply.status}: ${reply.text}`)
  return Notebook.parse(reply.body)
}
const nextOf = async (student: Caller) => {
  const reply = await student.get('/api/practice/notebook/next')
  if (reply.status !== 200) throw new Error(`next answered ${reply.status}: ${reply.text}`)
  return getNotebookQuestion.reply.parse(reply.body)
}
const questionOf = ({ practice }: { practice: Practice | null }): Question => {
  const [question] = practice?.questions ?? []
  if (question === undefined) throw new Error('no question')
  return question
}

/** Answers a question of the skill wrong on both tries, by a known mistake. */
async function miss(student: Caller): Promise<Question> {
  const question = await firstQuestion(student)
  pass(30)
  await send(student, bodyOf(question, false))
  await send(student, bodyOf(question, false))
  return question
}

const opened = (question: Question) => {
  const sealed = tokens.open(question.token)
  const skill = selectSkill(skillId)
  if (sealed === undefined || skill === undefined) throw new Error('not a question of ours')
  const { modelId, level, seed } = sealed
  return { ...sealed, item: makeItem(skill, requireModel(skill, modelId), level, seed) }
}

describe('the notebook', () => {
  it('is empty for who has missed nothing', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    await send(student, bodyOf(question, true))
    expect(await notebookOf(student)).toMatchObject({
      counts: { due: 0, waiting: 0, overcome: 0 },
      minutes: 0,
    })
    expect(await nextOf(student)).toEqual({ practice: null, because: null, due: 0 })
  })

  it('keeps a missed idea by its name, with the question in which it was missed and what was answered', async () => {
    const student = await signUp(test)
    const missed = await miss(student)
    const { counts, waiting, today } = await notebookOf(student)
    expect(counts).toEqual({ due: 0, waiting: 1, overcome: 0 })
    const [idea] = waiting
    const mistake = opened(missed).item.wrongAnswers[0]?.misconception
    const known = selectSkill(skillId)?.misconceptions.find(({ id }) => id === mistake)
    expect(idea).toMatchObject({ name: known?.name, missedOn: today, timesMissed: 1, rightOn: [] })
    expect(idea?.explanation).not.toBeNull()
    expect(idea?.family).toBe(known && familyIn(known.id, 'en').name)
    const reply = await student.get(`/api/practice/replays/${idea?.lastMissed}`)
    const replayed = ReplayedQuestion.parse(reply.body)
    expect(replayed.item).toEqual(missed.item)
    expect(replayed.tries.map(({ verdict, mistake: name }) => [verdict, name])).toEqual([
      ['incorrect', known?.name],
      ['incorrect', known?.name],
    ])
  })

  it('brings the idea back a day later in another question, and is done with it after two days of right answers', async () => {
    const student = await signUp(test)
    const missed = opened(await miss(student))
    const mistake = missed.item.wrongAnswers[0]?.misconception
    pass(day)
    expect((await notebookOf(student)).counts).toEqual({ due: 1, waiting: 0, overcome: 0 })

    const first = await nextOf(student)
    expect(first.due).toBe(1)
    const question = questionOf(first)
    expect(first.because).toBe('You missed this idea yesterday. Here it is in a new question.')
    expect(question.why).toContain(`${first.because} We think`)
    const again = opened(question)
    expect(again).toMatchObject({ purpose: 'notebook', idea: mistake, modelId: missed.modelId })
    expect(fingerprint(again.item)).not.toBe(fingerprint(missed.item))
    expect(again.item.wrongAnswers.map(({ misconception }) => misconception)).toContain(mistake)
    // Whatever more the request asks for, the notebook chooses its next question itself.
    const nextRequest = { isMixed: true, ahead: 2, shown: [] }
    const reply = await send(student, bodyOf(question, true, { nextRequest }))
    // Counts like any answer for the model and points, but a review uses up none of the day's problems.
    expect(reply.after.answered).toBe(reply.before.answered + 1)
    expect(reply.planUse.dailyProblemsUsed).toBe(0)
    expect(reply.pointsEarned).toBeGreaterThan(0)
    expect(reply).toMatchObject({ next: null, ahead: [], others: [] })
    expect((await nextOf(student)).practice).toBeNull()
    expect((await notebookOf(student)).counts).toEqual({ due: 0, waiting: 1, overcome: 0 })

    pass(3 * day)
    const second = questionOf(await nextOf(student))
    expect(second.why).toContain('Get it right once more, and you’ve overcome it.')
    await send(student, bodyOf(second, true))
    const { counts, overcome } = await notebookOf(student)
    expect(counts).toEqual({ due: 0, waiting: 0, overcome: 1 })
    expect(overcome[0]).toMatchObject({ dueOn: null })
  })

  it('starts over with an idea that is missed again in the notebook', async () => {
    const student = await signUp(test)
    await miss(student)
    pass(day)
    const question = questionOf(await nextOf(student))
    await send(student, bodyOf(question, false))
    await send(student, bodyOf(question, true))
    const { waiting } = await notebookOf(student)
    const { skillId: id, idea } = opened(question)
    const again = waiting.find((one) => one.id === tokens.uuidFrom(`idea/${id}/${idea}`))
    expect(again).toMatchObject({ timesMissed: 2, rightOn: [] })
    expect((await nextOf(student)).practice).toBeNull()
  })

  it('waits until the next day with a skill that the student has not learned yet', async () => {
    const student = await signUp(test)
    await miss(student)
    pass(day)
    const { token } = questionOf(await nextOf(student))
    const nextRequest = { isMixed: false, ahead: 2, shown: [] }
    const reply = await student.post('/api/practice/deferrals', { token, nextRequest })
    expect(Deferred.parse(reply.body)).toMatchObject({ next: null, ahead: [], others: [] })
    expect((await nextOf(student)).practice).toBeNull()
    pass(day)
    expect((await nextOf(student)).practice).not.toBeNull()
  })

  it('keeps nothing out of placement, where much is asked that nobody has taught yet', async () => {
    const student = await signUp(test)
    const reply = await student.get('/api/practice/placement')
    const { next } = Placement.parse(reply.body)
    if (next === null) throw new Error('no question')
    await send(student, bodyOf(next, false))
    expect((await notebookOf(student)).counts.waiting).toBe(0)
  })

  it('is each student’s own', async () => {
    const [student, other] = [await signUp(test), await signUp(test)]
    const missed = await miss(student)
    expect((await notebookOf(other)).counts.waiting).toBe(0)
    const { waiting } = await notebookOf(student)
    expect((await other.get(`/api/practice/replays/${waiting[0]?.lastMissed}`)).status).toBe(404)
    expect((await refusedWith(other, bodyOf(missed, true))).status).toBe(403)
  })

  it('asks what is due also when today’s problems are used up', async () => {
    const small = await startTestApp({ beside: test, now: () => clock, configuration: { dailyLimit: 1 } })
    try {
      const student = await signUp(small)
      await miss(student)
      pass(day)
      await send(student, bodyOf(await firstQuestion(student), true))
      expect((await student.get(`/api/skills/${skillId}/practice`)).status).toBe(402)
      const question = questionOf(await nextOf(student))
      expect(question.isLimited).toBe(false)
      const reply = await send(student, bodyOf(question, true))
      expect(reply).toMatchObject({ verdict: 'correct', planUse: { dailyProblemsUsed: 1 } })
    } finally {
      await small.app.close()
    }
  })
})
