import { expect, test } from 'vitest'
import { engines, type EngineName } from './engines.ts'
import { runGroup } from './run.ts'
import { variations } from './variations.ts'

function run(engine: EngineName, seed: number, students = 5, days = 8) {
  const { outcome } = runGroup({
    makeEngine: engines[engine],
    variation: variations['skills-40'],
    seed,
    students,
    days,
    clock: () => 0,
  })
  return outcome
}
const names = Object.keys(engines).filter((name): name is EngineName => name in engines)

test.each(names)('%s answers every request validly and the same way twice', (name) => {
  const first = run(name, 1)
  const second = run(name, 1)
  expect(first.invalid).toBe(0)
  expect(second).toEqual(first)
})

test('another seed is another group', () => {
  expect(run('random', 2).knowledgeBefore).not.toBe(run('random', 1).knowledgeBefore)
})

test('every engine meets the same students', () => {
  expect(run('elo', 1).knowledgeBefore).toBe(run('fixed-order', 1).knowledgeBefore)
})

test('who sees the true state teaches more than chance, tells the truth and lists the stuck rightly', () => {
  const oracle = run('oracle', 4, 10, 20)
  const random = run('random', 4, 10, 20)
  expect(oracle.knowledgeLater ?? 0).toBeGreaterThan((random.knowledgeLater ?? 1) + 0.05)
  expect(oracle.calibrationError).toBeCloseTo(0)
  expect(oracle).toMatchObject({
    declaredNotMastered: 0,
    masteredNotDeclared: 0,
    flagPrecision: 1,
  })
})

test('an engine that asks for what does not exist is written down as invalid, and the session ends', () => {
  const { outcome } = runGroup({
    makeEngine: () => ({
      ...engines.random(),
      next: () => ({ skill: 'k000', item: 'none', p: 0.5, why: '' }),
    }),
    variation: variations['skills-40'],
    seed: 1,
    students: 2,
    days: 1,
    clock: () => 0,
  })
  expect(outcome.invalid).toBe(2)
  expect(outcome.questions).toBe(0)
})
