import type { Log } from '../platform/log.ts'
import type { Passwords } from './passwords.ts'

/** A password for a login card, and the hash to store. */
export interface CardPassword {
  readonly password: string
  readonly hash: string
}

/** Enough for two classes. */
const usualSize = 60
/** Milliseconds between passwords made in advance; leaves at least half a core free. */
const gapMs = 30
/** The same while someone's sign-in is waiting for its password check. */
const busyGapMs = 250
/** How many hashes a waiting request computes at once; leaves half of the threads to people signing in. */
const atOnce = 2

export type CardPasswords = ReturnType<typeof createCardPasswords>

/**
 * Passwords for login cards. A hash takes 20 ms of CPU time, so a whole class would take seconds. Some are therefore
 * made in advance while nobody signs in. They are kept only in memory, belong to nobody, and are each handed out once.
 */
export function createCardPasswords(deps: {
  make: () => string
  passwords: Passwords
  log: Log
  size?: number
}) {
  const { make, passwords, log, size = usualSize } = deps
  const ready: CardPassword[] = []
  let isOpen = false
  let timer: NodeJS.Timeout | undefined

  const makeOne = async (): Promise<CardPassword> => {
    const password = make()
    return { password, hash: await passwords.hash(password, 'classes') }
  }

  async function makeAhead(): Promise<void> {
    const isBusy = passwords.isBusy()
    if (!isBusy) ready.push(await makeOne())
    timer = undefined
    makeMore(isBusy ? busyGapMs : gapMs)
  }

  function makeMore(waitMs: number): void {
    if (!isOpen || timer !== undefined || ready.length >= size) return
    timer = setTimeout(() => {
      makeAhead().catch((err: unknown) => {
        log.error({ err }, 'no password could be made ahead')
        timer = undefined
        makeMore(60_000)
      })
    }, waitMs).unref()
  }

  return {
    /** Returns this many passwords that nobody has been given before. */
    async take(count: number): Promise<CardPassword[]> {
      const taken = ready.splice(0, count)
      makeMore(busyGapMs)
      while (taken.length < count) {
        const more = Math.min(atOnce, count - taken.length)
        taken.push(...(await Promise.all(Array.from({ length: more }, makeOne))))
      }
      return taken
    },
    /** The number of prepared passwords. */
    ready: () => ready.length,
    /** Starts preparing passwords. */
    start(): void {
      isOpen = true
      makeMore(busyGapMs)
    },
    stop(): void {
      isOpen = false
      clearTimeout(timer)
    },
  }
}
