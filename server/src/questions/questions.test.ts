import { SkillId } from '@skills-center/contract/ids'
import { PreviewVerdict, QuestionPreview, QuestionSummary } from '@skills-center/contract/questions'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { Problem } from '@skills-center/contract/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

let test: TestApp
let teacher: Caller
let other: Caller
beforeAll(async () => {
  test = await startTestApp()
  teacher = await signUp(test, { role: 'teacher' })
  other = await signUp(test, { role: 'teacher' })
})
afterAll(() => test.stop())

const question: AuthoredQuestion = {
  format: 1,
  title: 'Twice a number',
  skillId: SkillId.parse('unit-rates'),
  standard: '',
  level: 1,
  stem: 'What is twice {=a}?',
  parameters: [{ kind: 'range', name: 'a', from: '5', to: '60', step: '1' }],
  conditions: [],
  answer: {
    kind: 'number',
    label: 'Number',
    before: '',
    after: '',
    right: '2a',
    form: 'any',
    unit: '',
    within: '',
    wrong: [{ value: 'a^2', feedback: 'That is {=a} times itself.' }],
  },
  hints: [],
  steps: [],
}

const begin = async (over: Partial<AuthoredQuestion> = {}) =>
  OwnQuestion.parse((await teacher.post('/api/questions', { question: { ...question, ...over } })).body)
const save = (id: string, revision: number, title: string) =>
  teacher.post(`/api/questions/${id}`, { revision, question: { ...question, title } })

describe('a question of a teacher', () => {
  it('is kept as it was written, and listed for nobody else', async () => {
    const made = await begin()
    expect(made).toMatchObject({ revision: 1, version: null, hasChanges: true, question })
    const list = z.array(QuestionSummary).parse((await teacher.get('/api/questions')).body)
    expect(list.find(({ id }) => id === made.id)).toMatchObject({ title: 'Twice a number', kind: 'number' })
    expect((await other.get('/api/questions')).body).toEqual([])
    expect((await other.get(`/api/questions/${made.id}`)).status).toBe(404)
    expect((await other.post(`/api/questions/${made.id}/delete`)).status).toBe(404)
    expect((await other.post(`/api/questions/${made.id}`, { revision: 1, question })).status).toBe(404)
  })

  it('is not overwritten by who has not seen the latest save', async () => {
    const { id } = await begin()
    expect(OwnQuestion.parse((await save(id, 1, 'First')).body).revision).toBe(2)
    expect((await save(id, 1, 'Second')).status).toBe(409)
    expect(OwnQuestion.parse((await teacher.get(`/api/questions/${id}`)).body).question.title).toBe('First')
  })

  it('is published in versions that stay as they were', async () => {
    const { id } = await begin()
    const publish = async (revision: number) => {
      const reply = await teacher.post(`/api/questions/${id}/publish`, { revision })
      expect(reply.status).toBe(200)
      return OwnQuestion.parse(reply.body)
    }
    expect(await publish(1)).toMatchObject({ version: 1, hasChanges: false })
    expect(await publish(1)).toMatchObject({ version: 1 })
    expect(OwnQuestion.parse((await save(id, 1, 'Renamed')).body)).toMatchObject({
      version: 1,
      hasChanges: true,
    })
    expect(await publish(2)).toMatchObject({ version: 2, hasChanges: false })
    const kept = await test.database.query<{ title: string }>(
      {
        name: 'questions-test.versions',
        text: `select question->>'title' as title from authored_question_versions where question_id = $1 order by version`,
      },
      [id],
    )
    expect(kept.map(({ title }) => title)).toEqual(['Twice a number', 'Renamed'])
  })

  it('is not published while something stands in the way', async () => {
    const { id } = await begin({ stem: '', skillId: null })
    const reply = await teacher.post(`/api/questions/${id}/publish`, { revision: 1 })
    expect(reply.status).toBe(400)
    expect(Problem.parse(reply.body).errors?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['stem', 'skillId']),
    )
  })

  it('is copied as a draft, and gone once deleted', async () => {
    const { id } = await begin()
    const copy = OwnQuestion.parse((await teacher.post(`/api/questions/${id}/duplicate`)).body)
    expect(copy).toMatchObject({ version: null, question: { ...question, title: 'Twice a number (copy)' } })
    expect((await teacher.post(`/api/questions/${copy.id}/delete`)).body).toEqual({ deleted: true })
    expect((await teacher.get(`/api/questions/${copy.id}`)).status).toBe(404)
    expect((await teacher.get(`/api/questions/${id}`)).status).toBe(200)
  })
})

describe('a preview', () => {
  const preview = async (its: AuthoredQuestion, seed = 3) =>
    QuestionPreview.parse((await teacher.post('/api/questions/preview', { question: its, seed })).body)

  it('shows a variant and judges answers to that very one', async () => {
    const { shown } = await preview(question)
    const stem = shown?.item.stem.flat().map((run) => (run.kind === 'math' ? run.tex : run.text))
    const a = Number(/\d+/.exec(stem?.join('') ?? '')?.[0])
    const judge = async (text: string) =>
      PreviewVerdict.parse(
        (
          await teacher.post('/api/questions/preview/answer', {
            question,
            seed: 3,
            response: { kind: 'number', text },
          })
        ).body,
      )
    expect((await judge(String(2 * a))).verdict).toBe('correct')
    const wrong = await judge(String(a * a))
    expect(wrong.verdict).toBe('incorrect')
    expect(wrong.feedback?.[0]?.[0]).toMatchObject({ text: `That is ${a} times itself.` })
    expect((await judge('banana')).verdict).toBe('unreadable')
  })

  it('shows the list of a cell that is picked from one', async () => {
    const cell = { isOpen: false, isPicked: false, wrong: [] }
    const wrong = [{ value: '6', feedback: '' }]
    const { shown } = await preview({
      ...question,
      parameters: [],
      answer: {
        kind: 'table',
        columns: ['Pens', 'Dollars'],
        rows: [
          [
            { ...cell, text: '3' },
            { text: '9', isOpen: true, isPicked: true, wrong },
          ],
        ],
      },
      stem: 'Fill in the table.',
      steps: [],
      hints: [],
    })
    expect(shown?.item.interaction).toMatchObject({
      rows: [[{}, { entry: 'cell-1-2', options: [{ id: 'a' }, { id: 'b' }] }]],
    })
  })

  it('shows nothing of a question that cannot be made, and says why', async () => {
    const { shown, findings } = await preview({ ...question, stem: 'What is {=z}?' })
    expect(shown).toBeNull()
    expect(findings[0]).toMatchObject({
      field: 'stem',
      weight: 'must',
      code: expect.stringMatching(/^authored\/.+/),
    })
  })

  it('says where math cannot be set, instead of failing', async () => {
    const { shown, findings } = await preview({ ...question, stem: 'What is ⟦\\frac{1⟧ of {=a}?' })
    expect(shown).toBeNull()
    expect(findings.some(({ field, weight }) => field === 'stem' && weight === 'must')).toBe(true)
  })
})
