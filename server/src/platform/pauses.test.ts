import { expect, test } from 'vitest'
import { createPauses } from './pauses.ts'

function compute(milliseconds: number): void {
  const began = performance.now()
  while (performance.now() - began < milliseconds);
}

test('other work runs during a long computation, and is not waited for in a short one', async () => {
  let others = 0
  const pause = createPauses()
  const other = setImmediate(function again() {
    others += 1
    setImmediate(again).unref()
  })
  await pause()
  expect(others).toBe(0)
  for (let step = 0; step < 3; step += 1) {
    compute(6)
    await pause()
  }
  expect(others).toBeGreaterThanOrEqual(3)
  clearImmediate(other)
})
