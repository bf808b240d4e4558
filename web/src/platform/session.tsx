import type { User } from '@skills-center/contract/accounts'
import { createContext, use } from 'react'

export interface Session {
  readonly user: User
}

/** Provided by the app around every signed-in screen. */
export const SessionContext = createContext<Session | null>(null)

/** Who is signed in. Only for screens that are never shown to a visitor. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession was called on a screen that visitors can reach.')
  return session
}

/** Who is signed in, or null for a visitor: for screens that both can reach. */
export function useSessionOrNull(): Session | null {
  return use(SessionContext)
}
