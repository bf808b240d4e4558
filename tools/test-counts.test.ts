import { expect, test } from 'vitest'
import { addUp, countOf } from './test-counts.ts'

const report = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  more: {},
})

test('a run counts the tests that its report names', () => {
  expect(countOf(0, report(12, 0))).toEqual({ passed: 12, failed: 0 })
  expect(countOf(1, report(10, 2))).toEqual({ passed: 10, failed: 2 })
})

test('a run that ran no test has failed', () => {
  expect(countOf(0, report(0, 0))).toEqual({ passed: 0, failed: 1 })
  expect(countOf(0, undefined)).toEqual({ passed: 0, failed: 1 })
})

test('a run that failed without a failing test, as when a file cannot be loaded, counts one', () => {
  expect(countOf(1, report(12, 0))).toEqual({ passed: 12, failed: 1 })
})

test('the last line sums all runs', () => {
  expect(
    addUp([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 1 },
    ]),
  ).toEqual({ passed: 7, failed: 1 })
})
