import { useEffect, useState } from 'react'

/** What a loader brings, `null` until it is here. A loader that fails throws into the next boundary. */
export function useLoaded<Value>(load: () => Promise<Value>): Value | null {
  const [state, setState] = useState<{ value: Value } | { error: unknown } | null>(null)
  // Samples are modules of their own, fetched from the server.
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
