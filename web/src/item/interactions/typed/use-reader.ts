import { useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import type { Reader } from './readers.ts'

const silent: Reader = () => null

/** A reader that is loaded after the question; until it is there, nothing is echoed. */
export function useReader(load: () => Promise<Reader>): Reader {
  const [reader, setReader] = useState<Reader>(() => silent)
  // Fetches code, which is outside of React. Without it the answer is still read when it is checked.
  useEffect(() => {
    let isCurrent = true
    whenIdle(() => {
      load().then(
        (loaded) => isCurrent && setReader(() => loaded),
        () => undefined,
      )
    })
    return () => {
      isCurrent = false
    }
  }, [load])
  return reader
}
