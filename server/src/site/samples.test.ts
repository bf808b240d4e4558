import { SitePage } from '@skills-center/contract/site/page'
import { Sample, samplesOfSkill } from '@skills-center/contract/site/samples'
import { ExerciseReply } from '@skills-center/contract/skills'
import { skills } from '@skills-center/curriculum/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'
import { createSamples } from './samples.ts'

let server: TestApp
let visitor: Caller
beforeAll(async () => {
  server = await startTestApp()
  visitor = server.caller()
})
afterAll(() => server.stop())

const pageOf = async (path: string) =>
  SitePage.parse((await visitor.get(`/api/site/page?path=${encodeURIComponent(path)}`)).body)

test.each(skills.map(({ id }) => id))('%s has samples to read and to solve', (id) => {
  const samples = createSamples(() => skills)
  const written = samples.written(id)
  expect(written.stem.length).toBeGreaterThan(0)
  expect(written.solution.steps.length).toBeGreaterThan(0)
  expect(samples.sample(id, 0).item.figure).toBeNull()
  for (let place = 0; place < samplesOfSkill; place += 1) {
    const { solution } = samples.answer(id, place, null)
    if (solution === null) throw new Error('The answer was asked for and not shown.')
    expect(samples.answer(id, place, solution.rightResponse).verdict).toBe('correct')
  }
})

test('a visitor is given the same sample as everybody, without its answer, and has it judged', async () => {
  const path = '/api/site/samples/unit-rates'
  const sample = Sample.parse((await visitor.get(`${path}?place=2`)).body)
  expect(Sample.parse((await server.caller().get(`${path}?place=2`)).body)).toEqual(sample)
  expect(JSON.stringify(sample)).not.toMatch(/"key"|"solution"|"hints"/)
  const shown = ExerciseReply.parse(
    (await visitor.post(`${path}/answers`, { place: 2, response: null })).body,
  )
  const response = shown.solution?.rightResponse
  const reply = ExerciseReply.parse((await visitor.post(`${path}/answers`, { place: 2, response })).body)
  expect(reply.verdict).toBe('correct')
})

test('nothing of it is stored, and it costs no query', async () => {
  const body = { place: 0, response: { kind: 'number', text: '7' } }
  expect(await server.countQueries(() => visitor.post('/api/site/samples/unit-rates/answers', body))).toBe(0)
})

test.each(['/api/site/samples/no-such-skill', '/api/site/page?path=/dashboard'])(
  '%s is not there',
  async (path) => {
    expect((await visitor.get(path)).status).toBe(404)
  },
)

test('a grade page lists the skills of its grade and subject with their standards, the first 15 with a question', async () => {
  const { skills: listed } = await pageOf('/grade-7-science')
  expect(listed.map(({ id }) => id)).toEqual(
    skills.filter(({ subject, gradeLevel }) => subject === 'science' && gradeLevel === 7).map(({ id }) => id),
  )
  expect(listed.length).toBeGreaterThan(15)
  for (const [index, { standards, sample }] of listed.entries()) {
    expect(standards.every(({ code, label }) => code !== '' && label !== '')).toBe(true)
    expect(sample !== null).toBe(index < 15)
  }
})

test('every skill is led to by a topic page or the page of its grade', async () => {
  const paths = [5, 6, 7, 8].flatMap((grade) => [`/grade-${grade}-math`, `/grade-${grade}-science`])
  const pages = await Promise.all(paths.map(pageOf))
  expect(pages.flatMap((page) => page.skills.map(({ id }) => id)).toSorted()).toEqual(
    skills.map(({ id }) => id).toSorted(),
  )
  const life = await pageOf('/life-science')
  expect(life.mistakes.length).toBeGreaterThan(1)
  expect(new Set(life.skills.map(({ gradeLevel }) => gradeLevel)).size).toBeGreaterThan(2)
})

test('a flood from one address is slowed, far above what a class needs', async () => {
  const time = new Date('2026-11-22T12:00:00Z')
  const copy = await startTestApp({ beside: server, now: () => time })
  const caller = copy.caller()
  const statuses: number[] = []
  for (let asked = 0; asked < 901; asked += 1) {
    statuses.push((await caller.get('/api/site/samples/unit-rates')).status)
  }
  expect(statuses.indexOf(429)).toBe(900)
  await copy.stop()
})
