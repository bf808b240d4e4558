import { useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import type { Reader } from './readers.ts'

const silent: Reader = () => null

/** A reader that is loaded after the question; until then, nothing is echoed. */
export function useReader(load: () => Promise<Reader>): Reader {
  const [reader, setReader] = useState<Reader>(() => silent)
  // Loads code, which happens outside React. Without it, the server still reads the answer at Check.
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
