import { ClassroomDetail } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { SubscriptionStatus } from '@skills-center/contract/billing'
import { getAssignedQuestion } from '@skills-center/contract/assignments'
import type { NotCredited } from '@skills-center/contract/practice'
import { dailyLimitReached } from '@skills-center/contract/problem'
import { listProgress } from '@skills-center/contract/progress'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, send, statsOf } from '../practice/test-student.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { assignmentBody, drawnSlots, nextOf, nextQuestion } from './test-assigned.ts'

let clock = new Date('2026-03-12T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const dailyLimit = 5
let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ now: () => clock, configuration: { dailyLimit } })
})
afterAll(() => server.stop())

/** A student who also has a teacher account and their own class, which anyone can create. */
async function openOwnClass(school: string | null) {
  const teacher = await signUp(server, { role: 'teacher', school })
  const student = await signUp(server)
  const { id } = JSON.parse((await teacher.post('/api/classrooms', { name: 'Mine', gradeLevel: 6 })).text)
  const path = `/api/classrooms/${id}`
  const { code } = ClassroomDetail.parse((await teacher.get(path)).body)
  await student.post('/api/classrooms/join', { code: code?.code })
  const assign = async (over: object, by: Caller = teacher) => {
    const reply = await by.post(`${path}/assignments`, assignmentBody(over))
    if (reply.status !== 201) throw new Error(`assigning answered ${reply.status}: ${reply.text}`)
    return `/api/assignments/${JSON.parse(reply.text).id}`
  }
  return { teacher, student, path, assign }
}

const usedBy = async (student: Caller) =>
  SubscriptionStatus.parse((await student.get('/api/subscription/status')).body).dailyProblemsUsed
const masteryOf = async (student: Caller) =>
  listProgress.reply.parse((await student.get('/api/user/progress')).body)

/** Answers the assigned questions correctly until there are no more. Returns their number. */
async function workThrough(
  student: Caller,
  path: string,
  { max = 30, notCredited = null }: { max?: number; notCredited?: NotCredited | null } = {},
): Promise<number> {
  for (let done = 0; done < max; done += 1) {
    const reply = await student.get(`${path}/question`)
    if (reply.status === 402) return done
    const question = getAssignedQuestion.reply.parse(reply.body).practice?.questions[0]
    if (question === undefined) return done
    pass(30)
    const answered = await send(student, bodyOf(question, true))
    expect(answered).toMatchObject({ credited: notCredited === null, notCredited })
  }
  return max
}

describe('work of a teacher who is not verified', () => {
  it('counts like the student’s own practice, and ends with the day’s free problems', async () => {
    const { student, assign } = await openOwnClass(null)
    const path = await assign({ goal: { kind: 'count', questions: 40 } })
    expect(await nextQuestion(student, path)).toMatchObject({ isLimited: true })
    expect(await workThrough(student, path)).toBe(dailyLimit)
    expect(await usedBy(student)).toBe(dailyLimit)
    expect((await student.get(`${path}/question`)).body).toMatchObject({ type: dailyLimitReached })
    // Practice done earlier leaves fewer problems for it.
    expect((await student.get('/api/skills/circles/practice')).status).toBe(402)
  })

  it('is still counted when the record is worked out again from the attempts', async () => {
    const { student, assign } = await openOwnClass(null)
    const path = await assign({ goal: { kind: 'count', questions: 3 } })
    expect(await workThrough(student, path)).toBe(3)
    await server.app.rebuild(UserId.parse(student.id))
    expect(await usedBy(student)).toBe(3)
  })

  it('earns nothing where the teacher could see the keys: a fixed set gives no points, achievements or mastery', async () => {
    const { teacher, student, assign } = await openOwnClass(null)
    const goal = { kind: 'fixed', isSame: true }
    const path = await assign({ goal, slots: await drawnSlots(teacher, { count: 4 }), tries: 1 })
    const before = { stats: await statsOf(student), mastery: await masteryOf(student) }
    expect(await workThrough(student, path, { notCredited: 'unverified-teacher' })).toBe(4)
    expect(await statsOf(student)).toMatchObject({
      totalPoints: before.stats.totalPoints,
      completedAchievements: 0,
      streak: before.stats.streak,
    })
    expect(await masteryOf(student)).toEqual(before.mastery)
    expect(await usedBy(student)).toBe(4)
    // The class's own results still show the work.
    expect((await nextOf(student, path)).assignment.work).toMatchObject({ status: 'done' })
  })

  it('is judged by the person who wrote it last: a co-teacher who is not verified takes the rights of a verified one', async () => {
    const { teacher, student, path, assign } = await openOwnClass('Lincoln')
    const coTeacher = await signUp(server, { role: 'teacher', school: null })
    await teacher.post(`${path}/teachers`, { username: coTeacher.username })
    await coTeacher.post(`${path}/invitation`, { accepts: true })
    const isLimited = async (work: string) => (await nextQuestion(student, work)).isLimited
    const theirs = await assign({ goal: { kind: 'count', questions: 40 } }, coTeacher)
    expect(await isLimited(theirs)).toBe(true)
    const owners = await assign({ goal: { kind: 'count', questions: 40 } })
    expect(await isLimited(owners)).toBe(false)
    await coTeacher.post(owners, assignmentBody({ goal: { kind: 'count', questions: 39 } }))
    expect(await isLimited(owners)).toBe(true)
    await teacher.post(owners, assignmentBody({ goal: { kind: 'count', questions: 40 } }))
    expect(await isLimited(owners)).toBe(false)
  })
})

describe('work of a verified teacher', () => {
  it('is never kept back, and earns as it did, until the verification is taken back', async () => {
    const { teacher, student, assign } = await openOwnClass('Lincoln')
    const path = await assign({ goal: { kind: 'count', questions: 40 } })
    expect(await workThrough(student, path, { max: dailyLimit + 3 })).toBe(dailyLimit + 3)
    expect(await usedBy(student)).toBe(0)
    expect((await statsOf(student)).totalPoints).toBeGreaterThan(0)

    await server.app.schoolRecords.office.unverify(UserId.parse(teacher.id))
    expect(await workThrough(student, path)).toBe(dailyLimit)
    expect(await usedBy(student)).toBe(dailyLimit)
  })

  it('in a class of an owner who is not verified counts as a verified teacher’s', async () => {
    const { teacher, student, path, assign } = await openOwnClass(null)
    const coTeacher = await signUp(server, { role: 'teacher', school: 'Lincoln' })
    await teacher.post(`${path}/teachers`, { username: coTeacher.username })
    await coTeacher.post(`${path}/invitation`, { accepts: true })
    const work = await assign({}, coTeacher)
    expect(await nextQuestion(student, work)).toMatchObject({ isLimited: false })
  })
})
