import { useEffect } from 'react'
import { stopReading } from './reader.ts'

/** Stops reading aloud whenever `sign` changes, for example at the next question or when an answer is given. */
export function useSilence(sign: string): void {
  // Speech belongs to the device and would go on by itself.
  useEffect(() => stopReading, [sign])
}
