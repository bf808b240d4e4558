import { useEffect, useMemo, useState } from 'react'
import { createActiveClock } from './active-clock.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'wheel'] as const

/** Measures how long this page was in use; see `createActiveClock`. */
export function useActiveTime() {
  const [clock] = useState(() => createActiveClock(performance.now()))
  // Listens for activity and for changes in visibility.
  useEffect(() => {
    const sign = () => clock.sign(performance.now())
    const turn = () =>
      document.visibilityState === 'visible'
        ? clock.shown(performance.now())
        : clock.hidden(performance.now())
    for (const name of signs) addEventListener(name, sign, { passive: true, capture: true })
    document.addEventListener('visibilitychange', turn)
    if (document.visibilityState === 'hidden') turn()
    return () => {
      for (const name of signs) removeEventListener(name, sign, { capture: true })
      document.removeEventListener('visibilitychange', turn)
    }
  }, [clock])
  return useMemo(
    () => ({
      read: () => clock.read(performance.now()),
      readIdle: () => clock.readIdle(performance.now()),
      restart: () => clock.restart(performance.now()),
    }),
    [clock],
  )
}
