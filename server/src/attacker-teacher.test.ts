import { randomBytes, randomUUID } from 'node:crypto'
import { getAssignedQuestion } from '@skills-center/contract/assignments'
import { drawOwnSlot } from '@skills-center/contract/assignments/slots'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { endpoints } from '@skills-center/contract/endpoints'
import type { Question } from '@skills-center/contract/practice'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { makeItem } from '@skills-center/curriculum/make-item'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { questionOf, startLive } from './activities/test-live.ts'
import { assignmentBody, drawnSlots, openSchool } from './assignments/test-assigned.ts'
import { openClass } from './classrooms/test-class.ts'
import { createAnswerKeys } from './practice/answer-keys.ts'
import { requireModel } from './practice/questions/next-question.ts'
import { createQuestionTokens } from './practice/questions/question-token.ts'
import { createNumbers } from './practice/test-attempts.ts'
import { question as written } from './questions/test-question.ts'
import { answerFrom, chanceOf, minImprobableCount, seedsIn, uuidsIn } from './test-attacker.ts'
import { type Caller, secret, signUp, startTestApp, type TestApp } from './test-app.ts'

/**
 * An attacker: a student who also has a teacher account and is enrolled in their own class there. They use every
 * teacher call to learn the keys of the questions that a real teacher grades them on.
 */
const skillId = 'line-plots'
const perKind = 2
const random = createNumbers(20_261_122)
const known = createAnswerKeys(secret)
const tokens = createQuestionTokens(secret, randomBytes)

let server: TestApp
/** A question that a teacher shares with everyone. */
let sharedId: string
beforeAll(async () => {
  server = await startTestApp({
    now: () => new Date('2026-03-10T15:00:00Z'),
    random: createNumbers(7),
    configuration: { dailyLimit: 500 },
  })
  const author = await signUp(server, { role: 'teacher' })
  sharedId = (await publishedBy(author)).id
  expect((await author.post(`/api/questions/${sharedId}/share`, { with: 'everyone' })).status).toBe(200)
})
afterAll(() => server.stop())

/** An open question that a real teacher assigned, and the ids used in paths. */
interface Target {
  student: Caller & { id: string }
  question: Question
  answerPath: string
  /** The real teacher's ids. */
  real: { assignment?: string | undefined; activity?: string | undefined; classroom: string }
}

const bodyOf = ({ token }: Question, response: unknown) => ({
  token,
  response,
  attemptId: randomUUID(),
  activeMilliseconds: 20_000,
  hintsUsed: 0,
})

async function assigned(tries: 1 | 2, isFixed: boolean): Promise<Target> {
  const school = await openSchool(server)
  const set = { goal: { kind: 'fixed', isSame: true }, slots: await drawnSlots(school.teacher, { skillId }) }
  const path = await school.assign({ skillIds: [skillId], tries, ...(isFixed && set) })
  const student = await school.join()
  const reply = await student.get(`${path}/question`)
  const [question] = getAssignedQuestion.reply.parse(reply.body).practice?.questions ?? []
  if (question === undefined) throw new Error('no question')
  const wrong = bodyOf(question, known.wrong(question.token))
  if (tries === 2) expect((await student.post('/api/practice/answers', wrong)).status).toBe(200)
  const real = { assignment: path.split('/').at(-1), classroom: school.classroom.id }
  return { student, question, answerPath: '/api/practice/answers', real }
}

async function liveRound(): Promise<Target> {
  const live = await startLive(server, 2, { skillId })
  const [student, classmate] = live.students
  if (student === undefined || classmate === undefined) throw new Error('two students')
  for (const one of live.students) await one.post(`${live.path}/join`)
  await live.steer({ step: 'ask', after: 0 })
  const theirs = questionOf(await live.seat(classmate))
  await classmate.post(`${live.path}/answers`, bodyOf(theirs, known.right(theirs.token)))
  const question = questionOf(await live.seat(student))
  const real = { activity: live.id, classroom: live.classroomId }
  return { student, question, answerPath: `${live.path}/answers`, real }
}

const kinds: Readonly<Record<string, () => Promise<Target>>> = {
  'a fixed set with one try': () => assigned(1, true),
  'a fixed set, before the second try': () => assigned(2, true),
  'assigned work, before the second try': () => assigned(2, false),
  'a live round before the answer is shown': liveRound,
}

const all = Object.entries<Endpoint>(endpoints)
/** Calls that a teacher account may make and whose replies could reveal something about a question. */
const telling = all.filter(
  ([, { access, reply }]) =>
    access !== 'student' &&
    /"(item|question|rightAnswer|rightResponse|verdict|seed|handle|modelId|csv|rows)":/.test(
      JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' })),
    ),
)
/**
 * Left out: calls that need someone else's secret, public pages and samples, and checks of lists that a teacher
 * uploads.
 */
const leftOut = new Set([
  'getChildData',
  'getSitePage',
  'getSharedReport',
  'getSample',
  'answerSample',
  'playDemo',
  'checkImport',
  'checkQuestionImport',
])

async function publishedBy(teacher: Caller): Promise<OwnQuestion> {
  const made = OwnQuestion.parse((await teacher.post('/api/questions', { question: written() })).body)
  const reply = await teacher.post(`/api/questions/${made.id}/publish`, { revision: made.revision })
  return OwnQuestion.parse(reply.body)
}

/** Creates a teacher account with its own class, assignment, live activity, and question. */
async function ownRoom(student: Caller) {
  const teacher = await signUp(server, { role: 'teacher', school: null })
  const classroom = await openClass(teacher)
  await student.post('/api/classrooms/join', { code: classroom.code })
  const { id: questionId, revision } = await publishedBy(teacher)
  const drawnOwn = await teacher.post('/api/assignments/slots/own', { questionId, besides: [] })
  const slots = [
    ...(await drawnSlots(teacher, { skillId, count: 5 })),
    drawOwnSlot.reply.parse(drawnOwn.body).slot.handle,
  ]
  const body = assignmentBody({ goal: { kind: 'fixed', isSame: true }, slots })
  const assignment = JSON.parse((await teacher.post(`${classroom.path}/assignments`, body)).text).id
  const next = getAssignedQuestion.reply.parse(
    (await student.get(`/api/assignments/${assignment}/question`)).body,
  )
  for (const question of next.practice?.questions ?? [])
    await student.post('/api/practice/answers', bodyOf(question, known.wrong(question.token)))
  const activity = JSON.parse((await teacher.post(`${classroom.path}/activities`, { skillId })).text).id
  return { teacher, classroom: classroom.id, questionId, revision, assignment, activity }
}

it.each(Object.entries(kinds))(
  'a student with a teacher account learns nothing about %s',
  { timeout: 60_000 },
  async (_, prepare) => {
    for (let count = 0; count < perKind; count += 1) {
      const { student, question, answerPath, real } = await prepare()
      const own = await ownRoom(student)
      const { teacher } = own
      const past = await student.get('/api/practice/sessions')
      const sittings = [...past.text.matchAll(/"id":"(\d{12,15})"/g)].map(([, id = '']) => id)
      const answered = await Promise.all(
        sittings.map(async (id) => (await student.get(`/api/practice/sessions/${id}`)).text),
      )
      const questionIds = answered.flatMap((text) =>
        [...text.matchAll(/"(\d{9,12}-[0-9a-f-]{36})"/g)].map(([, id = '']) => id),
      )
      const exercise = JSON.parse((await teacher.get(`/api/skills/${skillId}/exercises`)).text)[0]
      const shownQuestion = { question: written(), seed: 1 }
      const bodies: Readonly<Record<string, object>> = {
        drawSlots: { skillId, level: question.level, count: 5, besides: [] },
        drawOwnSlot: { questionId: own.questionId, besides: [] },
        createQuestion: { question: written() },
        saveQuestion: { question: written(), revision: own.revision },
        publishQuestion: { revision: own.revision + 1 },
        duplicateQuestion: {},
        copyShared: {},
        previewQuestion: shownQuestion,
        judgePreview: { ...shownQuestion, response: { kind: 'choice', option: 'a' } },
        steerActivity: { step: 'ask', after: 0 },
        answerExercise: { token: exercise?.token, response: null },
      }
      const places: Readonly<Record<string, readonly (string | undefined)[]>> = {
        'classrooms/{id}': [own.classroom, real.classroom],
        'assignments/{id}': [own.assignment, real.assignment],
        'activities/{id}': [own.activity, real.activity],
        'questions/{id}': [own.questionId],
        'shared/{id}': [sharedId],
        'skills/{id}': [skillId],
        '{studentId}': [student.id],
        '{questionId}': questionIds,
        '{slot}': ['1', '2', '3'],
        '{table}': ['needs', 'quality', 'classes'],
      }
      const pathsOf = (path: string) =>
        Object.entries(places).reduce(
          (paths, [place, values]) =>
            paths.flatMap((one) =>
              one.includes(place)
                ? values.flatMap((value) =>
                    value === undefined ? [] : one.replace(place, place.replace(/\{\w+\}/, value)),
                  )
                : [one],
            ),
          [path],
        )
      const realIds = [real.classroom, real.assignment, real.activity].filter((id) => id !== undefined)
      const texts: string[] = []
      const reached = new Set<string>()
      for (const [name, { method, path }] of telling.filter(([one]) => !leftOut.has(one))) {
        for (const one of pathsOf(path)) {
          const reply = await teacher.send(method, one, method === 'GET' ? undefined : (bodies[name] ?? {}))
          const isReal = realIds.some((id) => one.includes(id))
          if (isReal) expect([400, 403, 404], `${method} ${one}`).toContain(reply.status)
          else if (reply.status < 300) reached.add(name)
          texts.push(reply.text)
          // A lesson names the seed of its worked example, and a preview names the seed that the teacher sent.
          if (name === 'getLesson' || name === 'previewQuestion') continue
          expect(reply.text, name).not.toMatch(/"(seed|nonce|model_id|prediction|recent)"/)
          expect(rightBeside(reply.body, question.item), name).toEqual([])
        }
      }
      const unread = telling.map(([name]) => name).filter((name) => !leftOut.has(name) && !reached.has(name))
      // A teacher may not export the data of a student who joined with their own account.
      expect(unread).toEqual(['getStudentData'])

      const issued = tokens.open(question.token)
      const skill = issued && selectSkill(issued.skillId)
      if (issued === undefined || skill === undefined) throw new Error('not a question of ours')
      const [seeds, nonces] = [seedsIn(texts), uuidsIn(texts)]
      expect(seeds).not.toContain(issued.seed)
      expect(nonces).not.toContain(issued.nonce)
      const item = makeItem(skill, requireModel(skill, issued.modelId), issued.level, issued.seed)
      chances.push(chanceOf(question, item, seeds.length + nonces.length, random))
      const guess = answerFrom(question, seeds, nonces)
      if (guess === undefined) continue
      const reply = JSON.parse((await student.post(answerPath, bodyOf(question, guess.response))).text)
      if (reply.verdict === 'correct' || (reply.isTaken === true && guess.isSure)) rights += 1
    }
  },
)

const chances: number[] = []
let rights = 0

it('and is right no more often than with seeds out of the air', () => {
  expect(chances).toHaveLength(perKind * Object.keys(kinds).length)
  expect(rights).toBeLessThan(minImprobableCount(chances))
})

/** Finds every right answer or solution that a reply gives next to exactly this item, at any depth. */
function rightBeside(reply: unknown, item: unknown): unknown[] {
  const shown = JSON.stringify(item)
  const found: unknown[] = []
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { item: beside, ...others }: Record<string, unknown> = { ...value }
    if (beside !== undefined && JSON.stringify(beside) === shown)
      for (const name of ['right', 'rightAnswer', 'rightResponse', 'solution'])
        if ((others[name] ?? null) !== null) found.push(others[name])
    for (const one of Object.values(value)) look(one)
  }
  look(reply)
  return found
}
