import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ClassroomDetail, Invitation, LogEntry } from '@skills-center/contract/classrooms'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'

let server: TestApp
let teacher: Caller & { id: string; username: string }
let otherTeacher: Caller & { id: string; username: string }
let student: Caller & { id: string; username: string }
let outsider: Caller
let classroomId: ClassroomId

beforeAll(async () => {
  server = await startTestApp()
  teacher = await signUp(server, { role: 'teacher' })
  otherTeacher = await signUp(server, { role: 'teacher' })
  student = await signUp(server, { gradeLevel: 7 })
  outsider = await signUp(server)
  const { classrooms } = server.app
  classroomId = await classrooms.create(UserId.parse(teacher.id), { name: 'Period 2', gradeLevel: 7 })
  await classrooms.enrol(UserId.parse(student.id), classroomId)
})
afterAll(() => server.stop())

const shown = (role: string) => ({
  id: classroomId,
  name: 'Period 2',
  gradeLevel: 7,
  subject: 'both',
  period: '',
  student_count: 1,
  isActive: true,
  isSample: false,
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
  teacherName: 'Ada Byron',
  role,
})

const newClass = async (owner: Caller, over: object = {}): Promise<ClassroomDetail> => {
  const made = await owner.post('/api/classrooms', { name: 'Period 5', gradeLevel: 6, ...over })
  expect(made.status).toBe(201)
  const { id } = JSON.parse(made.text)
  return ClassroomDetail.parse((await owner.get(`/api/classrooms/${id}`)).body)
}

describe('reading', () => {
  test('a teacher lists their own classes, a student those they belong to', async () => {
    expect((await teacher.get('/api/classrooms')).body).toEqual([shown('owner')])
    expect((await student.get('/api/classrooms')).body).toEqual([shown('student')])
    expect((await otherTeacher.get('/api/classrooms')).body).toEqual([])
    expect((await outsider.get('/api/classrooms')).body).toEqual([])
  })

  test('a teacher reads the class with its code and teachers', async () => {
    expect((await teacher.get(`/api/classrooms/${classroomId}`)).body).toEqual({
      ...shown('owner'),
      classRevision: expect.any(Number),
      teacherNames: ['Ada Byron'],
      code: {
        code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{7}$/),
        isOn: true,
        until: expect.any(String),
        isExpired: false,
      },
      teachers: [
        { id: teacher.id, username: teacher.username, name: 'Ada Byron', role: 'owner', hasAccepted: true },
      ],
      canLeave: false,
    })
  })

  test('a student reads who teaches it, and neither the code nor usernames', async () => {
    expect((await student.get(`/api/classrooms/${classroomId}`)).body).toEqual({
      ...shown('student'),
      classRevision: expect.any(Number),
      teacherNames: ['Ada Byron'],
      code: null,
      teachers: [],
      canLeave: false,
    })
  })

  test('to everyone else the class is not there, as one that never was', async () => {
    const missing = await teacher.get('/api/classrooms/01a1fc15-434a-77d3-aec1-33d463218d5f')
    expect(missing.status).toBe(404)
    for (const caller of [otherTeacher, outsider]) {
      const reply = await caller.get(`/api/classrooms/${classroomId}`)
      expect([reply.status, reply.body]).toEqual([404, missing.body])
    }
  })

  test('a classroom id that is none is refused', async () => {
    expect((await teacher.get('/api/classrooms/first')).status).toBe(400)
  })

  test('a student enrolled twice is one student', async () => {
    await server.app.classrooms.enrol(UserId.parse(student.id), classroomId)
    expect((await teacher.get('/api/classrooms')).body).toEqual([shown('owner')])
  })
})

describe('a class', () => {
  test('is opened with a name, and its words are trimmed', async () => {
    const made = await newClass(teacher, {
      name: '  Period\u00075  ',
      subject: 'math',
      period: ' 2026–27 ',
    })
    expect(made).toMatchObject({ name: 'Period 5', subject: 'math', period: '2026–27', role: 'owner' })
    const nameless = await teacher.post('/api/classrooms', { name: ' ', gradeLevel: 6 })
    expect([nameless.status, nameless.body]).toMatchObject([
      400,
      { errors: [{ field: 'name', message: 'Please enter a class name.' }] },
    ])
  })

  test('is edited', async () => {
    const { id } = await newClass(teacher)
    const to = { name: 'Science club', gradeLevel: 8, subject: 'science', period: 'Fridays' }
    expect((await teacher.post(`/api/classrooms/${id}`, to)).body).toMatchObject(to)
  })

  test('is archived and brought back', async () => {
    const { id } = await newClass(teacher)
    const set = (isActive: boolean) => teacher.post(`/api/classrooms/${id}/active`, { isActive })
    expect((await set(false)).body).toMatchObject({ isActive: false })
    const refused = await teacher.post(`/api/classrooms/${id}/students`, { firstName: 'Zoe' })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { detail: 'This class is archived. To add students, restore it.' },
    ])
    expect((await set(true)).body).toMatchObject({ isActive: true })
    expect((await teacher.post(`/api/classrooms/${id}/students`, { firstName: 'Zoe' })).status).toBe(201)
  })

  test('is deleted by its owner who types its name, and the student keeps account and answers', async () => {
    const { id } = await newClass(teacher, { name: 'Last Year' })
    const pupil = await signUp(server)
    await server.app.classrooms.enrol(UserId.parse(pupil.id), id)
    const wrong = await teacher.post(`/api/classrooms/${id}/delete`, { name: 'This Year' })
    expect(wrong.status).toBe(400)
    expect((await teacher.post(`/api/classrooms/${id}/delete`, { name: ' last year' })).status).toBe(200)
    expect((await teacher.get(`/api/classrooms/${id}`)).status).toBe(404)
    expect((await pupil.get('/api/classrooms')).body).toEqual([])
    expect((await pupil.get('/api/auth/user')).status).toBe(200)
  })
})

describe('a co-teacher', () => {
  const join = async (caller: Caller, id: string, accepts = true) =>
    caller.post(`/api/classrooms/${id}/invitation`, { accepts })

  test('is invited by username and sees the class only once they have accepted', async () => {
    const { id } = await newClass(teacher, { name: 'Shared' })
    const invited = await teacher.post(`/api/classrooms/${id}/teachers`, {
      username: ` ${otherTeacher.username.toUpperCase()}`,
    })
    // An invited teacher's name is hidden until they accept.
    expect(ClassroomDetail.parse(invited.body).teachers[1]).toEqual({
      id: otherTeacher.id,
      username: otherTeacher.username,
      name: '',
      role: 'co-teacher',
      hasAccepted: false,
    })
    expect((await otherTeacher.get(`/api/classrooms/${id}`)).status).toBe(404)
    expect((await otherTeacher.get(`/api/classrooms/${id}/students`)).status).toBe(404)
    expect((await otherTeacher.get('/api/classroom-invitations')).body).toEqual([
      { classroomId: id, className: 'Shared', teacherName: 'Ada Byron', invitedAt: expect.any(String) },
    ])
    expect((await join(otherTeacher, id)).body).toEqual({ accepted: true })
    expect((await otherTeacher.get('/api/classroom-invitations')).body).toEqual([])
    expect((await otherTeacher.get(`/api/classrooms/${id}`)).body).toMatchObject({ role: 'co-teacher' })
    expect((await join(otherTeacher, id)).status).toBe(404)
  })

  test('may do everything but delete the class and remove its owner', async () => {
    const { id } = await newClass(teacher, { name: 'Shared' })
    await teacher.post(`/api/classrooms/${id}/teachers`, { username: otherTeacher.username })
    await join(otherTeacher, id)
    const added = await otherTeacher.post(`/api/classrooms/${id}/students`, { firstName: 'Zoe' })
    expect(added.status).toBe(201)
    expect((await otherTeacher.post(`/api/classrooms/${id}/active`, { isActive: false })).status).toBe(200)
    const deleting = await otherTeacher.post(`/api/classrooms/${id}/delete`, { name: 'Shared' })
    expect([deleting.status, deleting.body]).toMatchObject([
      403,
      { detail: 'Only Ada Byron, who owns this class, can do this.' },
    ])
    const removing = await otherTeacher.post(`/api/classrooms/${id}/teachers/${teacher.id}/remove`)
    expect(removing.status).toBe(403)
    expect((await otherTeacher.post(`/api/classrooms/${id}/teachers/${otherTeacher.id}/remove`)).status).toBe(
      200,
    )
    expect((await otherTeacher.get(`/api/classrooms/${id}`)).status).toBe(404)
  })

  test('declines, is uninvited, and is not invited twice', async () => {
    const { id } = await newClass(teacher)
    const invite = (username: string) => teacher.post(`/api/classrooms/${id}/teachers`, { username })
    await invite(otherTeacher.username)
    const twice = await invite(otherTeacher.username)
    expect([twice.status, twice.body]).toMatchObject([
      400,
      { detail: 'This teacher already has an invitation and hasn’t answered yet.' },
    ])
    expect((await join(otherTeacher, id, false)).body).toEqual({ accepted: false })
    expect((await join(otherTeacher, id)).status).toBe(404)
    await invite(otherTeacher.username)
    await teacher.post(`/api/classrooms/${id}/teachers/${otherTeacher.id}/remove`)
    expect(Invitation.array().parse((await otherTeacher.get('/api/classroom-invitations')).body)).toEqual([])
    expect((await join(otherTeacher, id)).status).toBe(404)
  })

  test('is a teacher: students and unknown names read the same', async () => {
    const { id } = await newClass(teacher)
    const replies = await Promise.all(
      [student.username, 'nobody-at-all'].map((username) =>
        teacher.post(`/api/classrooms/${id}/teachers`, { username }),
      ),
    )
    expect(replies[0]?.status).toBe(400)
    expect(replies[0]?.body).toEqual(replies[1]?.body)
  })
})

test('the log tells who did what to whom, newest first', async () => {
  const { id } = await newClass(teacher)
  await teacher.post(`/api/classrooms/${id}/students`, { firstName: 'Zoe', lastName: 'K' })
  await teacher.post(`/api/classrooms/${id}/active`, { isActive: false })
  const log = LogEntry.array().parse((await teacher.get(`/api/classrooms/${id}/log`)).body)
  expect(log.map(({ act, actor, subject }) => [act, actor, subject])).toEqual([
    ['class-archived', 'Ada Byron', null],
    ['student-created', 'Ada Byron', 'Zoe K'],
    ['class-created', 'Ada Byron', null],
  ])
  expect((await otherTeacher.get(`/api/classrooms/${id}/log`)).status).toBe(404)
})

test('the log names a teacher who has not accepted by username only', async () => {
  const { id } = await newClass(teacher)
  await teacher.post(`/api/classrooms/${id}/teachers`, { username: otherTeacher.username })
  await otherTeacher.post(`/api/classrooms/${id}/invitation`, { accepts: true })
  await otherTeacher.post(`/api/classrooms/${id}/teachers/${otherTeacher.id}/remove`)
  const log = LogEntry.array().parse((await teacher.get(`/api/classrooms/${id}/log`)).body)
  expect(log.map(({ act, subject }) => [act, subject])).toEqual([
    ['teacher-left', null],
    ['teacher-joined', null],
    ['teacher-invited', otherTeacher.username],
    ['class-created', null],
  ])
})
