import { expect, test } from 'vitest'
import { addUp, countOf } from './test-counts.ts'

const report = (passed: number, failures: string[]) => ({
  numPassedTests: passed,
  numFailedTests: failures.length,
  testResults: [
    {
      assertionResults: [
        ...Array.from({ length: passed }, (_, index) => ({ fullName: `good ${index}`, status: 'passed' })),
        ...failures.map((fullName) => ({ fullName, status: 'failed' })),
      ],
    },
  ],
  more: {},
})

test('a run counts the tests that its report names, and keeps the names of those that failed', () => {
  expect(countOf(0, report(12, []))).toEqual({ passed: 12, failed: 0, failures: [], retried: [] })
  expect(countOf(1, report(10, ['a', 'b']))).toEqual({
    passed: 10,
    failed: 2,
    failures: ['a', 'b'],
    retried: [],
  })
})

test('a test that passed on its second try is passed, and named', () => {
  const { testResults, ...rest } = report(1, [])
  const second = { fullName: 'slow', status: 'passed', failureMessages: ['Error: too late'] }
  const run = { ...rest, numPassedTests: 2, testResults: [...testResults, { assertionResults: [second] }] }
  expect(countOf(0, run)).toEqual({ passed: 2, failed: 0, failures: [], retried: ['slow'] })
})

test('a run that ran no test has failed', () => {
  expect(countOf(0, report(0, []))).toMatchObject({ passed: 0, failed: 1 })
  expect(countOf(0, undefined)).toMatchObject({ passed: 0, failed: 1 })
})

test('a run that failed without a failing test, as when a file cannot be loaded, counts one', () => {
  expect(countOf(1, report(12, []))).toMatchObject({ passed: 12, failed: 1 })
})

test('the last line sums all runs', () => {
  expect(
    addUp([
      { passed: 3, failed: 0, failures: [], retried: ['b'] },
      { passed: 4, failed: 1, failures: ['a'], retried: [] },
    ]),
  ).toEqual({ passed: 7, failed: 1, failures: ['a'], retried: ['b'] })
})
