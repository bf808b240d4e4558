import { SkillId } from '@skills-center/contract/ids'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { QuestionFolder, SharedQuestion } from '@skills-center/contract/questions/library'
import { teacherNotVerified } from '@skills-center/contract/problem'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import { QuestionSummary } from '@skills-center/contract/questions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

let test: TestApp
let author: Caller
let colleague: Caller
let stranger: Caller
let student: Caller
beforeAll(async () => {
  test = await startTestApp()
  author = await signUp(test, {
    role: 'teacher',
    school: 'Lincoln Middle School',
    schoolName: 'Lincoln Middle School',
  })
  colleague = await signUp(test, { role: 'teacher', school: 'Lincoln Middle School', schoolName: '' })
  stranger = await signUp(test, { role: 'teacher', school: 'Hilltop', schoolName: 'Lincoln Middle School' })
  student = await signUp(test, { role: 'student' })
})
afterAll(() => test.stop())

const question: AuthoredQuestion = {
  format: 1,
  title: 'Half of it',
  skillId: SkillId.parse('unit-rates'),
  standard: '',
  level: 1,
  stem: 'What is half of {=2a}?',
  parameters: [{ kind: 'range', name: 'a', from: '5', to: '60', step: '1' }],
  conditions: [],
  answer: {
    kind: 'number',
    label: 'Number',
    before: '',
    after: '',
    right: 'a',
    form: 'any',
    unit: '',
    within: '',
    wrong: [{ value: '4a', feedback: 'That is twice as much.' }],
  },
  hints: [],
  steps: [],
}

const begin = async (caller: Caller) =>
  OwnQuestion.parse((await caller.post('/api/questions', { question })).body)
const publish = ({ id, revision }: OwnQuestion) => author.post(`/api/questions/${id}/publish`, { revision })
const SharedList = z.object({ questions: z.array(SharedQuestion), hasMore: z.boolean() })
const sharedWith = async (caller: Caller) =>
  SharedList.parse((await caller.get('/api/questions/shared')).body).questions.map(({ id }) => id)

describe('a folder', () => {
  it('holds questions, and leaves them behind when it goes', async () => {
    const folder = QuestionFolder.parse(
      (await author.post('/api/questions/folders', { name: 'Ratios' })).body,
    )
    const { id } = await begin(author)
    expect((await author.post(`/api/questions/${id}/folder`, { folderId: folder.id })).status).toBe(200)
    const listed = async () =>
      z
        .array(QuestionSummary)
        .parse((await author.get('/api/questions')).body)
        .find((its) => its.id === id)?.folderId
    expect(await listed()).toBe(folder.id)
    expect((await author.get('/api/questions/folders')).body).toEqual([{ ...folder, questions: 1 }])
    await author.post(`/api/questions/folders/${folder.id}/delete`)
    expect(await listed()).toBeNull()
  })

  it('has a name of its own', async () => {
    await author.post('/api/questions/folders', { name: 'Once' })
    expect((await author.post('/api/questions/folders', { name: 'once' })).status).toBe(409)
    expect((await colleague.post('/api/questions/folders', { name: 'Once' })).status).toBe(201)
  })

  it('of another teacher takes nothing in', async () => {
    const theirs = QuestionFolder.parse(
      (await colleague.post('/api/questions/folders', { name: 'Theirs' })).body,
    )
    const { id } = await begin(author)
    expect((await author.post(`/api/questions/${id}/folder`, { folderId: theirs.id })).status).toBe(404)
    expect((await author.post(`/api/questions/folders/${theirs.id}`, { name: 'Mine' })).status).toBe(404)
    expect((await author.post(`/api/questions/folders/${theirs.id}/delete`)).status).toBe(404)
  })
})

describe('a shared question', () => {
  it('is read by colleagues of the school, or by all teachers, and only once it is published', async () => {
    const made = await begin(author)
    await author.post(`/api/questions/${made.id}/share`, { with: 'school' })
    expect(await sharedWith(colleague)).not.toContain(made.id)
    expect((await publish(made)).status).toBe(200)
    expect(await sharedWith(colleague)).toContain(made.id)
    expect(await sharedWith(stranger)).not.toContain(made.id)
    expect((await stranger.get(`/api/questions/shared/${made.id}`)).status).toBe(404)
    expect((await student.get(`/api/questions/shared/${made.id}`)).status).toBe(403)

    await author.post(`/api/questions/${made.id}/share`, { with: 'everyone' })
    expect(await sharedWith(stranger)).toContain(made.id)
    await author.post(`/api/questions/${made.id}/share`, { with: 'nobody' })
    expect(await sharedWith(stranger)).not.toContain(made.id)
  })

  it('goes to a school by its record: not by a typed name, and not by or to a teacher who is not verified', async () => {
    const typed = { role: 'teacher', school: null, schoolName: 'Lincoln Middle School' } as const
    const pretender = await signUp(test, typed)
    const made = await begin(author)
    await publish(made)
    await author.post(`/api/questions/${made.id}/share`, { with: 'school' })
    expect(await sharedWith(pretender)).not.toContain(made.id)
    expect((await pretender.get(`/api/questions/shared/${made.id}`)).status).toBe(404)
    expect((await pretender.post(`/api/questions/shared/${made.id}/copy`)).status).toBe(404)
    const own = await begin(pretender)
    const share = (to: string) => pretender.post(`/api/questions/${own.id}/share`, { with: to })
    expect((await share('school')).body).toMatchObject({ status: 403, type: teacherNotVerified })
    expect((await share('everyone')).status).toBe(200)
  })

  it('shows what was published and never the draft', async () => {
    const made = await begin(author)
    await publish(made)
    await author.post(`/api/questions/${made.id}/share`, { with: 'everyone' })
    await author.post(`/api/questions/${made.id}`, {
      revision: made.revision,
      question: { ...question, stem: 'A secret draft?' },
    })
    const seen = await stranger.get(`/api/questions/shared/${made.id}`)
    expect(seen.body).toMatchObject({ question: { stem: question.stem }, version: 1 })
  })

  it('is copied to change it, and not changed itself', async () => {
    const made = await begin(author)
    await publish(made)
    await author.post(`/api/questions/${made.id}/share`, { with: 'everyone' })
    const copy = OwnQuestion.parse((await stranger.post(`/api/questions/shared/${made.id}/copy`)).body)
    expect(copy).toMatchObject({ version: null, question })
    expect(copy.id).not.toBe(made.id)
    expect((await stranger.post(`/api/questions/${made.id}`, { revision: 1, question })).status).toBe(404)
    expect((await stranger.post(`/api/questions/${made.id}/share`, { with: 'nobody' })).status).toBe(404)
  })
})
