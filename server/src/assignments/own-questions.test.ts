import { randomUUID } from 'node:crypto'
import { getSlotResults, getStudentWork } from '@skills-center/contract/assignments'
import { drawOwnSlot, type ShownSlot } from '@skills-center/contract/assignments/slots'
import { type AnswerBody, Practice } from '@skills-center/contract/practice'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bodyOf, send } from '../practice/test-student.ts'
import { type Caller, startTestApp, type TestApp } from '../test-app.ts'
import { assignmentBody, nextOf, nextQuestion, openSchool, ownOf, type TestSchool } from './test-assigned.ts'

let server: TestApp
let school: TestSchool
let questionId: string

const question = {
  format: 1,
  title: 'Twice a number',
  skillId: 'unit-rates',
  standard: '',
  level: 1,
  stem: 'What is twice {=a}?',
  parameters: [{ kind: 'range', name: 'a', from: '5', to: '60', step: '1' }],
  conditions: [],
  answer: {
    kind: 'number',
    label: 'Number',
    before: '',
    after: '',
    right: '2a',
    form: 'any',
    unit: '',
    within: '',
    wrong: [{ value: 'a^2', feedback: 'That is {=a} times itself.' }],
  },
  hints: ['Add the number to itself.'],
  steps: ['{=a} and {=a} make {=2a}.'],
}

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-03-10T15:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(async () => {
  school = await openSchool(server)
  questionId = await publish(question)
})

async function publish(written: object): Promise<string> {
  const made = OwnQuestion.parse((await school.teacher.post('/api/questions', { question: written })).body)
  const reply = await school.teacher.post(`/api/questions/${made.id}/publish`, { revision: made.revision })
  expect(reply.status, reply.text).toBe(200)
  return made.id
}

const draw = (besides: readonly ShownSlot[] = [], who: Caller = school.teacher) =>
  who.post('/api/assignments/slots/own', { questionId, besides: besides.map(({ slot }) => slot.handle) })

async function drawn(besides: readonly ShownSlot[] = []): Promise<ShownSlot> {
  const reply = await draw(besides)
  expect(reply.status, reply.text).toBe(200)
  return drawOwnSlot.reply.parse(reply.body)
}

const set = (...shown: readonly ShownSlot[]) => ({
  goal: { kind: 'fixed', isSame: true },
  slots: shown.map(({ slot }) => slot.handle),
})

async function answer(student: Caller, path: string, response: AnswerBody['response']) {
  const { token } = await nextQuestion(student, path)
  return send(student, { token, response, attemptId: randomUUID(), activeMilliseconds: 9000, hintsUsed: 0 })
}

it('a question that the teacher wrote is drawn in variants that differ', async () => {
  const one = await drawn()
  const other = await drawn([one])
  expect(other.item).not.toEqual(one.item)
  expect(one.slot).toMatchObject({ questionId, slot: null, skillId: 'unit-rates', level: 1 })
})

it('is asked, judged, counted and replayed as any other', async () => {
  const [one, other] = [await drawn(), await drawn()]
  const path = await school.assign(set(one, other))
  const student = await school.join()
  expect((await nextQuestion(student, path)).item).toEqual(one.item)
  const right = await answer(student, path, one.rightResponse)
  expect(right).toMatchObject({ verdict: 'correct', before: { mastery: null } })
  expect(right.after.mastery).toBeGreaterThan(0)
  const wrong = await answer(student, path, { kind: 'number', text: '1000' })
  expect(wrong).toMatchObject({ verdict: 'incorrect', triesLeft: 1 })
  expect((await nextOf(student, path)).practice).toBeNull()
  expect(await ownOf(student)).toMatchObject([{ work: { status: 'done', questions: 2, percent: 50 } }])

  for (const screen of ['notebook', 'sessions', 'today', 'plan'])
    expect((await student.get(`/api/practice/${screen}`)).status, screen).toBe(200)

  const reply = await school.teacher.get(`${path}/students/${student.id}`)
  const replayed = getStudentWork.reply.parse(reply.body).questions
  expect(replayed.map(({ item }) => item)).toEqual([one.item, other.item])
  const results = getSlotResults.reply.parse((await school.teacher.get(`${path}/questions`)).body)
  expect(results.map(({ rightAtOnce }) => rightAtOnce)).toEqual([1, 0])
  expect(results[1]?.answers).toMatchObject([{ isRight: false, students: ['Ada Byron'] }])
})

it('stays as it was set when its author changes it', async () => {
  const one = await drawn()
  const path = await school.assign(set(one))
  const changed = { revision: 1, question: { ...question, stem: 'What is {=a} and {=a} together?' } }
  await school.teacher.post(`/api/questions/${questionId}`, changed)
  await school.teacher.post(`/api/questions/${questionId}/publish`, { revision: 2 })
  const student = await school.join()
  expect((await nextQuestion(student, path)).item).toEqual(one.item)
})

it('comes the same to all where the others come at each student’s own level', async () => {
  const one = await drawn()
  const path = await school.assign({ ...set(one), goal: { kind: 'fixed', isSame: false } })
  expect((await nextQuestion(await school.join(), path)).item).toEqual(one.item)
})

it('leaves the same knowledge behind when that is recomputed', async () => {
  const one = await drawn()
  const path = await school.assign(set(one))
  const student = await school.join()
  const { after } = await answer(student, path, one.rightResponse)
  await server.database.query({ name: 'forget', text: 'update learner_students set model_version = 0' }, [])
  const practice = await student.get('/api/skills/unit-rates/practice')
  expect(JSON.parse(practice.text).standing.mastery).toBeCloseTo(after.mastery ?? 0, 1)
})

it('is for its author: drafts, and what somebody else wrote, cannot be drawn or set', async () => {
  const one = await drawn()
  const stranger = await openSchool(server)
  expect((await draw([], stranger.teacher)).status).toBe(404)
  const taken = await stranger.teacher.post(
    `${stranger.classroom.path}/assignments`,
    assignmentBody(set(one)),
  )
  expect(taken.status).toBe(400)
  const draft = await school.teacher.post('/api/questions', { question })
  const body = { questionId: OwnQuestion.parse(draft.body).id, besides: [] }
  expect((await school.teacher.post('/api/assignments/slots/own', body)).status).toBe(404)
})

it('which a colleague shares is drawn, set and named as theirs, and stays in the set when it is withdrawn or deleted', async () => {
  const author = school
  const share = (to: string) => author.teacher.post(`/api/questions/${questionId}/share`, { with: to })
  const colleague = await openSchool(server)
  expect((await draw([], colleague.teacher)).status).toBe(404)
  await share('everyone')
  const one = drawOwnSlot.reply.parse((await draw([], colleague.teacher)).body)
  const { username } = JSON.parse((await author.teacher.get('/api/auth/user')).text)
  expect(one.author).toBe(username)
  expect((await drawn()).author).toBeNull()
  const path = await colleague.assign(set(one))
  const student = await colleague.join()

  await share('nobody')
  expect((await draw([], colleague.teacher)).status).toBe(404)
  const again = await colleague.teacher.post(path, assignmentBody(set(one)))
  expect(again.status, 'it has no number there yet').toBe(400)
  const kept = getSlotResults.reply.parse((await colleague.teacher.get(`${path}/questions`)).body)
  expect(kept).toMatchObject([{ author: username, item: one.item }])
  expect((await colleague.teacher.post(path, assignmentBody(set(...kept)))).status).toBe(200)
  await author.teacher.post(`/api/questions/${questionId}/delete`, {})
  expect((await nextQuestion(student, path)).item).toEqual(one.item)
  expect(await answer(student, path, one.rightResponse)).toMatchObject({ verdict: 'correct' })
})

it('without parameters comes into a set once', async () => {
  questionId = await publish({
    ...question,
    stem: 'What is twice 7?',
    parameters: [],
    answer: {
      ...question.answer,
      right: '14',
      wrong: [{ value: '49', feedback: 'That is 7 times itself.' }],
    },
    steps: ['7 and 7 make 14.'],
  })
  const one = await drawn()
  expect((await draw([one])).status).toBe(409)
})

it('shown while a question of practice was open, it is no obstacle to the next one', async () => {
  const path = await school.assign(set(await drawn()))
  const student = await school.join()
  const { token } = await nextQuestion(student, path)
  const { questions } = Practice.parse((await student.get('/api/skills/unit-rates/practice')).body)
  const [open] = questions
  if (open === undefined) throw new Error('no question')
  const body = bodyOf(open, true, { nextRequest: { isMixed: false, ahead: 1, shown: [token] } })
  expect((await send(student, body)).next).not.toBeNull()
})
