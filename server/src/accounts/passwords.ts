import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { createFairQueue } from '../platform/fair-queue.ts'
import { badRequest } from '../platform/problems.ts'
import { isCommonPassword } from './common-passwords.ts'
import { say } from './messages.gen.ts'

/** The cost of a hash: memory in KiB, passes, and lanes. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/**
 * Argon2id with the first setting that OWASP recommended in 2023 (19 MiB, 2 passes, 1 lane): about 20 ms of CPU time.
 */
const usualCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same password however the keyboard composes its characters. */
const normalise = (password: string) => password.normalize('NFKC')

/**
 * Leaves one core to signed-in users, and one of Node's four pool threads to file and DNS work. The queue holds about
 * ten seconds of work.
 */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1))

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes passwords, in turns. `cost` is lowered in tests. */
export function createPasswords(deps: {
  randomBytes: (size: number) => Buffer
  cost?: PasswordCost | undefined
}) {
  const { cost = usualCost } = deps
  const queue = createFairQueue({ atOnce, maxWaiting: 400 * atOnce })
  let decoy: Promise<string> | undefined

  /** The hash of a random password that nobody knows, made once: for accounts that nobody signs in to. */
  const nobodysHash = (): Promise<string> => (decoy ??= hash(deps.randomBytes(32).toString('base64'), cost))

  return {
    nobodysHash,

    /** `lane` names on whose behalf; lanes take turns when many are waiting. */
    hash: (password: string, lane: string): Promise<string> =>
      queue.run(lane, () => hash(normalise(password), cost)),

    /** Whether anyone is waiting for a turn. */
    isBusy: (): boolean => queue.waiting() > 0,

    /**
     * Whether the password is right. Without a hash (no such user) it takes just as long, so that timing does not
     * reveal which accounts exist.
     */
    async isRight(passwordHash: string | undefined, password: string, lane: string): Promise<boolean> {
      const compared = passwordHash ?? (await nobodysHash())
      const isRight = await queue.run(lane, () => verify(compared, normalise(password)))
      return isRight && passwordHash !== undefined
    },
  }
}

/** Refuses passwords that attackers guess first. The contract checks the length. */
export function requireUncommon(password: string, username: string): void {
  if (!isCommonPassword(password, username)) return
  const message = say('common-password')
  throw badRequest(message, [{ field: 'password', message }])
}
