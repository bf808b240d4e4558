import { useEffect, useState } from 'react'
import type * as LineJudge from './judge-lines.ts'

/**
 * The code that judges lines, loaded after the question; null until then. At Check, the server judges the work anyway.
 */
export function useLineJudge(): typeof LineJudge | null {
  const [judge, setJudge] = useState<typeof LineJudge | null>(null)
  // Loads code, which happens outside React.
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
