import { useEffect } from 'react'
import { stopReading } from './reader.ts'

/** Stops reading aloud whenever `sign` changes, as with the next question or with an answer given. */
export function useSilence(sign: string): void {
  // The voice is the device's and goes on by itself.
  useEffect(() => stopReading, [sign])
}
