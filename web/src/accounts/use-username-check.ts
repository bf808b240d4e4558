import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '../language/messages.ts'
import { usernameCheckMinimum, usernameCheckPause } from './form-limits.ts'

export type Availability = 'unknown' | 'checking' | 'available' | 'taken'

/** Checks whether a username is available once typing has paused, from three characters on. */
export function useUsernameCheck(typed: string): { availability: Availability; message: string } {
  const username = typed.trim()
  const settled = useSettled(username, usernameCheckPause)
  const isAsked = settled === username && settled.length >= usernameCheckMinimum
  const check = useQuery({
    queryKey: ['/api/check-username', settled],
    queryFn: async ({ signal }) => (await import('./calls.ts')).askUsername(settled, signal),
    enabled: isAsked,
    // A name that was free a minute ago may be taken now.
    staleTime: 0,
    gcTime: 0,
  })
  if (!isAsked) return { availability: 'unknown', message: '' }
  if (check.isFetching) return { availability: 'checking', message: t('accounts/checking') }
  if (check.isError || check.data === undefined)
    return { availability: 'unknown', message: t('accounts/error-checking-username') }
  return { availability: check.data.available ? 'available' : 'taken', message: check.data.message }
}

/** The value, once it has not changed for `pause` milliseconds. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value)
  // Restarts a timer whenever the value changes.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
