import { SchoolLicense } from '@skills-center/contract/billing/license'
import { Onto } from '@skills-center/contract/billing/family'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statement } from '../platform/statement.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { act } from './test-payer.ts'

const morning = new Date('2026-03-02T15:00:00Z')
let clock = morning
const pass = (days: number) => {
  clock = new Date(clock.getTime() + days * 86_400_000)
}

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ now: () => clock })
})
beforeEach(() => {
  clock = morning
})
afterAll(() => server.stop())

/** A teacher with a class and students in it. */
async function teaching(students: number) {
  const teacher = await signUp(server, { role: 'teacher' })
  const { id } = JSON.parse((await teacher.post('/api/classrooms', { name: 'Period 1', gradeLevel: 6 })).text)
  const { code } = JSON.parse((await teacher.get(`/api/classrooms/${id}`)).text).code
  const joined = []
  for (let one = 0; one < students; one += 1) {
    const student = await signUp(server)
    await student.post('/api/classrooms/join', { code })
    joined.push(student)
  }
  return { teacher, classroomId: id, students: joined }
}

async function buy(teacher: Caller, seats: number): Promise<string> {
  const reply = await teacher.post('/api/license/checkout', { seats })
  const checkout = Onto.parse(reply.body).url.replace('/sandbox/checkout/', '')
  return act(teacher, checkout, 'pay')
}

const give = (teacher: Caller, students: readonly { id: string }[], hasSeat = true) =>
  teacher.post('/api/license/students', { studentIds: students.map(({ id }) => id), hasSeat })

const license = async (teacher: Caller) => SchoolLicense.parse((await teacher.get('/api/license')).body)
const stateOf = async (student: Caller) => (await student.get('/api/subscription')).body

const seatsNoted = statement(
  'test.seats-noted',
  `select subject_id as subject from audit_events where actor_id = $1 and action = 'plan-changed' and via = 'teacher'
   order by subject_id`,
)

const bySubject = (one: { subject: string }, other: { subject: string }) =>
  one.subject < other.subject ? -1 : 1

describe('a school license', () => {
  it('gives premium to whom the teacher gives a seat, until it is taken back', async () => {
    const { teacher, students } = await teaching(3)
    expect(await license(teacher)).toMatchObject({
      license: null,
      offer: { perSeatAndYear: { amount: 1200, currency: 'usd' } },
    })
    expect(await buy(teacher, 2)).toMatch(/\/subscription\?checkout=done$/)
    expect(await license(teacher)).toMatchObject({ license: { state: 'active', seats: 2 }, checkout: 'paid' })

    const [one, two, three] = students
    if (!one || !two || !three) throw new Error('expects three students')
    expect((await give(teacher, [one, two])).status).toBe(200)
    expect(await stateOf(one)).toMatchObject({ state: 'school', until: null })
    expect((await one.get('/api/auth/user')).body).toMatchObject({ stripeSubscriptionId: null })
    expect(await stateOf(three)).toMatchObject({ state: 'free' })

    const full = await give(teacher, [three])
    expect([full.status, full.text.includes('All seats are taken')]).toEqual([409, true])
    await give(teacher, [one], false)
    expect(await stateOf(one)).toMatchObject({ state: 'free' })
    expect((await give(teacher, [three])).status).toBe(200)
    expect(await stateOf(three)).toMatchObject({ state: 'school' })
    const noted = await server.database.query(seatsNoted, [teacher.id])
    expect(noted).toEqual([one, two, one, three].map(({ id }) => ({ subject: id })).toSorted(bySubject))
  })

  it('has seats for students of the own classes only', async () => {
    const { teacher } = await teaching(1)
    const other = await teaching(1)
    await buy(teacher, 5)
    expect((await give(teacher, other.students)).status).toBe(404)
    expect((await give(other.teacher, other.students)).status).toBe(404)
    expect((await give(teacher, [{ id: server.newId() }])).status).toBe(404)
    const [student] = other.students
    expect(student && (await stateOf(student))).toMatchObject({ state: 'free' })
  })

  it('keeps the seat of a student who left the class, and tells no name of them any more', async () => {
    const { teacher, students, classroomId } = await teaching(1)
    await buy(teacher, 1)
    await give(teacher, students)
    await students[0]?.post(`/api/classrooms/${classroomId}/leave`)
    const { students: shown } = await license(teacher)
    expect(shown).toEqual([{ id: students[0]?.id, name: null, classNames: [], hasSeat: true }])
    expect((await give(teacher, students, false)).status).toBe(200)
    expect((await license(teacher)).students).toEqual([])
  })

  it('changes how many seats there are, and never takes one back unasked', async () => {
    const { teacher, students } = await teaching(3)
    await buy(teacher, 2)
    await give(teacher, students.slice(0, 2))
    expect((await teacher.post('/api/license/seats', { seats: 1 })).status).toBe(409)
    expect((await teacher.post('/api/license/seats', { seats: 0 })).status).toBe(400)
    expect((await teacher.post('/api/license/seats', { seats: 3 })).body).toMatchObject({
      license: { seats: 3 },
    })
    expect((await give(teacher, students)).status).toBe(200)
    const invoices = await teacher.get('/api/license/invoices')
    expect(invoices.body).toMatchObject([{ total: { amount: 1200 } }, { total: { amount: 2400 } }])
  })

  it('is canceled to the end of its year, taken up again, and ends with all its seats', async () => {
    const { teacher, students } = await teaching(1)
    await buy(teacher, 1)
    await give(teacher, students)
    const [student] = students
    if (student === undefined) throw new Error('expects a student')
    expect((await teacher.post('/api/license/cancel')).body).toMatchObject({
      license: { state: 'ending', until: '2027-03-02T15:00:00.000Z' },
    })
    expect((await teacher.post('/api/license/resume')).body).toMatchObject({ license: { state: 'active' } })
    await teacher.post('/api/license/cancel')
    clock = new Date('2027-03-02T14:59:00Z')
    const again = server.caller()
    await again.post('/api/login', { username: student.username, password: 'correct horse', role: 'student' })
    expect(await stateOf(again)).toMatchObject({ state: 'school' })
    pass(0.01)
    expect(await stateOf(again)).toMatchObject({ state: 'free' })
  })

  it('is bought once, and shown to no other teacher', async () => {
    const { teacher } = await teaching(0)
    await buy(teacher, 1)
    expect((await teacher.post('/api/license/checkout', { seats: 4 })).status).toBe(409)
    const other = await signUp(server, { role: 'teacher' })
    expect(await license(other)).toMatchObject({ license: null, students: [] })
    expect((await other.post('/api/license/cancel')).status).toBe(404)
  })

  it('is seen by no classmate', async () => {
    const { teacher, students, classroomId } = await teaching(2)
    await buy(teacher, 1)
    const [one, two] = students
    if (!one || !two) throw new Error('expects two students')
    const seen = async () => {
      const paths = [
        '/api/classrooms',
        `/api/classrooms/${classroomId}`,
        '/api/activities',
        '/api/user/achievements',
      ]
      return Promise.all(paths.map(async (path) => (await two.get(path)).text))
    }
    const before = await seen()
    await give(teacher, [one])
    expect(await stateOf(one)).toMatchObject({ state: 'school' })
    expect(await seen()).toEqual(before)
  })
})
