import { expect } from 'vitest'

declare module 'vitest' {
  // vitest requires this name and these parameters.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Passes if one of up to six runs of the work takes less CPU time than the limit. */
    toTakeLessThan: (this: Matchers<R, T>, milliseconds: number) => R
  }
}

/** CPU time of this thread, which does not grow when other processes use the machine. */
const processorMs = (): number => process.threadCpuUsage().user / 1000

expect.extend({
  toTakeLessThan(work: () => unknown, limit: number) {
    const tries: number[] = []
    // The first run may include compiling the code, and a virtual machine may count time that its host took.
    while (tries.length < 6 && !tries.some((spent) => spent < limit)) {
      const began = processorMs()
      work()
      tries.push(processorMs() - began)
    }
    return {
      pass: tries.some((spent) => spent < limit),
      message: () =>
        `took ${tries.map((spent) => spent.toFixed(1)).join(', ')} ms of processor time, not less than ${limit}`,
    }
  },
})
