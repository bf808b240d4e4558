import { useEffect, useState } from 'react'
import type * as LineJudge from './judge-lines.ts'

/** What judges lines, fetched after the question; null until it is here. At Check the server judges all the same. */
export function useLineJudge(): typeof LineJudge | null {
  const [judge, setJudge] = useState<typeof LineJudge | null>(null)
  // Fetches code, which is outside of React.
  useEffect(() => {
    let isCurrent = true
    import('./judge-lines.ts').then(
      (loaded) => isCurrent && setJudge(loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return judge
}
