import type { Problem } from '@skills-center/contract/problem'
import {
  createReportLink,
  getSharedReport,
  listReportLinks,
  maxOpenLinks,
  ReportLink,
} from '@skills-center/contract/progress/report-links'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { type Caller, newPerson, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { bodyOf, firstQuestion, send } from '../practice/test-student.ts'

const day = 86_400_000
let clock = new Date('2026-11-10T16:00:00Z')
const pass = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds)
}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
})
afterAll(() => test.stop())

const make = async (student: Caller, days: number) =>
  createReportLink.reply.parse((await student.post('/api/user/report-links', { days })).body)

const list = async (student: Caller) =>
  listReportLinks.reply.parse((await student.get('/api/user/report-links')).body)

const open = (token: string, search = '') => test.caller().get(`/api/shared-reports/${token}${search}`)

const selectEvents = statement(
  'test.select-link-events',
  'select link_id, action, by_user, at from report_link_events where student_id = $1 order by at',
  z.custom<object>(),
)
const selectRows = statement(
  'test.select-link-rows',
  `select row_to_json(report_links)::text as text from report_links where student_id = $1`,
  z.object({
    text: z.string(),
  }),
)

describe('a link to the report', () => {
  it('shows anyone who has it the report of now, the first name and nothing else of who it is', async () => {
    const student = await signUp(test)
    const { link, token } = await make(student, 30)
    expect(link).toMatchObject({
      state: 'open',
      expiresAt: new Date(clock.getTime() + 30 * day).toISOString(),
    })
    const question = await firstQuestion(student)
    pass(30_000)
    await send(student, bodyOf(question, true))

    const reply = await open(token)
    expect(reply.status).toBe(200)
    const shared = getSharedReport.reply.parse(reply.body)
    expect(shared.firstName).toBe('Ada')
    expect(shared.report.summary.firstTries).toEqual({ answered: 1, right: 1, percent: null })
    for (const secret of [student.username, student.id, 'Byron', 'ada@example.org', 'Riverside'])
      expect(reply.text).not.toContain(secret)
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const week = getSharedReport.reply.parse((await open(token, '?period=7-days')).body)
    expect(week.report.period.days).toBe(7)
    expect((await open(token, '?period=own&from=2026-01-01&to=2026-02-01')).status).toBe(400)
  })

  it('ends by itself to the second, and is told apart from no link by nobody', async () => {
    const student = await signUp(test)
    const { token } = await make(student, 7)
    pass(7 * day - 1000)
    expect((await open(token)).status).toBe(200)
    pass(1000)
    const expired = await open(token)
    const unknown = await open('A'.repeat(43))
    expect([expired.status, unknown.status]).toEqual([404, 404])
    expect(expired.text).toBe(unknown.text)
    expect(await list(student)).toMatchObject([{ state: 'expired' }])
    pass(31 * day)
    // After this long, the session has expired too.
    const { username } = student
    await student.post('/api/login', { username, password: newPerson.password, role: 'student' })
    expect(await list(student)).toEqual([])
  })

  it('is ended at once by the student who made it, and by no one else', async () => {
    const student = await signUp(test)
    const other = await signUp(test)
    const { link, token } = await make(student, 90)
    expect((await other.post(`/api/user/report-links/${link.id}/revoke`, {})).status).toBe(404)
    expect((await open(token)).status).toBe(200)
    const reply = await student.post(`/api/user/report-links/${link.id}/revoke`, {})
    expect(ReportLink.parse(reply.body).state).toBe('revoked')
    expect((await open(token)).status).toBe(404)
    expect(await list(student)).toMatchObject([{ id: link.id, state: 'revoked' }])
  })

  it('leaves a row for making and ending it, once each, and no token anywhere', async () => {
    const student = await signUp(test)
    const { link, token } = await make(student, 30)
    pass(1000)
    for (const _ of [1, 2]) await student.post(`/api/user/report-links/${link.id}/revoke`, {})
    const events = await test.database.query(selectEvents, [student.id])
    expect(events).toMatchObject([
      { link_id: link.id, action: 'created', by_user: student.id },
      { link_id: link.id, action: 'revoked', by_user: student.id },
    ])
    const [row] = await test.database.query(selectRows, [student.id])
    expect(row?.text).not.toContain(token)
    expect(row?.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await list(student))).not.toContain(token)
  })

  it('is one of a few: many at once make no more than that', async () => {
    const student = await signUp(test)
    const replies = await Promise.all(
      Array.from({ length: maxOpenLinks + 3 }, () => student.post('/api/user/report-links', { days: 7 })),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(maxOpenLinks)
    const refused = replies.find(({ status }) => status !== 201)
    expect(refused?.body).toMatchObject({ status: 409 } satisfies Partial<Problem>)
    const [first] = await list(student)
    await student.post(`/api/user/report-links/${first?.id}/revoke`, {})
    expect((await student.post('/api/user/report-links', { days: 7 })).status).toBe(201)
  })

  it('lives 7, 30 or 90 days and no other time', async () => {
    const student = await signUp(test)
    for (const days of [0, 1, 365, '30', null])
      expect((await student.post('/api/user/report-links', { days })).status).toBe(400)
  })

  it('cannot be guessed at speed: one address opens so many a minute', async () => {
    pass(120_000)
    const replies = await Promise.all(Array.from({ length: 130 }, (_, index) => open(`guess-${index}`)))
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(120)
    const refused = replies.find(({ status }) => status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    pass(60_000)
    expect((await open('guess')).status).toBe(404)
  })
})
