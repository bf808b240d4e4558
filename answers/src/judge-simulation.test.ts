import { expect, test } from 'vitest'
import { judgeSimulation, runsThatAnswer, type SimulationKey } from './judge-simulation.ts'
import { type Settings, simulatedValue } from './simulated-run.ts'

/** Water cools more in a can than in a foam cup, and more when there is less of it. The color has no effect. */
const key: SimulationKey = {
  knobs: [
    { id: 'cup', settings: ['can', 'foam'] },
    { id: 'water', settings: ['little', 'much'] },
    { id: 'color', settings: ['white', 'black'] },
  ],
  means: [40, 40, 30, 30, 20, 20, 12, 12],
  decimals: 0,
  scatter: 1,
  seed: 4711,
  maxRuns: 8,
  needs: [
    {
      knob: 'cup',
      settings: ['can', 'foam'],
      distinct: 2,
      each: 2,
      says: { untried: 'Try both.', unfair: 'Change one thing.', again: 'Run each twice.' },
    },
  ],
  answer: { kind: 'choice', option: 'can' },
}

const set = (cup: string, water = 'much', color = 'white'): Settings => ({ cup, water, color })
const run = (all: readonly Settings[], its = key) =>
  all.map((settings, at) => ({ settings, value: simulatedValue(its, settings, at + 1) ?? Number.NaN }))
const judge = (all: readonly Settings[], option = 'can') =>
  judgeSimulation({ runs: run(all), answer: { kind: 'choice', option } }, key)

const fair = [set('can'), set('foam'), set('can'), set('foam')]

test('is judged by its answer once its runs can answer', () => {
  expect(judge(fair).verdict).toBe('correct')
  expect(judge(fair, 'foam').verdict).toBe('incorrect')
  expect(judge([...fair, set('can', 'little', 'black')]).verdict).toBe('correct')
})

test.each([
  [[], 'Try both.'],
  [[set('can')], 'Try both.'],
  [[set('can'), set('can')], 'Try both.'],
  [[set('can'), set('foam', 'little')], 'Change one thing.'],
  [[set('can'), set('foam', 'much', 'black'), set('can'), set('foam', 'much', 'black')], 'Change one thing.'],
  [[set('can'), set('foam')], 'Run each twice.'],
  [[set('can'), set('foam'), set('can'), set('foam', 'little')], 'Run each twice.'],
])('%j is incomplete whatever is answered: %s', (all, message) => {
  for (const option of ['can', 'foam'])
    expect(judge(all, option)).toEqual({ verdict: 'incomplete', echo: null, message })
})

test('a need may say what the other knobs are set to', () => {
  const [need] = key.needs
  if (need === undefined) throw new Error('no need')
  const fixed: SimulationKey = { ...key, needs: [{ ...need, fixed: { water: 'little' } }] }
  const answer = { kind: 'choice', option: 'can' } as const
  expect(judgeSimulation({ runs: run(fair), answer }, fixed).verdict).toBe('incomplete')
  expect(judgeSimulation({ runs: runsThatAnswer(fixed), answer }, fixed).verdict).toBe('correct')
})

test('rows that the simulation does not give are refused, whatever was answered', () => {
  const [first, ...others] = run(fair)
  if (first === undefined) throw new Error('no run')
  const forged = [
    [{ ...first, value: first.value + 1 }, ...others],
    // The same settings in other runs, which scatter differently.
    run(Array.from({ length: 8 }, () => set('can'))).toReversed(),
    [{ ...first, settings: { ...first.settings, cup: 'gold' } }, ...others],
    [{ ...first, settings: { ...first.settings, lid: 'on' } }, ...others],
    [{ ...first, settings: { cup: 'can' } }, ...others],
    [...run([...fair, ...fair]), { settings: set('can'), value: 30 }],
  ]
  for (const runs of forged)
    expect(judgeSimulation({ runs, answer: { kind: 'choice', option: 'can' } }, key)).toMatchObject({
      verdict: 'unreadable',
      message: { code: 'rows-of-another', values: {} },
    })
})

test('an answer that is missing, or of another kind, is unreadable', () => {
  expect(judge(fair, '').verdict).toBe('unreadable')
  const typed = judgeSimulation({ runs: run(fair), answer: { kind: 'number', text: '3' } }, key)
  expect(typed.verdict).toBe('unreadable')
})

test('a number is read like any other, with a decimal comma as well', () => {
  const typed: SimulationKey = { ...key, answer: { kind: 'number', value: '2.5', within: '0.2' } }
  const verdict = (text: string, decimal?: 'comma') =>
    judgeSimulation({ runs: run(fair), answer: { kind: 'number', text, ...(decimal && { decimal }) } }, typed)
      .verdict
  expect(verdict('2.6')).toBe('correct')
  expect(verdict('2,5', 'comma')).toBe('correct')
  expect(verdict('3')).toBe('incorrect')
  expect(verdict('some')).toBe('unreadable')
})

test('runs scatter by no more than they may, are the same again, and use all of the room', () => {
  const values = Array.from({ length: 400 }, (_, seed) => simulatedValue({ ...key, seed }, set('can'), 3))
  expect(new Set(values)).toEqual(new Set([29, 30, 31]))
  for (const value of [29, 30, 31]) expect(values.filter((its) => its === value).length).toBeGreaterThan(90)
  expect(simulatedValue(key, set('can'), 3)).toBe(simulatedValue(key, set('can'), 3))
  expect(
    new Set(run(Array.from({ length: 8 }, () => set('can'))).map(({ value }) => value)).size,
  ).toBeGreaterThan(1)
})

test('the rows of somebody who plans well meet every need', () => {
  const runs = runsThatAnswer(key)
  expect(runs).toHaveLength(4)
  expect(
    judgeSimulation(
      { runs, answer: key.answer.kind === 'choice' ? key.answer : { kind: 'number', text: '' } },
      key,
    ).verdict,
  ).toBe('correct')
})
