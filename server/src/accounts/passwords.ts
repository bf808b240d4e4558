import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { createFairQueue } from '../platform/fair-queue.ts'
import { badRequest } from '../platform/problems.ts'
import { isCommonPassword } from './common-passwords.ts'
import { say } from './messages.gen.ts'

/** What a hash costs: memory in KiB, passes over it, and lanes. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** Argon2id with OWASP's first choice of 2023 (19 MiB, 2 passes, 1 lane): about 20 ms of one core. */
const usualCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same password, however the keyboard composed its letters. */
const normalise = (password: string) => password.normalize('NFKC')

/**
 * One core is left for everybody who is in already, and one of the four threads of Node's pool for files and names.
 * The queue holds about ten seconds of work.
 */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1))

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes of passwords, made in turn. Another `cost` than the usual one is for tests. */
export function createPasswords(needs: {
  randomBytes: (size: number) => Buffer
  cost?: PasswordCost | undefined
}) {
  const { cost = usualCost } = needs
  const queue = createFairQueue({ atOnce, maxWaiting: 400 * atOnce })
  let decoy: Promise<string> | undefined

  /** The hash of a password that is chance and told to nobody, made once: for accounts that nobody signs in to. */
  const nobodysHash = (): Promise<string> => (decoy ??= hash(needs.randomBytes(32).toString('base64'), cost))

  return {
    nobodysHash,

    /** `lane`: on whose behalf; lanes take turns when many wait. */
    hash: (password: string, lane: string): Promise<string> =>
      queue.run(lane, () => hash(normalise(password), cost)),

    /** Whether somebody waits for a turn. */
    isBusy: (): boolean => queue.waiting() > 0,

    /**
     * Whether the password is right. Without a hash (no such user) it takes just as long, so that time does
     * not tell who has an account.
     */
    async isRight(passwordHash: string | undefined, password: string, lane: string): Promise<boolean> {
      const compared = passwordHash ?? (await nobodysHash())
      const isRight = await queue.run(lane, () => verify(compared, normalise(password)))
      return isRight && passwordHash !== undefined
    },
  }
}

/** Refuses what guessers try first. Its length is the contract's to check. */
export function requireUncommon(password: string, username: string): void {
  if (!isCommonPassword(password, username)) return
  const message = say('common-password')
  throw badRequest(message, [{ field: 'password', message }])
}
