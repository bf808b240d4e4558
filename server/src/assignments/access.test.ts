import { assignmentEndpoints } from '@skills-center/contract/assignments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { assignmentBody, openSchool } from './test-assigned.ts'

type Kind = 'owner' | 'coTeacher' | 'invited' | 'otherTeacher' | 'student' | 'otherStudent' | 'visitor'
type Name = keyof typeof assignmentEndpoints

let server: TestApp
let callers: Record<Kind, Caller>
/** The ids used in paths: of a class, and of one of its assignments. */
let places: { classroom: string; assignment: string; studentId: string }

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-03-10T15:00:00Z') })
  const school = await openSchool(server)
  const coTeacher = await signUp(server, { role: 'teacher' })
  const invited = await signUp(server, { role: 'teacher' })
  for (const { username } of [coTeacher, invited])
    await school.teacher.post(`${school.classroom.path}/teachers`, { username })
  await coTeacher.post(`${school.classroom.path}/invitation`, { accepts: true })
  const student = await school.join()
  const path = await school.assign()
  places = {
    classroom: school.classroom.id,
    assignment: path.split('/').at(-1) ?? '',
    studentId: student.id,
  }
  callers = {
    owner: school.teacher,
    coTeacher,
    invited,
    // A teacher of another class, which has a student.
    otherTeacher: (await openSchool(server)).teacher,
    student,
    otherStudent: await signUp(server),
    visitor: server.caller(),
  }
})
afterAll(() => server.stop())

const bodies: Partial<Record<Name, object>> = {
  createAssignment: assignmentBody(),
  editAssignment: assignmentBody(),
  get copyAssignments() {
    return { copies: [{ assignmentId: places.assignment, opensAt: '2026-03-10T12:00:00Z', dueAt: null }] }
  },
  adjustWork: { dueAt: null, isExcused: false },
  setGrading: { missing: 'zero', late: { kind: 'none' }, dropLowest: 0, retakes: 'best', categories: [] },
  gradeWork: { grade: 80, comment: '', isExcused: false },
  get adjustStudents() {
    return { kind: 'excuse', studentIds: [places.studentId], isExcused: false }
  },
  remind: { studentIds: null },
  setAccommodations: { moreDays: 1, hasFewerChoices: false, isReadAloud: false },
  drawSlots: { skillId: 'unit-rates', level: null, count: 1, besides: [] },
  drawOwnSlot: { questionId: '00000000-0000-4000-8000-000000000001', besides: [] },
}

/** These look up nobody's data: any teacher may draw questions of the curriculum. */
const ofAnyTeacher: readonly Name[] = ['drawSlots']
/** Looks up a question that the teacher wrote; its access is tested with those. */
const ofAuthors: readonly Name[] = ['drawOwnSlot']

function ask(caller: Caller, name: Name) {
  const { method, path } = assignmentEndpoints[name]
  const id = path.startsWith('/api/v1/classrooms/') ? places.classroom : places.assignment
  const filled = path.replace('{id}', id).replace('{studentId}', places.studentId).replace('{slot}', '1')
  return caller.send(method, filled, method === 'GET' ? undefined : (bodies[name] ?? {}))
}

const isName = (name: string): name is Name => name in assignmentEndpoints
const names = Object.keys(assignmentEndpoints).filter(isName)
/** Deleting comes last, because the other calls need the assignment. */
const ofTeachers = names
  .filter(
    (name) =>
      assignmentEndpoints[name].access === 'teacher' && ![...ofAnyTeacher, ...ofAuthors].includes(name),
  )
  .toSorted((one, other) => Number(one === 'deleteAssignment') - Number(other === 'deleteAssignment'))

it('every call about assignments is walked', () => {
  const ofStudents = names.filter((name) => assignmentEndpoints[name].access === 'student')
  expect(ofStudents.toSorted()).toEqual(['getAssignedQuestion', 'listOwnAssignments'])
  expect([...ofTeachers, ...ofAnyTeacher, ...ofAuthors, ...ofStudents].toSorted()).toEqual(names.toSorted())
})

it('the next question of an assignment is for whom it is assigned to', async () => {
  const statusOf = async (kind: Kind) => (await ask(callers[kind], 'getAssignedQuestion')).status
  expect(await statusOf('student')).toBe(200)
  expect(await statusOf('otherStudent')).toBe(404)
  expect(await statusOf('owner')).toBe(403)
  expect(await statusOf('visitor')).toBe(401)
})

describe.each(ofAnyTeacher)('%s', (name) => {
  it.each([
    ['owner', 200],
    ['otherTeacher', 200],
    ['student', 403],
    ['visitor', 401],
  ] as const)('answers %s with %i', async (kind, status) => {
    expect((await ask(callers[kind], name)).status).toBe(status)
  })
})

describe.each(ofAuthors)('%s', (name) => {
  it.each([
    ['owner', 404],
    ['otherTeacher', 404],
    ['student', 403],
    ['visitor', 401],
  ] as const)('answers %s, who has not written the question, with %i', async (kind, status) => {
    expect((await ask(callers[kind], name)).status).toBe(status)
  })
})

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
    const done = name === 'createAssignment' ? 201 : 200
    expect((await ask(callers.coTeacher, name)).status).toBe(done)
    if (name !== 'deleteAssignment') expect((await ask(callers.owner, name)).status).toBe(done)
  })
})
