import { createHash } from 'node:crypto'
import type { LtiPlatformId } from '@skills-center/contract/lti'
import type { Queryable } from '../platform/database.ts'
import { badRequest, notFound } from '../platform/problems.ts'
import { createSealing } from '../platform/sealing.ts'
import type { LtiDeps } from './deps.ts'
import { endLaunch, insertLaunch, selectLaunch } from './launch-queries.ts'
import { say } from './messages.gen.ts'
import { type Platform, selectPlatform } from './platform-queries.ts'
import { Launch } from './verify-launch.ts'

export const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** How long a launch may take, with the time for linking an account; and a choice after it. */
export const launchSeconds = 30 * 60

export const startAgain = () => badRequest(say('start-again'))

export type LaunchStore = ReturnType<typeof createLaunchStore>

/** Launches between the platform's answer and their end, each for the browser that began it. */
export function createLaunchStore({ database, now, secret, randomBytes }: LtiDeps) {
  const contents = createSealing(secret, 'lti launch', randomBytes)

  async function requirePlatform(id: LtiPlatformId): Promise<Platform> {
    const platform = await selectPlatform(database, id)
    if (platform === undefined || platform.deploymentIds.length === 0) throw notFound(say('no-such-platform'))
    return platform
  }

  return {
    requirePlatform,

    /** Returns the code of the launch. Refuses a state that was used before. */
    async add(
      { id: platformId }: Platform,
      launch: Launch,
      { state, bindingHash, expiresAt }: { state: string; bindingHash: Buffer; expiresAt: Date },
    ): Promise<string> {
      const code = randomBytes(32).toString('base64url')
      const isFirst = await insertLaunch(database, {
        stateHash: hash(state),
        codeHash: hash(code),
        platformId,
        bindingHash,
        sealedContent: contents.seal(JSON.stringify(launch)),
        expiresAt,
        frameHash: launch.frame === null ? null : Buffer.from(launch.frame, 'base64url'),
        isChoosing: launch.deepLinking !== null,
      })
      if (!isFirst) throw startAgain()
      return code
    },

    /** The open launch of this code and browser. */
    async require(code: string, binding: string | null): Promise<{ platform: Platform; launch: Launch }> {
      const row =
        binding === null ? undefined : await selectLaunch(database, hash(code), hash(binding), now())
      const opened = row === undefined ? undefined : contents.open(row.sealedContent)
      if (row === undefined || opened === undefined) throw startAgain()
      return { platform: await requirePlatform(row.platformId), launch: Launch.parse(JSON.parse(opened)) }
    },

    /** Refuses if it has ended already. */
    async end(tx: Queryable, code: string): Promise<void> {
      if (!(await endLaunch(tx, hash(code)))) throw startAgain()
    },
  }
}
