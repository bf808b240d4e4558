import type { Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { tooManyRequests } from '../platform/problems.ts'
import { createFailureLimit, createFloodLimit } from '../platform/rate-limit.ts'
import type { Allowance } from '../platform/rate-limit.ts'

/**
 * How much one address may ask. A whole school may stand behind one: a class of 60 signs up or in within a
 * minute, each mistyping twice, and checks a username at every pause in typing.
 */
const addressAllowances = {
  signUp: { most: 200, seconds: 60 },
  signIn: { most: 200, seconds: 60 },
  usernameCheck: { most: 1500, seconds: 60 },
} satisfies Record<string, Allowance>

/** Wrong passwords for one username from one address: a forgetful child tries again in five minutes. */
const usernameFailures: Allowance = { most: 10, seconds: 5 * 60 }

/** Wrong passwords from one address for whatever username: far above what a school mistypes. */
const addressFailures: Allowance = { most: 400, seconds: 15 * 60 }

export type SignInGuard = ReturnType<typeof createSignInGuard>

/** Stands before sign-in, sign-up and username checks. Floods are counted by each copy, failures by all. */
export function createSignInGuard(needs: { database: Database; now: Now; secret: string }) {
  const byUsername = createFailureLimit({ ...needs, ...usernameFailures })
  const byAddress = createFailureLimit({ ...needs, ...addressFailures })
  const floods = {
    signUp: createFloodLimit(needs.now, addressAllowances.signUp),
    signIn: createFloodLimit(needs.now, addressAllowances.signIn),
    usernameCheck: createFloodLimit(needs.now, addressAllowances.usernameCheck),
  }
  const userKey = (username: string, address: string) => `user ${username} ${address}`
  const addressKey = (address: string) => `address ${address}`

  return {
    /** Refuses when an address asks too often. */
    slow(what: keyof typeof addressAllowances, address: string): void {
      const wait = floods[what].take(address)
      if (wait > 0)
        throw tooManyRequests('Too many people here are trying at once. Please wait a minute.', wait)
    },

    /** Counts an attempt as failed until `succeed` says otherwise; refuses after too many. */
    async begin(username: string, address: string): Promise<void> {
      const wait = Math.max(
        await byUsername.begin(userKey(username, address)),
        await byAddress.begin(addressKey(address)),
      )
      if (wait === 0) return
      const minutes = Math.ceil(wait / 60)
      const when = minutes === 1 ? 'a minute' : `${minutes} minutes`
      throw tooManyRequests(`Too many wrong passwords. Please try again in ${when}.`, wait)
    },

    async succeed(username: string, address: string): Promise<void> {
      await byUsername.forget(userKey(username, address))
      await byAddress.takeBack(addressKey(address))
    },

    tidy: () => byUsername.tidy(),
  }
}
