import { pendingAnswers } from '../practice/pending-answers.ts'
import { wipePacks } from '../practice/packs/packs.ts'

/** Takes what a student has on this device off it: answers that wait, and questions with their keys. */
export function wipeDevice(): void {
  pendingAnswers.wipe()
  wipePacks(null).catch((error: unknown) => console.error('The packs were not taken off the device.', error))
}
