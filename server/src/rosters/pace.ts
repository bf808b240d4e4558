import type { Delay, Now } from '../platform/clock.ts'

/** The share of a batch's time for which the work rests after it. */
const restShare = 0.5
const maxRestMs = 500

/**
 * Rests after each batch of background work, so that answers get their turn of the processor and the database. The rest
 * grows with the time that the batch took, and so with the load.
 */
export function createPace({ now, delay }: { now: Now; delay: Delay }) {
  let began = now().getTime()
  return async function rest(): Promise<void> {
    await delay(Math.min(maxRestMs, (now().getTime() - began) * restShare))
    began = now().getTime()
  }
}
