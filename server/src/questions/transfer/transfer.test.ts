import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { QuestionSummary } from '@skills-center/contract/questions'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import { ExportedFile, ImportCheck } from '@skills-center/contract/questions/transfer'
import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { zipOf } from '../../platform/write-zip.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { question } from '../test-question.ts'
import { unzip } from './zip.ts'

let test: TestApp
let teacher: Caller
let other: Caller
beforeAll(async () => {
  test = await startTestApp()
  teacher = await signUp(test, { role: 'teacher' })
  other = await signUp(test, { role: 'teacher' })
})
afterAll(() => test.stop())

const begin = async (over: Partial<AuthoredQuestion>) =>
  OwnQuestion.parse((await teacher.post('/api/questions', { question: question(over) })).body)
const exported = async (format: string, made: readonly OwnQuestion[]) =>
  ExportedFile.parse(
    (await teacher.post('/api/questions/export', { format, ids: made.map(({ id }) => id) })).body,
  )
const base64 = (text: string) => Buffer.from(text).toString('base64')
const titles = async (caller: Caller) =>
  z
    .array(QuestionSummary)
    .parse((await caller.get('/api/questions')).body)
    .map(({ title }) => title)
const take = (content: string, skipsProblems = false) =>
  other.post('/api/questions/import', { content, folderId: null, skipsProblems })

const changing: Partial<AuthoredQuestion> = {
  title: 'Twice',
  stem: 'What is twice {=a}?',
  parameters: [{ kind: 'range', name: 'a', from: '5', to: '9', step: '1' }],
  answer: {
    kind: 'number',
    label: '',
    before: '',
    after: '',
    right: '2a',
    form: 'any',
    unit: '',
    within: '',
    wrong: [{ value: 'a + 2', feedback: 'You added 2 to {=a}.' }],
  },
}

const onLine = (marks: string): AuthoredQuestion['answer'] => ({
  kind: 'number-line',
  from: '0',
  to: '9',
  step: '1',
  snap: '1',
  every: '1',
  marks,
  wrong: [],
})

describe('a file of questions', () => {
  it('in QTI goes to another teacher, and says what it could not carry', async () => {
    const plain = await begin({ title: 'Plain' })
    const numbers = await begin(changing)
    const line = await begin({
      title: 'Line',
      answer: onLine('3'),
    })
    const ray = await begin({ ...line.question, title: 'Ray', answer: onLine('x > 3') })
    const moving = await begin({ ...changing, title: 'Moving', answer: onLine('a') })
    const file = await exported('qti', [plain, numbers, line, ray, moving])
    expect(file.questions).toBe(4)
    expect(file.report.map(({ title, lost }) => [title, lost.length, lost[0]])).toEqual([
      ['Ray', 1, expect.stringContaining('a ray or an interval')],
      ['Moving', 1, expect.stringContaining('one version')],
    ])
    expect(unzip(Buffer.from(file.content, 'base64')).map(({ path }) => path)).toEqual([
      'imsmanifest.xml',
      `items/q-${plain.id}.xml`,
      `items/q-${numbers.id}.xml`,
      `items/q-${line.id}.xml`,
      `items/q-${moving.id}.xml`,
      `images/q-${line.id}.svg`,
      `images/q-${moving.id}.svg`,
    ])
    const checked = ImportCheck.parse(
      (await other.post('/api/questions/import/check', { content: file.content })).body,
    )
    expect(checked).toMatchObject({
      format: 'qti',
      rows: Array.from({ length: 4 }, () => ({ problem: null })),
    })
    expect(await titles(other)).toEqual([])
    expect((await take(file.content)).body).toEqual({ made: 4 })
    expect((await titles(other)).toSorted()).toEqual(['Line', 'Moving', 'Plain', 'Twice'])
    const all = z.array(QuestionSummary).parse((await other.get('/api/questions')).body)
    const twice = all.find(({ title }) => title === 'Twice')
    const copy = OwnQuestion.parse((await other.get(`/api/questions/${twice?.id}`)).body).question
    expect(copy).toMatchObject({
      stem: changing.stem,
      parameters: changing.parameters,
      answer: changing.answer,
    })
  })

  it('in CSV carries the numbers that change too', async () => {
    const made = await begin(changing)
    const file = await exported('csv', [made])
    expect(file.report).toEqual([])
    const third = await signUp(test, { role: 'teacher' })
    await third.post('/api/questions/import', {
      content: file.content,
      folderId: null,
      skipsProblems: false,
    })
    const [summary] = z.array(QuestionSummary).parse((await third.get('/api/questions')).body)
    const copy = OwnQuestion.parse((await third.get(`/api/questions/${summary?.id}`)).body)
    expect(copy.question).toMatchObject({
      parameters: made.question.parameters,
      answer: made.question.answer,
    })
  })

  it('names each row that is not taken in, and takes none in unless it is told to leave those', async () => {
    const content = base64('Kind,Question,Right\nnumber,What is 2 + 2?,4\nessay,Why?,\nnumber,,3\n')
    const checked = ImportCheck.parse((await other.post('/api/questions/import/check', { content })).body)
    expect(checked.rows.map(({ place, problem }) => [place, problem === null])).toEqual([
      ['Line 2', true],
      ['Line 3', false],
      ['Line 4', false],
    ])
    const before = (await titles(other)).length
    expect((await take(content)).status).toBe(400)
    expect((await titles(other)).length).toBe(before)
    expect((await take(content, true)).body).toEqual({ made: 1 })
  })

  it('of another teacher’s question is not made', async () => {
    const made = await begin({})
    const reply = await other.post('/api/questions/export', { format: 'csv', ids: [made.id] })
    expect(reply.status).toBe(404)
  })

  it.each<[string, () => string]>([
    ['a file that is neither', () => base64('hello')],
    [
      'a package without questions',
      () => zipOf([{ path: 'a.txt', content: Buffer.from('x') }]).toString('base64'),
    ],
    [
      'a package that breaks off',
      () =>
        zipOf([{ path: 'a.xml', content: Buffer.from('x'.repeat(99)) }])
          .subarray(0, 40)
          .toString('base64'),
    ],
    [
      'a package that swells',
      () => zipOf([{ path: 'a.xml', content: Buffer.alloc(3_000_000) }]).toString('base64'),
    ],
  ])('is refused in words where it is %s', async (_name, content) => {
    const reply = await other.post('/api/questions/import/check', { content: content() })
    expect(reply.status).toBe(400)
  })

  it('that defines entities is refused by name, and nothing of it is read', async () => {
    const content = base64(
      '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><qti-assessment-item>&f;</qti-assessment-item>',
    )
    const checked = ImportCheck.parse((await other.post('/api/questions/import/check', { content })).body)
    expect(checked.rows[0]?.problem).toMatch(/DOCTYPE/)
  })
})
