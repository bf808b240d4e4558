import type { Log } from '../platform/log.ts'
import type { Passwords } from './passwords.ts'

/** A password that was made for a login card, and what is stored of it. */
export interface CardPassword {
  readonly password: string
  readonly hash: string
}

/** As many as two classes have students. */
const usualSize = 60
/** Milliseconds between two passwords that are made ahead, which leaves at least half of a core to others. */
const gapMs = 30
/** The same while somebody waits for a password of their own to be looked at. */
const busyGapMs = 250
/** Hashed at a time for who waits: those who sign in meanwhile find half of the threads free. */
const atOnce = 2

export type CardPasswords = ReturnType<typeof createCardPasswords>

/**
 * Passwords for login cards. A hash takes 20 ms of a core, so a class list would take seconds: some are made ahead while
 * nobody signs in. They are in memory only, belong to nobody, and each is handed out once.
 */
export function createCardPasswords(needs: {
  make: () => string
  passwords: Passwords
  log: Log
  size?: number
}) {
  const { make, passwords, log, size = usualSize } = needs
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
    /** So many that nobody was given before. */
    async take(count: number): Promise<CardPassword[]> {
      const taken = ready.splice(0, count)
      makeMore(busyGapMs)
      while (taken.length < count) {
        const more = Math.min(atOnce, count - taken.length)
        taken.push(...(await Promise.all(Array.from({ length: more }, makeOne))))
      }
      return taken
    },
    /** How many are ready. */
    ready: () => ready.length,
    /** Begins to make some ahead. */
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
