import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
  /** Names of the tests that failed, as far as they are known. */
  failures: string[]
  /** Names of the tests that failed once and then passed. */
  retried: string[]
}

/** What we read of vitest's report, which has the shape of Jest's. */
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
 * What a run of vitest comes to. A run that says it failed, or that ran no test, has at least one failure,
 * so that a file which cannot be loaded or found does not pass for silence.
 */
export function countOf(exitCode: number, report: unknown): Counts {
  const read = Report.safeParse(report)
  if (!read.success) return { passed: 0, failed: 1, failures: [], retried: [] }
  const { numPassedTests: passed, numFailedTests: failed, testResults } = read.data
  const tests = testResults.flatMap((file) => file.assertionResults)
  const failures = tests.filter((test) => test.status === 'failed').map((test) => test.fullName)
  // The report holds the messages of earlier tries.
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
