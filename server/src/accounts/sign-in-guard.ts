import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { tooManyRequests } from '../platform/problems.ts'
import { createFailureLimit, createFloodLimit, createSlowDown } from '../platform/rate-limit.ts'
import type { Allowance, SlowDownSteps } from '../platform/rate-limit.ts'
import { createDevices, type Device } from './device-cookie.ts'
import { createSignInPlaces } from './sign-in-places.ts'
import { say } from './messages.gen.ts'

/**
 * Limits per network. A whole district may share one address: ten thousand students sign in within ten minutes, three
 * times as fast right after the bell, and check a username at every pause in typing.
 */
const networkAllowances = {
  signUp: { max: 200, seconds: 60 },
  signIn: { max: 3000, seconds: 60 },
  usernameCheck: { max: 1500, seconds: 60 },
  demoVisit: { max: 120, seconds: 60 },
  schoolSearch: { max: 1500, seconds: 60 },
} satisfies Record<string, Allowance>

/**
 * Wrong passwords for one account from one network or known device. A forgetful child can try again after five minutes.
 */
const placeFailures: Allowance = { max: 10, seconds: 5 * 60 }

/**
 * Wrong passwords for one account from places where it has never signed in: in the end, 96 guesses a day. The owner, in
 * a known place, is not counted here and does not wait.
 */
const unknownDeviceSteps: SlowDownSteps = { free: 20, firstSeconds: 15, maxSeconds: 15 * 60 }

/**
 * Accounts, real or not, for which a network sent a wrong password and no right one afterward, within 15 minutes. Even
 * if one in ten of ten thousand students is stuck at once, the count stays below this limit. Above it, first-time
 * sign-ins from this network are slowed down.
 */
const failingAccounts: Allowance = { max: 1500, seconds: 15 * 60 }
const slowedFirstComers: Allowance = { max: 120, seconds: 60 }

/** Wrong passwords from a signed-in user, who must enter it again for irreversible actions. */
const insideFailures: Allowance = { max: 10, seconds: 5 * 60 }

/** Where a password was sent from. */
export interface From {
  readonly network: string
  readonly device: Device | null
}

export type SignInGuard = ReturnType<typeof createSignInGuard>

/**
 * Guards sign-in, sign-up, and username checks. Request floods are counted per server instance, failures across all of
 * them.
 */
export function createSignInGuard(deps: {
  database: Database
  now: Now
  secret: string
  randomBytes: (size: number) => Buffer
}) {
  const places = createFailureLimit({ ...deps, ...placeFailures })
  const strangers = createSlowDown({ ...deps, ...unknownDeviceSteps })
  const failing = createFailureLimit({ ...deps, ...failingAccounts })
  const inside = createFailureLimit({ ...deps, ...insideFailures })
  const firstComers = createFloodLimit(deps.now, slowedFirstComers)
  const known = createSignInPlaces(deps)
  const devices = createDevices(deps)
  const floods = {
    signUp: createFloodLimit(deps.now, networkAllowances.signUp),
    signIn: createFloodLimit(deps.now, networkAllowances.signIn),
    usernameCheck: createFloodLimit(deps.now, networkAllowances.usernameCheck),
    demoVisit: createFloodLimit(deps.now, networkAllowances.demoVisit),
    schoolSearch: createFloodLimit(deps.now, networkAllowances.schoolSearch),
  }

  /**
   * Counts a guess before its outcome is known; refuses after too many. Returns what is needed to correct the counts
   * afterward.
   */
  async function begin(usernameKey: string, { network, device }: From) {
    const hasKnownDevice = device !== null && devices.isKnown(device, usernameKey)
    const place = hasKnownDevice ? `device ${device.id} ${usernameKey}` : `user ${usernameKey} ${network}`
    const stranger = `stranger ${usernameKey}`
    const { wait, count } = await places.begin(place)
    if (wait > 0) throw tooManyRequests(say('too-many-passwords', { minutes: Math.ceil(wait / 60) }), wait)
    const isKnown = hasKnownDevice || (await known.isKnown(usernameKey, network))
    if (!isKnown) {
      const slowed = (await strangers.begin(stranger)) || (await slowFirstComer(network))
      if (slowed > 0) {
        await places.undo(place)
        throw tooManyRequests(say('many-wrong-passwords', { minutes: Math.ceil(slowed / 60) }), slowed)
      }
    }
    return { place, stranger, isKnown, isFirst: count === 1 }
  }

  const slowFirstComer = async (network: string): Promise<number> =>
    (await failing.isOver(`failing ${network}`)) ? firstComers.take(network) : 0

  type Begun = Awaited<ReturnType<typeof begin>>

  async function undo({ place, stranger, isKnown }: Begun): Promise<void> {
    await places.undo(place)
    if (!isKnown) await strangers.undo(stranger)
  }

  async function succeed(usernameKey: string, { network }: From, begun: Begun): Promise<void> {
    await places.forget(begun.place)
    if (!begun.isKnown) await strangers.undo(begun.stranger)
    if (!begun.isKnown && !begun.isFirst) await failing.undo(`failing ${network}`)
    await known.remember(deps.database, usernameKey, network)
  }

  return {
    /** Refuses when a network sends too many requests. */
    slow(what: keyof typeof networkAllowances, network: string): void {
      const wait = floods[what].take(network)
      if (wait > 0) throw tooManyRequests(say('too-many-at-once'), wait)
    },

    /** Checks a password at sign-in. If the check itself fails, the guess does not count. */
    async guess(usernameKey: string, from: From, look: () => Promise<boolean>): Promise<boolean> {
      const begun = await begin(usernameKey, from)
      const isRight = await look().catch(async (fault: unknown) => {
        await undo(begun)
        throw fault
      })
      if (isRight) await succeed(usernameKey, from, begun)
      else if (!begun.isKnown && begun.isFirst) await failing.begin(`failing ${from.network}`)
      return isRight
    },

    /** Checks a signed-in user's password. Wrong guesses count only against this user. */
    async guessInside(userId: UserId, look: () => Promise<boolean>): Promise<boolean> {
      const key = `inside ${userId}`
      const { wait } = await inside.begin(key)
      if (wait > 0) throw tooManyRequests(say('too-many-passwords', { minutes: Math.ceil(wait / 60) }), wait)
      const isRight = await look().catch(async (fault: unknown) => {
        await inside.undo(key)
        throw fault
      })
      if (isRight) await inside.forget(key)
      return isRight
    },

    /** Remembers the network from which someone signed up. */
    remember: (usernameKey: string, network: string) => known.remember(deps.database, usernameKey, network),

    mark: devices.mark,

    async deleteExpired(): Promise<void> {
      await places.deleteExpired()
      await known.deleteExpired()
    },
  }
}
