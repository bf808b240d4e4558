import { useEffect, useSyncExternalStore } from 'react'

/*
 * The codes on a login card or on the board open `/#username=…&password=…` or `/#username=…&card=…` to sign in, and
 * `/#join=…` to join a class. The data follows the `#`, which browsers never send to the server, and is removed from
 * the address at once. A login card stays in memory. A class code stays in session storage until the class is joined,
 * through signing in or signing up.
 */
export interface SignInCard {
  readonly username: string
  /** Null on a reprinted card. */
  readonly password: string | null
  /** A sign-in secret; null on a card with a password. */
  readonly secret: string | null
}

const place = 'skills-center.class-code'
let card: SignInCard | null = null
const listeners = new Set<() => void>()
const emit = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const linkWith = (values: Readonly<Record<string, string>>): string =>
  `${location.origin}/#${new URLSearchParams(values).toString()}`

export const cardLink = ({ username, password, secret }: SignInCard): string =>
  linkWith({
    username,
    ...(password === null ? {} : { password }),
    ...(secret === null ? {} : { card: secret }),
  })
export const joinLink = (code: string): string => linkWith({ join: code })

/** Returns whether the address held a code. */
function read(): boolean {
  const values = new URLSearchParams(location.hash.slice(1))
  const [username, password, secret, code] = ['username', 'password', 'card', 'join'].map(
    (name) => values.get(name) ?? null,
  )
  const isCard = username != null && (password != null || secret != null)
  if (code == null && !isCard) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  if (code != null) sessionStorage.setItem(place, code)
  if (isCard) card = { username, password: password ?? null, secret: secret ?? null }
  emit()
  return true
}

/** Reads the address's hash now and on every change. */
export function useFromLink(): void {
  useEffect(() => {
    // On a phone, the sign-in form is below the sample question.
    const arrive = () => {
      if (read()) document.querySelector('[data-account]')?.scrollIntoView()
    }
    arrive()
    addEventListener('hashchange', arrive)
    return () => removeEventListener('hashchange', arrive)
  }, [])
}

/** The login card that was scanned and not used yet. */
export const useScannedCard = (): SignInCard | null =>
  useSyncExternalStore(
    subscribe,
    () => card,
    () => null,
  )

export function forgetCard(): void {
  card = null
  emit()
}

export function storeClassCode(code: string): void {
  sessionStorage.setItem(place, code)
  emit()
}

/** The code of the class that the person is about to join; null if none. */
export const classCode = (): string | null => sessionStorage.getItem(place)

export const useClassCode = (): string | null => useSyncExternalStore(subscribe, classCode, () => null)

export function forgetClassCode(): void {
  sessionStorage.removeItem(place)
  emit()
}
