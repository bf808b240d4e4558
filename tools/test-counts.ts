import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
  /** Names of the failed tests, as far as they are known. */
  failures: string[]
  /** Names of the tests that failed first and then passed on a retry. */
  retried: string[]
}

/** The parts of vitest's JSON report that we read; the report has Jest's format. */
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/**
 * Counts the results of a vitest run. A run that exits with an error or runs no tests counts as at least one failure,
 * so that a file that cannot be loaded or found does not go unnoticed.
 */
export function countOf(exitCode: number, report: unknown): Counts {
  const read = Report.safeParse(report)
  if (!read.success) return { passed: 0, failed: 1, failures: [], retried: [] }
  const { numPassedTests: passed, numFailedTests: failed, testResults } = read.data
  const tests = testResults.flatMap((file) => file.assertionResults)
  const failures = tests.filter((test) => test.status === 'failed').map((test) => test.fullName)
  // The report keeps the failure messages of earlier tries.
  const retried = tests
    .filter((test) => test.status === 'passed' && (test.failureMessages ?? []).length > 0)
    .map((test) => test.fullName)
  const isSound = exitCode === 0 && passed > 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1), failures, retried }
}

export const addUp = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, counts) => sum + counts.passed, 0),
  failed: all.reduce((sum, counts) => sum + counts.failed, 0),
  failures: all.flatMap((counts) => counts.failures),
  retried: all.flatMap((counts) => counts.retried),
})
