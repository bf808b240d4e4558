import { useEffect, useState } from 'react'

/** The result of a loader, null while loading. If the loader fails, the error is thrown to the next boundary. */
export function useLoaded<Value>(load: () => Promise<Value>): Value | null {
  const [state, setState] = useState<{ value: Value } | { error: unknown } | null>(null)
  // Samples are separate modules, loaded from the server.
  useEffect(() => {
    let isWanted = true
    load()
      .then((value) => isWanted && setState({ value }))
      .catch((error: unknown) => isWanted && setState({ error }))
    return () => {
      isWanted = false
    }
  }, [load])
  if (state === null) return null
  if ('error' in state) throw state.error
  return state.value
}
