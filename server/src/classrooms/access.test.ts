import { endpoints } from '@skills-center/contract/endpoints'
import { ClassGroup } from '@skills-center/contract/classrooms/roster'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'
import { openClass } from './test-class.ts'

type Kind = 'owner' | 'coTeacher' | 'invited' | 'otherTeacher' | 'student' | 'otherStudent' | 'visitor'

let server: TestApp
let callers: Record<Kind, Caller>
/** The ids used in paths and bodies: of a class, and of a group and a student in it. */
let place: { id: string; groupId: string; studentId: string; teacherId: string; other: string }

beforeAll(async () => {
  server = await startTestApp()
  const owner = await signUp(server, { role: 'teacher' })
  const coTeacher = await signUp(server, { role: 'teacher' })
  const invited = await signUp(server, { role: 'teacher' })
  const student = await signUp(server)
  const { id, path, code, add } = await openClass(owner)
  for (const { username } of [coTeacher, invited]) await owner.post(`${path}/teachers`, { username })
  await coTeacher.post(`${path}/invitation`, { accepts: true })
  await student.post('/api/classrooms/join', { code })
  const { studentId } = await add({ firstName: 'Zoe' })
  const group = ClassGroup.parse((await owner.post(`${path}/groups`, { name: 'Blue' })).body)
  const other = await openClass(owner)
  place = { id, groupId: group.id, studentId, teacherId: invited.id, other: other.id }
  callers = {
    owner,
    coTeacher,
    invited,
    otherTeacher: await signUp(server, { role: 'teacher' }),
    student,
    otherStudent: await signUp(server),
    visitor: server.caller(),
  }
})
afterAll(() => server.stop())

/** The smallest body with which each call reaches its access check. */
const bodies: Partial<Record<keyof typeof endpoints, () => object>> = {
  editClassroom: () => ({ name: 'Period 2', gradeLevel: 6 }),
  setClassroomActive: () => ({ isActive: true }),
  deleteClassroom: () => ({ name: 'not its name' }),
  setJoinCode: () => ({ isOn: true, days: 7 }),
  inviteTeacher: () => ({ username: 'nobody-at-all' }),
  answerInvitation: () => ({ accepts: false }),
  addStudent: () => ({ firstName: 'Kai' }),
  editStudent: () => ({ firstName: 'Zoe', gradeLevel: 6 }),
  resetPasswords: () => ({ studentIds: [place.studentId] }),
  moveStudents: () => ({ studentIds: [place.studentId], to: place.id }),
  removeStudents: () => ({ studentIds: [place.teacherId] }),
  setGroup: () => ({ studentIds: [place.studentId], groupId: null }),
  setStudentNumbers: () => ({ students: [{ studentId: place.studentId, studentNumber: '100234' }] }),
  createGroup: () => ({ name: 'Blue' }),
  renameGroup: () => ({ name: 'Teal' }),
  checkImport: () => ({ csv: 'First name\nKai' }),
  commitImport: () => ({ csv: 'First name\nKai L' }),
}

const ask = (caller: Caller, name: keyof typeof endpoints) => {
  const { method, path } = endpoints[name]
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, part: string) => new Map(Object.entries(place)).get(part) ?? '',
  )
  return caller.send(method, filled, method === 'GET' ? undefined : (bodies[name]?.() ?? {}))
}

/** Calls about one class that all its teachers may make. Deleting a group comes last, because other calls need it. */
const ofTeachers = [
  'editClassroom',
  'setClassroomActive',
  'setJoinCode',
  'inviteTeacher',
  'getClassroomLog',
  'getRoster',
  'addStudent',
  'editStudent',
  'resetPasswords',
  'moveStudents',
  'removeStudents',
  'setGroup',
  'setStudentNumbers',
  'createGroup',
  'renameGroup',
  'checkImport',
  'commitImport',
  'deleteGroup',
] as const

describe.each(ofTeachers)('%s', (name) => {
  it.each([
    ['invited', 404],
    ['otherTeacher', 404],
    ['student', 403],
    ['otherStudent', 403],
    ['visitor', 401],
  ] as const)('refuses %s with %i', async (kind, status) => {
    expect((await ask(callers[kind], name)).status).toBe(status)
  })

  it('lets those in who teach the class', async () => {
    for (const kind of ['coTeacher', 'owner'] as const) {
      const { status, body } = await ask(callers[kind], name)
      // The request may be refused for its own reasons, but never because the class is "not found".
      expect([200, 201, 400, 404, 409]).toContain(status)
      expect(body).not.toMatchObject({ detail: 'We couldn’t find this class among your classes.' })
    }
  })
})

describe('getClassroom', () => {
  it.each([
    ['owner', 200],
    ['coTeacher', 200],
    ['student', 200],
    ['invited', 404],
    ['otherTeacher', 404],
    ['otherStudent', 404],
    ['visitor', 401],
  ] as const)('answers %s with %i', async (kind, status) => {
    expect((await ask(callers[kind], 'getClassroom')).status).toBe(status)
  })
})

describe('deleteClassroom', () => {
  it.each([
    ['owner', 400],
    ['coTeacher', 403],
    ['invited', 404],
    ['otherTeacher', 404],
    ['student', 403],
    ['visitor', 401],
  ] as const)('answers %s with %i', async (kind, status) => {
    expect((await ask(callers[kind], 'deleteClassroom')).status).toBe(status)
  })
})

it('names of students reach nobody but their teachers', async () => {
  for (const kind of ['student', 'otherStudent', 'otherTeacher', 'invited', 'visitor'] as const) {
    for (const name of ['listClassrooms', 'getClassroom', 'getRoster', 'getClassroomLog'] as const) {
      expect((await ask(callers[kind], name)).text).not.toContain('Zoe')
    }
  }
})
