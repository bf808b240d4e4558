import type { Response } from '@skills-center/contract/interaction'
import { maxDemoAnswers, DemoRun } from '@skills-center/contract/practice/demo'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../test-app.ts'
import type { Caller, TestApp } from '../../test-app.ts'
import { sampleReport } from '../samples/sample-report.ts'
import { createDemo } from './demo.ts'

let server: TestApp
let visitor: Caller
beforeAll(async () => {
  server = await startTestApp()
  visitor = server.caller()
})
afterAll(() => server.stop())

const play = async (answers: readonly Response[]) =>
  DemoRun.parse((await visitor.post('/api/practice/demo', { answers })).body)

/** An answer without any knowledge: wrong, or right only by luck. */
function someAnswer({ next }: DemoRun): Response {
  const interaction = next?.item.interaction
  if (interaction?.kind === 'choice') return { kind: 'choice', option: interaction.options[0]?.id ?? '' }
  return { kind: 'number', text: '98765' }
}

test('a run goes on from answer to answer, and the same answers lead to the same place', async () => {
  const answers: Response[] = []
  let demo = await play(answers)
  expect([demo.standings, demo.last]).toEqual([[], null])
  while (demo.next !== null) {
    answers.push(someAnswer(demo))
    demo = await play(answers)
    expect(demo.last?.solution).not.toBeNull()
    expect(demo.standings).toHaveLength(answers.length)
  }
  expect(answers).toHaveLength(maxDemoAnswers)
  expect(await play(answers)).toEqual(demo)
})

/** The right option of the current question, found by trying each. */
async function rightOption(answers: readonly Response[], { next }: DemoRun): Promise<Response> {
  const interaction = next?.item.interaction
  if (interaction?.kind !== 'choice') throw new Error('There are no options to try.')
  for (const { id } of interaction.options) {
    const response: Response = { kind: 'choice', option: id }
    if ((await play([...answers, response])).last?.verdict === 'correct') return response
  }
  throw new Error('No option is right.')
}

test('an answer that cannot be read costs nothing: the question stays', async () => {
  const answers: Response[] = []
  let demo = await play(answers)
  // After a few right answers, the demo asks for a typed answer.
  while (demo.next?.item.interaction.kind !== 'number') {
    answers.push(await rightOption(answers, demo))
    demo = await play(answers)
  }
  const refused = await play([...answers, { kind: 'number', text: 'about this much' }])
  expect(refused.last?.verdict).toBe('unreadable')
  expect(refused.standings).toEqual(demo.standings)
  expect(refused.next).toEqual(demo.next)
})

test('right answers raise the estimate and wrong ones lower it', () => {
  const steps = createDemo({ skill: selectSkill }).example([true, true, false, true])
  expect(steps.map(({ isRight }) => isRight)).toEqual([true, true, false, true])
  const [first, second, third, fourth] = steps.map(({ mastery }) => mastery)
  expect(second).toBeGreaterThan(first ?? 100)
  expect(third).toBeLessThan(second ?? 0)
  expect(fourth).toBeGreaterThan(third ?? 100)
})

test('nothing of a run is stored, and it costs no query', async () => {
  expect(await server.countQueries(() => play([{ kind: 'number', text: '3' }]))).toBe(0)
})

test('the sample report shows a skill that is mastered, one to refresh and some on their way', () => {
  const report = sampleReport(selectSkill)
  expect(report.some(({ mastered, isDue }) => mastered && !isDue)).toBe(true)
  expect(report.some(({ isDue }) => isDue)).toBe(true)
  expect(report.some(({ mastered }) => !mastered)).toBe(true)
})
