import { useEffect, useState } from 'react'

/** Milliseconds between two tries. */
const every = 10_000

/** Whether the server answers again. Calls `onBack` when it does; pass null to hold the call back. */
export function useReconnect(onReconnect: (() => void) | null): boolean {
  const [isBack, setIsBack] = useState(false)

  // Polls the server, and also tries whenever the browser reports a connection.
  useEffect(() => {
    if (isBack) return
    const ask = () => void isServerReachable().then((is) => is && setIsBack(true))
    const timer = setInterval(ask, every)
    addEventListener('online', ask)
    addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
      removeEventListener('focus', ask)
    }
  }, [isBack])

  // Calls `onBack` once the server is back and the caller wants to know.
  useEffect(() => {
    if (isBack) onReconnect?.()
  }, [isBack, onReconnect])

  return isBack
}

/** Only our own server counts, not the login page of a school's network. */
async function isServerReachable(): Promise<boolean> {
  try {
    const reply = await fetch('/api/config', { cache: 'no-store' })
    return reply.ok && (reply.headers.get('content-type') ?? '').includes('json')
  } catch {
    return false
  }
}
