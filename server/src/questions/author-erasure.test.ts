import { randomUUID } from 'node:crypto'
import { drawOwnSlot } from '@skills-center/contract/assignments/slots'
import { getPastSession, listPastSessions } from '@skills-center/contract/practice/history'
import { UploadedImage } from '@skills-center/contract/questions/images'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { UserId } from '@skills-center/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { nextQuestion, openSchool } from '../assignments/test-assigned.ts'
import { statement } from '../platform/statement.ts'
import { send } from '../practice/test-student.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { png } from './test-picture.ts'
import { question } from './test-question.ts'

const day = 86_400_000
let at = Date.parse('2026-03-10T15:00:00Z')

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(at) })
})
afterAll(() => server.stop())

const idOf = statement(
  'test.id-of',
  'select id from users where username = $1',
  z.object({
    id: z.string(),
  }),
)
const marked = statement(
  'test.where-a-person-is',
  `select c.relname as name, (xpath('/table/row/hit/text()', query_to_xml(
     format('select count(*) as hit from %I t where to_jsonb(t)::text ilike any (%L)', c.relname, $1::text[]), true, false, '')))[1]::text as hits
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind in ('r', 'p')`,
  z.object({
    name: z.string(),
    hits: z.string(),
  }),
)
const versionsOf = statement(
  'test.versions-of',
  'select version from authored_question_versions where question_id = $1 order by version',
  z.object({
    version: z.number(),
  }),
)
const draftsLike = statement(
  'test.drafts-like',
  `select 1 as one from authored_questions where question->>'stem' like $1`,
)

async function accountOf({ username }: { username: string }): Promise<UserId> {
  const [row] = await server.database.query(idOf, [username])
  return UserId.parse(row?.id)
}
async function erase(teacher: { username: string }): Promise<void> {
  const id = await accountOf(teacher)
  await server.app.ownData.erase(id, { via: 'administrator', actor: null }, { hasClasses: true })
  const found = await server.database.query(marked, [[`%${id}%`, `%${teacher.username}%`]])
  expect(found.filter(({ hits }) => hits !== '0')).toEqual([])
}

const write = async (teacher: Caller, over: Partial<AuthoredQuestion> = {}) =>
  OwnQuestion.parse((await teacher.post('/api/questions', { question: question(over) })).body)
async function publish(teacher: Caller, { id, revision }: OwnQuestion): Promise<OwnQuestion> {
  const reply = await teacher.post(`/api/questions/${id}/publish`, { revision })
  expect(reply.status, reply.text).toBe(200)
  return OwnQuestion.parse(reply.body)
}
const change = async (teacher: Caller, { id, revision }: OwnQuestion, over: Partial<AuthoredQuestion>) =>
  OwnQuestion.parse((await teacher.post(`/api/questions/${id}`, { revision, question: question(over) })).body)
const versions = async ({ id }: OwnQuestion) =>
  (await server.database.query(versionsOf, [id])).map(({ version }) => version)
const upload = async (teacher: Caller) =>
  UploadedImage.parse(
    (await teacher.post('/api/questions/images', { content: png(4, 3).toString('base64') })).body,
  ).id
const showing = (image: string): Partial<AuthoredQuestion> => ({
  figure: {
    kind: 'image',
    description: 'A gray sheet of paper with four squares on it.',
    fields: { image, width: '4', height: '3' },
    rows: [],
  },
})
const status = async (teacher: Caller, image: string) =>
  (await teacher.get(`/api/questions/images/${image}`)).status

describe('when a teacher’s account is erased', () => {
  it('students look at what they answered as before, and nothing says whose the question was', async () => {
    const school = await openSchool(server)
    const student = await school.join()
    const picture = await upload(school.teacher)
    const asked = await publish(
      school.teacher,
      await write(school.teacher, { stem: 'First.', ...showing(picture) }),
    )
    const drawn = await school.teacher.post('/api/assignments/slots/own', {
      questionId: asked.id,
      besides: [],
    })
    const { slot, item, rightResponse } = drawOwnSlot.reply.parse(drawn.body)
    const path = await school.assign({ goal: { kind: 'fixed', isSame: true }, slots: [slot.handle] })
    const { token } = await nextQuestion(student, path)
    await send(student, {
      token,
      response: rightResponse,
      attemptId: randomUUID(),
      activeMilliseconds: 9000,
      hintsUsed: 0,
    })
    // A later version that nobody answered, a draft on top of it, and a question that nobody answered.
    const later = await publish(school.teacher, await change(school.teacher, asked, { stem: 'Second.' }))
    await change(school.teacher, later, { stem: 'A secret draft.' })
    const unmet = await publish(school.teacher, await write(school.teacher, { stem: 'Never asked.' }))
    const unshown = await upload(school.teacher)

    await erase(school.teacher)
    const { sessions } = listPastSessions.reply.parse((await student.get('/api/practice/sessions')).body)
    const reply = await student.get(`/api/practice/sessions/${sessions[0]?.id}`)
    const { questions } = getPastSession.reply.parse(reply.body)
    expect(questions).toMatchObject([
      { item, tries: [{ verdict: 'correct' }], right: { response: rightResponse } },
    ])
    expect(await status(student, picture)).toBe(200)
    expect([await versions(asked), await versions(unmet)]).toEqual([[1], []])
    expect(await status(student, unshown)).toBe(404)
    for (const gone of ['%secret%', '%Second%', '%Never%'])
      expect(await server.database.query(draftsLike, [gone])).toEqual([])
  })

  it('sets in classes of others stay, and new students answer them', async () => {
    const school = await openSchool(server)
    const colleague = await signUp(server, { role: 'teacher' })
    await school.teacher.post(`${school.classroom.path}/teachers`, { username: colleague.username })
    await colleague.post(`${school.classroom.path}/invitation`, { accepts: true })
    const asked = await publish(colleague, await write(colleague, { stem: 'Whose is it?' }))
    const drawn = await colleague.post('/api/assignments/slots/own', { questionId: asked.id, besides: [] })
    const { slot, item } = drawOwnSlot.reply.parse(drawn.body)
    const made = await colleague.post(`${school.classroom.path}/assignments`, {
      title: 'From a colleague',
      skillIds: ['unit-rates'],
      goal: { kind: 'fixed', isSame: true },
      slots: [slot.handle],
      audience: { kind: 'class' },
      opensAt: '2026-03-10T12:00:00Z',
      dueAt: '2026-03-13T20:00:00Z',
      takesLate: true,
      tries: 2,
      hasHints: true,
      order: 'listed',
      isPinned: false,
    })
    expect(made.status, made.text).toBe(201)
    const path = `/api/assignments/${JSON.parse(made.text).id}`

    await erase(colleague)
    const student = await school.join()
    expect((await nextQuestion(student, path)).item).toEqual(item)
    expect((await school.teacher.get(`${path}/questions`)).status).toBe(200)
    await server.app.retention.run()
    expect(await versions(asked)).toEqual([1])
    // Once nothing depends on it, it is deleted.
    await erase(school.teacher)
    await server.app.retention.run()
    expect(await versions(asked)).toEqual([])
  })
})

describe('a picture that no question shows', () => {
  it('goes after 30 days, and stays while a draft, a version or what was deleted but met shows it', async () => {
    const teacher = await signUp(server, { role: 'teacher' })
    const [never, drafted, versioned, dropped] = await Promise.all([1, 2, 3, 4].map(() => upload(teacher)))
    if (never === undefined || drafted === undefined || versioned === undefined || dropped === undefined)
      throw new Error('no pictures')
    await write(teacher, showing(drafted))
    const published = await publish(teacher, await write(teacher, showing(versioned)))
    await change(teacher, published, {})
    await teacher.post(`/api/questions/${published.id}/delete`)
    const shown = await write(teacher, showing(dropped))
    const seen = async () =>
      Promise.all([never, drafted, versioned, dropped].map((image) => status(teacher, image)))

    await server.app.retention.run()
    at += 29 * day
    await change(teacher, shown, {})
    await server.app.retention.run()
    expect(await seen()).toEqual([200, 200, 200, 200])
    at += 2 * day
    await server.app.retention.run()
    expect(await seen()).toEqual([404, 200, 200, 200])
    at += 29 * day
    await server.app.retention.run()
    expect(await seen()).toEqual([404, 200, 200, 404])
  })

  it('has its days again where a question shows it again meanwhile', async () => {
    const teacher = await signUp(server, { role: 'teacher' })
    const image = await upload(teacher)
    await server.app.retention.run()
    at += 20 * day
    const made = await write(teacher, showing(image))
    await server.app.retention.run()
    await change(teacher, made, {})
    await server.app.retention.run()
    at += 20 * day
    await server.app.retention.run()
    expect(await status(teacher, image)).toBe(200)
  })
})
