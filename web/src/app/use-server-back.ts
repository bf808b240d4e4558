import { useEffect, useState } from 'react'

/** Milliseconds between two tries. */
const every = 10_000

/** Whether the server has answered again; `onBack` is called when it has, null: not now. */
export function useServerBack(onBack: (() => void) | null): boolean {
  const [isBack, setIsBack] = useState(false)

  // Asks again and again, and whenever the browser has reason to hope.
  useEffect(() => {
    if (isBack) return
    const ask = () => void isThere().then((is) => is && setIsBack(true))
    const timer = setInterval(ask, every)
    addEventListener('online', ask)
    addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
      removeEventListener('focus', ask)
    }
  }, [isBack])

  // Tells it outside, once that is wanted.
  useEffect(() => {
    if (isBack) onBack?.()
  }, [isBack, onBack])

  return isBack
}

/** Only our own server counts, and not the page of a school's network. */
async function isThere(): Promise<boolean> {
  try {
    const reply = await fetch('/api/config', { cache: 'no-store' })
    return reply.ok && (reply.headers.get('content-type') ?? '').includes('json')
  } catch {
    return false
  }
}
