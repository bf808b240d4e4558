import { useEffect, useState } from 'react'
import type { Reader } from './readers.ts'

const silent: Reader = () => null

/** A reader that is loaded beside the question; until it is there, nothing is echoed. */
export function useReader(load: () => Promise<Reader>): Reader {
  const [reader, setReader] = useState<Reader>(() => silent)
  // Fetches code, which is outside of React. Without it the answer is still read when it is checked.
  useEffect(() => {
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setReader(() => loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  return reader
}
