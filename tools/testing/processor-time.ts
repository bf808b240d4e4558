import { expect } from 'vitest'

declare module 'vitest' {
  // Its name and parameters are vitest's.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Of work: it takes less processor time than that, at one of three tries. */
    toTakeLessThan: (this: Matchers<R, T>, milliseconds: number) => R
  }
}

/** Processor time of this thread, which other work on the machine does not lengthen. */
const processorMs = (): number => process.threadCpuUsage().user / 1000

expect.extend({
  toTakeLessThan(work: () => unknown, limit: number) {
    const tries: number[] = []
    // The first try may be the one in which the code is compiled.
    while (tries.length < 3 && !tries.some((spent) => spent < limit)) {
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
