import { useSyncExternalStore } from 'react'

/** Null: the person preferred not to say. */
export type Born = { readonly year: number; readonly month: number } | null

/*
 * The answer to the age question, in session storage until an account is created, so that going back does not ask
 * again. It is sent with the sign-up.
 */
const place = 'skills-center.age-answer'
const notSaid = 'not said'
const listeners = new Set<() => void>()

function write(text: string | null): void {
  if (text === null) sessionStorage.removeItem(place)
  else sessionStorage.setItem(place, text)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const storeAgeAnswer = (born: Born): void =>
  write(born === null ? notSaid : `${born.year}-${born.month}`)

export const forgetAgeAnswer = (): void => write(null)

/** Undefined while the question is unanswered. */
export function useAgeAnswer(): Born | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(place),
    () => null,
  )
  if (text === null) return undefined
  const [, year, month] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? []
  return year === undefined || month === undefined ? null : { year: Number(year), month: Number(month) }
}
