import type { User } from '@skills-center/contract/accounts'
import { createContext, use } from 'react'

export interface Session {
  readonly user: User
}

/** Provided by the app around every signed-in screen. */
export const SessionContext = createContext<Session | null>(null)

/** The signed-in user. Use only in screens that visitors never see. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession was called on a screen that visitors can reach.')
  return session
}

/** The signed-in user, or null for a visitor. For screens that both can see. */
export function useSessionOrNull(): Session | null {
  return use(SessionContext)
}
