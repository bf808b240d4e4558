import {
  checkUsername,
  login,
  signup,
  type LoginBody,
  type SignupBody,
  type User,
  type UsernameCheck,
} from '@skills-center/contract/accounts'
import { signInWithCard } from '@skills-center/contract/accounts/sign-in-cards'
import type { BodyInputOf } from '@skills-center/contract/endpoint'
import { call } from '../platform/api.ts'

/* Calls for visitors. Loaded on the first call, because they import zod. */

export function sendLogin(body: LoginBody): Promise<User> {
  return call(login, { body })
}

export function sendCard(body: BodyInputOf<typeof signInWithCard>): Promise<User> {
  return call(signInWithCard, { body })
}

export function sendSignup(body: SignupBody): Promise<User> {
  return call(signup, { body })
}

export function askUsername(username: string, signal: AbortSignal): Promise<UsernameCheck> {
  return call(checkUsername, { params: { username }, signal })
}
