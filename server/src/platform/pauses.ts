import { setImmediate } from 'node:timers/promises'

/** Lets other work run if this computation has held the event loop for too long. */
export type Pause = () => Promise<void>

/** The longest time that a computation of many small steps may hold the event loop, in milliseconds. */
const maxHoldMs = 5

/** For a long computation on the event loop: await a pause after each small step. */
export function createPauses(): Pause {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < maxHoldMs) return
    await setImmediate()
    began = performance.now()
  }
}
