import { randomUUID } from 'node:crypto'
import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { endpoints } from '@skills-center/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClass } from './classrooms/test-class.ts'
import { createAnswerKeys } from './practice/answer-keys.ts'
import { secret, signUp, signUpAdministrator, startTestApp } from './test-app.ts'
import type { Caller, TestApp } from './test-app.ts'

type Name = keyof typeof endpoints
type Outsider = 'otherTeacher' | 'otherStudent' | 'otherAdministrator' | 'visitor'

let server: TestApp
let teacher: Caller & { id: string; username: string }
let administrator: Caller & { id: string; username: string }
let student: Caller & { id: string; username: string }
let outsiders: Record<Outsider, Caller>
/** The ids to put in paths, by the last segments before them. */
let ids: Record<string, string>
let bodies: Partial<Record<Name, object>>

beforeAll(async () => {
  server = await startTestApp()
  teacher = await signUp(server, { role: 'teacher', username: 'zanzibar-teacher' })
  student = await signUp(server, { username: 'zanzibar-student' })
  outsiders = {
    otherTeacher: await signUp(server, { role: 'teacher', school: 'Hilltop' }),
    otherStudent: await signUp(server),
    otherAdministrator: await signUpAdministrator(server, 'Hilltop district'),
    visitor: server.caller(),
  }
  const classroom = await openClass(teacher, { name: 'Zanzibar class' })
  await student.post('/api/classrooms/join', { code: classroom.code })
  const { studentId } = await classroom.add({ firstName: 'Zanzibar' })
  const group = JSON.parse((await teacher.post(`${classroom.path}/groups`, { name: 'Zanzibars' })).text)
  const assignment = {
    title: 'Zanzibar rates',
    skillIds: ['unit-rates'],
    goal: { kind: 'count', questions: 3 },
    slots: [],
    audience: { kind: 'class' },
    opensAt: new Date(Date.now() - 60_000).toISOString(),
    dueAt: null,
    takesLate: true,
    tries: 2,
    hasHints: true,
    order: 'listed',
    isPinned: false,
  }
  const assigned = JSON.parse((await teacher.post(`${classroom.path}/assignments`, assignment)).text)
  const activity = JSON.parse(
    (await teacher.post(`${classroom.path}/activities`, { skillId: 'unit-rates' })).text,
  )
  const link = JSON.parse((await student.post('/api/user/report-links', { days: 7 })).text)
  const practice = JSON.parse((await student.get('/api/skills/unit-rates/practice')).text)
  const { token } = practice.questions[0]
  const answer = {
    token,
    response: createAnswerKeys(secret).right(token),
    attemptId: randomUUID(),
    activeMilliseconds: 5000,
    hintsUsed: 0,
  }
  await student.post('/api/practice/answers', answer)
  const past = JSON.parse((await student.get('/api/practice/sessions')).text)
  const sitting = past.sessions?.[0]?.id ?? past[0]?.id
  const replayed = /"id":"(\d{9,12}-[0-9a-f-]{36})"/.exec(
    (await student.get(`/api/practice/sessions/${sitting}`)).text,
  )?.[1]
  if (replayed === undefined) throw new Error('no question to look back at')
  const session = JSON.parse((await student.get('/api/user/sessions')).text)[0].id
  const { memberships } = JSON.parse((await teacher.get('/api/schools/verification')).text)
  const school = memberships[0].school.id
  const own = await signUpAdministrator(server, 'Zanzibar district')
  administrator = own
  await server.app.schoolRecords.administrators.office.placeSchool(school, own.districtId)
  const year = { name: 'Zanzibar year', startsOn: '2026-08-17', endsOn: '2027-06-04' }
  const { years } = JSON.parse((await administrator.post('/api/v1/organization/years', year)).text)
  const roster = JSON.parse(
    (await administrator.post('/api/v1/organization/rosters', { fileName: 'zanzibar.zip', bytes: 3 })).text,
  )
  const { platforms } = JSON.parse(
    (await administrator.post('/api/v1/organization/lti', { name: 'Zanzibar system' })).text,
  )
  const email = 'zanzibar-colleague@example.org'
  const { invitations } = JSON.parse(
    (await teacher.post(`/api/schools/${school}/invitations`, { email })).text,
  )
  ids = {
    'schools/id': school,
    invitationId: invitations[0].id,
    'people/id': studentId,
    yearId: years[0].id,
    'rosters/id': roster.id,
    platformId: platforms[0].id,
    part: '0',
    'classrooms/id': classroom.id,
    'assignments/id': assigned.id,
    'activities/id': activity.id,
    'questions/id': randomUUID(),
    'report-links/id': link.link.id,
    'practice/sessions/id': sitting,
    'practice/replays/id': replayed,
    'user/sessions/id': session,
    groupId: group.id,
    studentId,
    teacherId: teacher.id,
    questionId: replayed,
    table: 'needs',
    slot: '1',
  }
  const students = { studentIds: [studentId] }
  bodies = {
    giveSchoolConsent: { ...students, version: consentVersion },
    withdrawSchoolConsent: { studentId },
    eraseStudent: { username: 'somebody' },
    editClassroom: { name: 'Zanzibar class', gradeLevel: 6 },
    setClassroomActive: { isActive: true },
    deleteClassroom: { name: 'not its name' },
    setJoinCode: { isOn: true, days: 7 },
    inviteTeacher: { username: 'nobody-at-all' },
    answerInvitation: { accepts: true },
    addStudent: { firstName: 'Kai' },
    editStudent: { firstName: 'Zanzibar', gradeLevel: 6 },
    resetPasswords: students,
    moveStudents: { ...students, to: classroom.id },
    removeStudents: students,
    setGroup: { ...students, groupId: null },
    setStudentNumbers: { students: [{ studentId, studentNumber: '100234' }] },
    createGroup: { name: 'More' },
    renameGroup: { name: 'Teal' },
    checkImport: { csv: 'First name\nKai' },
    commitImport: { csv: 'First name\nKai L' },
    createAssignment: assignment,
    copyAssignments: {
      copies: [{ assignmentId: assigned.id, opensAt: '2026-03-10T12:00:00Z', dueAt: null }],
    },
    editAssignment: assignment,
    adjustWork: { dueAt: null, isExcused: false },
    setGrading: { missing: 'zero', late: { kind: 'none' }, dropLowest: 0, retakes: 'best', categories: [] },
    gradeWork: { grade: 80, comment: '', isExcused: false },
    setAccountActive: { isActive: true },
    moveTeacher: { from: school, to: school },
    inviteTeacherToSchool: { email: 'third-colleague@example.org' },
    appointAdministrator: { schoolId: null },
    saveLtiPlatform: {
      name: 'Zanzibar system',
      issuer: 'https://lms.example',
      clientId: 'zanzibar',
      authorizationUrl: 'https://lms.example/auth',
      tokenUrl: 'https://lms.example/token',
      jwksUrl: 'https://lms.example/jwks',
      deploymentIds: ['1'],
      matchesNumbers: true,
      makesStudents: false,
    },
    uploadRosterPart: { content: 'AAAA' },
    applyRosterSync: { confirmsLeaving: true, invitesTeachers: false },
    openStudentRecord: { reason: 'A parent asked for it' },
    inviteColleague: { email: 'another-colleague@example.org' },
    startActivity: { skillId: 'unit-rates' },
    steerActivity: { step: 'pause' },
    answerActivity: answer,
    remind: { studentIds: null },
    assignFollowUp: { dueAt: null },
  }
})
afterAll(() => server.stop())

/** Paths whose parameters name nobody's data, so there is nothing to refuse. */
const ofNobody: readonly Name[] = [
  'getLesson',
  'listExercises',
  'getPractice',
  'getReportFile',
  'getSchoolFile',
]
/** Covered by the test of questions, which can write a valid question. */
const triedElsewhere: readonly Name[] = ['saveQuestion', 'publishQuestion']

const all = Object.entries(endpoints).map(([name, endpoint]): [Name, Endpoint] => [
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys of an object, which the library types as any text
  name as Name,
  endpoint,
])
const aboutSomething = all.filter(
  ([name, { path, access }]) =>
    path.includes('{') && access !== 'public' && !ofNobody.includes(name) && !triedElsewhere.includes(name),
)

function filled(path: string): string {
  return path.replaceAll(/([\w/-]*)\/\{(\w+)\}/g, (_, before: string, word: string) => {
    const key = Object.keys(ids).find((known) => `${before}/${word}`.endsWith(`/${known}`)) ?? word
    // A random id where this test creates nothing: the id then belongs to nobody.
    return `${before}/${ids[key] ?? randomUUID()}`
  })
}

const ask = (caller: Caller, name: Name) => {
  const { method, path } = endpoints[name]
  return caller.send(method, filled(path), method === 'GET' ? undefined : (bodies[name] ?? {}))
}

describe.each(aboutSomething)('%s', (name) => {
  it.each(['otherTeacher', 'otherStudent', 'otherAdministrator', 'visitor'] as const)(
    'is refused to a caller who has no part in what it is about: %s',
    async (kind) => {
      const reply = await ask(outsiders[kind], name)
      // Calls without a body above may answer 400 because of it, but nothing else.
      const unread = bodies[name] === undefined && endpoints[name].method !== 'GET' ? [400] : []
      expect([401, 403, 404, ...unread], reply.text).toContain(reply.status)
      expect(reply.text).not.toMatch(/zanzibar/i)
    },
  )

  it('was asked for as those ask who may', async () => {
    if (name === 'watchActivity') return
    const { access } = endpoints[name]
    const ways = { student, administrator, teacher, 'signed-in': teacher, public: teacher }
    const { status, text } = await ask(ways[access], name)
    // The call may be refused for its own reasons, but the request must be well formed.
    expect(status, text).toBeLessThan(500)
    if (status === 400 && bodies[name] !== undefined)
      expect(text).toMatch(/not its name|username of this account|name of the class|Type/i)
  })
})

const lists = all.filter(([, { method, path }]) => method === 'GET' && !path.includes('{'))

describe.each(lists)('%s', (name) => {
  it.each(['otherTeacher', 'otherStudent', 'otherAdministrator', 'visitor'] as const)(
    'shows %s nothing of others',
    async (kind) => {
      const { text } = await outsiders[kind].get(endpoints[name].path)
      for (const mark of [/zanzibar/i, new RegExp(student.id), new RegExp(teacher.id)])
        expect(text).not.toMatch(mark)
    },
  )
})

it('knows of most of what calls are about', () => {
  expect(aboutSomething.length).toBeGreaterThan(50)
})
