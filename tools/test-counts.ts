export interface Counts {
  passed: number
  failed: number
}

/**
 * What a run of vitest comes to. A run that says it failed, or that ran no test, has at least one failure,
 * so that a file which cannot be loaded or found does not pass for silence.
 */
export function countOf(exitCode: number, report: unknown): Counts {
  const passed = numberIn(report, 'numPassedTests')
  const failed = numberIn(report, 'numFailedTests')
  const isSound = exitCode === 0 && passed > 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}

export const addUp = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, counts) => sum + counts.passed, 0),
  failed: all.reduce((sum, counts) => sum + counts.failed, 0),
})

function numberIn(report: unknown, field: string): number {
  if (typeof report !== 'object' || report === null) return 0
  const value: unknown = Object.entries(report).find(([name]) => name === field)?.[1]
  return typeof value === 'number' ? value : 0
}
