import { randomBytes, randomUUID } from 'node:crypto'
import { getAssignedQuestion } from '@skills-center/contract/assignments'
import { Placement, Practice, type Question } from '@skills-center/contract/practice'
import { getNotebookQuestion } from '@skills-center/contract/practice/notebook'
import { swapQuestion } from '@skills-center/contract/practice/swap'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { makeItem } from '@skills-center/curriculum/make-item'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { questionOf, startLive } from './activities/test-live.ts'
import { drawnSlots, openSchool } from './assignments/test-assigned.ts'
import { createAnswerKeys } from './practice/answer-keys.ts'
import { requireModel } from './practice/questions/next-question.ts'
import { createQuestionTokens } from './practice/questions/question-token.ts'
import { simulationFor } from './practice/test-simulation.ts'
import { createNumbers } from './practice/test-attempts.ts'
import {
  answerFrom,
  chanceOf,
  collect,
  minImprobableCount,
  type Places,
  readingCalls,
  seedsIn,
  uuidsIn,
} from './test-attacker.ts'
import { type Caller, secret, signInAgain, signUp, startTestApp, type TestApp } from './test-app.ts'

/**
 * An attacker: a student who has our source code. They collect everything their own calls reveal about an open
 * question, rebuild its item from every number that could be its seed, and answer with the key. They must do no better
 * than with random seeds.
 *
 * The skill is line plots because its models hardly ever make the same item twice: an item that looks like the question
 * on screen was made from its seed.
 */
const skillId = 'line-plots'
const perKind = 3

const random = createNumbers(20_261_122)

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (hours: number) => {
  clock = new Date(clock.getTime() + hours * 3_600_000)
}
let server: TestApp
beforeAll(async () => {
  server = await startTestApp({
    now: () => clock,
    random: createNumbers(7),
    configuration: { dailyLimit: 500 },
  })
})
afterAll(() => server.stop())

const known = createAnswerKeys(secret)
const tokens = createQuestionTokens(secret, randomBytes)

interface Target {
  student: Caller
  question: Question
  /** The path that takes the answer, if the question is not from practice. */
  path?: string
  places?: Places
  /** Other students who got the same question, and whose replies are read too. */
  helpers?: readonly Caller[]
}

type Person = Awaited<ReturnType<typeof signUp>>

const bodyOf = ({ token }: Question, response: unknown) => ({
  token,
  response,
  attemptId: randomUUID(),
  activeMilliseconds: 20_000,
  hintsUsed: 0,
})
const first = (questions: readonly Question[]): Question => {
  const [question] = questions
  if (question === undefined) throw new Error('no question')
  return question
}
const practiceOf = async (student: Caller) =>
  first(Practice.parse((await student.get(`/api/skills/${skillId}/practice`)).body).questions)

async function answer(student: Caller, question: Question, isRight: boolean) {
  // Each answer takes half a minute.
  pass(1 / 120)
  const response = isRight ? known.right(question.token) : known.wrong(question.token)
  const reply = await student.post('/api/practice/answers', bodyOf(question, response))
  if (reply.status !== 200) throw new Error(`answer answered ${reply.status}: ${reply.text}`)
  return JSON.parse(reply.text)
}

/** A practice question that is open for a second try. */
async function missedOnce(student: Caller): Promise<Question> {
  for (;;) {
    const question = await practiceOf(student)
    if ((await answer(student, question, false)).triesLeft > 0) return question
  }
}

async function assigned(
  over: object | ((teacher: Caller) => Promise<object>),
  settledBy = 0,
): Promise<Target> {
  const school = await openSchool(server)
  const rules = typeof over === 'function' ? await over(school.teacher) : over
  const path = await school.assign({ skillIds: [skillId], ...rules })
  const nextOf = async (student: Caller) => {
    const { practice } = getAssignedQuestion.reply.parse((await student.get(`${path}/question`)).body)
    return first(practice?.questions ?? [])
  }
  const helpers: Person[] = []
  for (let count = 0; count < settledBy; count += 1) {
    const helper = await school.join()
    await answer(helper, await nextOf(helper), false)
    helpers.push({ ...helper, username: '' })
  }
  const student = await school.join()
  const id = path.split('/').at(-1) ?? ''
  const places = { '/api/assignments': [id], '/api/classrooms': [school.classroom.id] }
  return { student, question: await nextOf(student), places, helpers }
}

const fixedSet = () =>
  assigned(
    async (teacher) => ({
      goal: { kind: 'fixed', isSame: true },
      slots: await drawnSlots(teacher, { skillId, count: 1 }),
      tries: 1,
    }),
    1,
  )

async function liveRound(mode: 'together' | 'own-level'): Promise<Target> {
  const live = await startLive(server, 2, { skillId, mode })
  const [student, helper] = live.students
  if (student === undefined || helper === undefined) throw new Error('two students')
  for (const one of live.students) await one.post(`${live.path}/join`)
  await live.steer({ step: 'ask', after: 0 })
  const others = questionOf(await live.seat(helper))
  await helper.post(`${live.path}/answers`, bodyOf(others, known.wrong(others.token)))
  const places = { '/api/activities': [live.id], '/api/classrooms': [live.classroomId] }
  const question = questionOf(await live.seat(student))
  return { student, question, path: `${live.path}/answers`, places, helpers: [helper] }
}

async function dueNotebook(): Promise<Target> {
  const student = await signUp(server)
  const missed = await missedOnce(student)
  await answer(student, missed, false)
  pass(30)
  const reply = getNotebookQuestion.reply.parse((await student.get('/api/practice/notebook/next')).body)
  return { student, question: first(reply.practice?.questions ?? []) }
}

async function dueReview(): Promise<Target> {
  const student = await signUp(server)
  const answerUntil = async (
    isRight: boolean,
    isEnough: (answered: number, mastered: boolean) => boolean,
  ) => {
    for (;;) {
      const { after } = await answer(student, await practiceOf(student), isRight)
      if (isEnough(after.answered, after.mastered)) return
    }
  }
  // Only mastery reached late, after mistakes, can fade and come due again.
  await answerUntil(false, (answered) => answered >= 4)
  await answerUntil(true, (answered) => answered >= 12)
  pass(24)
  await answerUntil(true, (_, mastered) => mastered)
  pass(24 * 200)
  await signInAgain(student)
  const question = await practiceOf(student)
  expect(question.isLimited).toBe(false)
  return { student, question }
}

const kinds: Readonly<Record<string, () => Promise<Target>>> = {
  async 'practice, first try'() {
    const student = await signUp(server)
    return { student, question: await practiceOf(student) }
  },
  async 'practice, second try'() {
    const student = await signUp(server)
    return { student, question: await missedOnce(student) }
  },
  async 'in place of one exchanged'() {
    const student = await signUp(server)
    const question = await practiceOf(student)
    const reply = await student.post('/api/practice/swaps', { token: question.token })
    return { student, question: swapQuestion.reply.parse(reply.body).question }
  },
  async exchanged() {
    const student = await signUp(server)
    const question = await practiceOf(student)
    await student.post('/api/practice/swaps', { token: question.token })
    return { student, question }
  },
  async 'put off'() {
    const student = await signUp(server)
    const question = await practiceOf(student)
    await student.post('/api/practice/deferrals', { token: question.token })
    return { student, question }
  },
  async placement() {
    const student = await signUp(server)
    const { next } = Placement.parse((await student.get('/api/practice/placement')).body)
    return { student, question: first(next === null ? [] : [next]) }
  },
  async 'a simulation, after many runs'() {
    const student = await signUp(server)
    await answer(student, await practiceOf(student), false)
    const seed = Math.floor(random() * 2 ** 31)
    return { student, question: simulationFor(student.id, { level: 1, seed, now: clock }) }
  },
  'fixed set with one try, after a classmate': fixedSet,
  'assigned work': () => assigned({}),
  'live, together, before the answer is shown': () => liveRound('together'),
  'live, at one’s own level': () => liveRound('own-level'),
  notebook: dueNotebook,
  review: dueReview,
}

const assignedAt = new Date('2026-03-10T15:00:00Z')
const reached = new Set<string>()
const chances: number[] = []
let rights = 0

it.each(Object.entries(kinds))(
  'finds nothing to rebuild a question by: %s',
  { timeout: 60_000 },
  async (_, prepare) => {
    for (let count = 0; count < perKind; count += 1) {
      // Each attempt happens a minute later than the one before.
      clock = new Date(assignedAt.getTime() + count * 60_000)
      const { student, question, path = '/api/practice/answers', places, helpers = [] } = await prepare()
      const found = await collect(student, question, places)
      const texts = [...found.texts]
      for (const helper of helpers) texts.push(...(await collect(helper, question, places)).texts)
      for (const name of found.answered) reached.add(name)

      const issued = tokens.open(question.token)
      const skill = issued && selectSkill(issued.skillId)
      if (issued === undefined || skill === undefined) throw new Error('not a question of ours')
      const [seeds, nonces] = [seedsIn(texts), uuidsIn(texts)]
      expect(seeds).not.toContain(issued.seed)
      expect(nonces).not.toContain(issued.nonce)
      for (const field of ['seed', 'modelId', 'model_id', 'nonce', 'revision', 'prediction', 'key'])
        expect([...found.fields]).not.toContain(field)

      const item = makeItem(skill, requireModel(skill, issued.modelId), issued.level, issued.seed)
      chances.push(chanceOf(question, item, seeds.length + nonces.length, random))
      const guess = answerFrom(question, seeds, nonces)
      if (guess === undefined) continue
      const reply = await student.post(path, bodyOf(question, guess.response))
      const isRight = reply.status === 200 && JSON.parse(reply.text).verdict === 'correct'
      // A live round's reply has no verdict yet, so look at the verdict that the teacher will see.
      const isTaken = reply.status === 200 && JSON.parse(reply.text).judged === null
      if (isRight || (isTaken && guess.isSure) || JSON.parse(reply.text).judged?.verdict === 'correct')
        rights += 1
    }
  },
)

it('is right no more often than with seeds out of the air, over all kinds of questions', () => {
  expect(chances).toHaveLength(perKind * Object.keys(kinds).length)
  // Each question has its own chance; this many correct answers happen by luck less than once in a million times.
  const bound = minImprobableCount(chances)
  expect(bound).toBeLessThan(chances.length)
  expect(rights).toBeLessThan(bound)
})

it('has read every call that a student may read', () => {
  const unread = readingCalls.map(([name]) => name).filter((name) => !reached.has(name))
  expect(unread).toEqual([])
})
