import { pendingAnswers } from '../practice/pending-answers.ts'
import { wipePacks } from '../practice/packs/packs.ts'

/** Deletes a student's data from this device: pending answers, and downloaded questions with their keys. */
export function wipeDevice(): void {
  pendingAnswers.wipe()
  wipePacks(null).catch((error: unknown) => console.error('The packs were not taken off the device.', error))
}
