import type { LtiChoice } from '@skills-center/contract/lti'
import { UserId } from '@skills-center/contract/ids'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { isAllowedUrl } from '../../platform/guarded-fetch.ts'
import { badRequest, forbidden } from '../../platform/problems.ts'
import { createSealing } from '../../platform/sealing.ts'
import type { Session } from '../../platform/session.ts'
import type { LtiDeps } from '../deps.ts'
import { algorithm, type Keys } from '../keys.ts'
import { hash, launchSeconds, type LaunchStore } from '../launch-store.ts'
import { say } from '../messages.gen.ts'
import type { Platform } from '../platform-queries.ts'
import { claim, deepLinkingClaim, type Launch } from '../verify-launch.ts'
import { contentItemOf } from './content-items.ts'
import {
  insertSelection,
  selectOfFrame,
  selectSelection,
  storeChoice,
  takeChoice,
} from './selection-queries.ts'

/** Whose choice it is, and where it goes. */
const Selection = z.object({
  userId: UserId,
  deploymentId: z.string(),
  returnUrl: z.string(),
  data: z.string().nullable(),
})

/** What the platform gets, and where. */
const Return = z.object({ code: z.string(), url: z.string(), jwt: z.string() })

export type DeepLinking = ReturnType<typeof createDeepLinking>

/** A teacher chooses what a link in a course leads to. */
export function createDeepLinking(deps: LtiDeps, { keys, store }: { keys: Keys; store: LaunchStore }) {
  const { database, now, newId, randomBytes, secret, siteAddress, allowsLoopback } = deps
  const selections = createSealing(secret, 'lti selection', randomBytes)
  const returns = createSealing(secret, 'lti return', randomBytes)
  const random = () => randomBytes(32).toString('base64url')

  async function sign(
    platform: Platform,
    { deploymentId, data }: z.infer<typeof Selection>,
    items: object[],
  ) {
    const { kid, key } = await keys.signing()
    return new SignJWT({
      nonce: newId(),
      [claim('deployment_id')]: deploymentId,
      [claim('message_type')]: 'LtiDeepLinkingResponse',
      [claim('version')]: '1.3.0',
      [deepLinkingClaim('content_items')]: items,
      ...(data !== null && { [deepLinkingClaim('data')]: data }),
    })
      .setProtectedHeader({ alg: algorithm, kid })
      .setIssuer(platform.clientId)
      .setAudience(platform.issuer)
      .setIssuedAt(now())
      .setExpirationTime(new Date(now().getTime() + 5 * 60_000))
      .sign(key)
  }

  return {
    /** Begins a choice for a teacher who came to make one. Returns the page for it. */
    async begin(
      tx: Queryable,
      { id: platformId }: Platform,
      { deploymentId, deepLinking, frame }: Launch,
      { userId, role }: Pick<Session, 'userId' | 'role'>,
    ): Promise<string> {
      if (role !== 'teacher') throw forbidden(say('teachers-choose'))
      const returnUrl = deepLinking?.returnUrl ?? ''
      if (!URL.canParse(returnUrl) || !isAllowedUrl(new URL(returnUrl), allowsLoopback))
        throw badRequest(say('launch-not-valid'))
      const code = random()
      const content = { userId, deploymentId, returnUrl, data: deepLinking?.data ?? null }
      await insertSelection(tx, {
        codeHash: hash(code),
        platformId,
        sealedContent: selections.seal(JSON.stringify(content)),
        frameHash: frame === null ? null : Buffer.from(frame, 'base64url'),
        expiresAt: new Date(now().getTime() + launchSeconds * 1000),
      })
      return `/choose/${code}`
    },

    /** Signs the choice. Returns the page that sends it; null if a frame waits for it. */
    async choose(
      { userId }: Session,
      code: string,
      choices: readonly LtiChoice[],
    ): Promise<{ path: string | null }> {
      const row = await selectSelection(database, hash(code), now())
      const opened = row === undefined ? undefined : selections.open(row.sealedContent)
      const selection = opened === undefined ? undefined : Selection.parse(JSON.parse(opened))
      if (row === undefined || selection?.userId !== userId) throw badRequest(say('start-again'))
      const platform = await store.requirePlatform(row.platformId)
      const url = `${siteAddress}/lti/${platform.id}/launch`
      const items = await Promise.all(choices.map((choice) => contentItemOf(deps, userId, url, choice)))
      const sent = { code: random(), url: selection.returnUrl, jwt: await sign(platform, selection, items) }
      const stored = await storeChoice(
        database,
        hash(code),
        hash(sent.code),
        returns.seal(JSON.stringify(sent)),
      )
      if (stored === undefined) throw badRequest(say('start-again'))
      return { path: stored.isFramed ? null : `/lti/returns/${sent.code}` }
    },

    /** The signed choice, once. */
    async takeReturn(code: string) {
      const row = await takeChoice(database, hash(code), now())
      const opened = row === undefined ? undefined : returns.open(row.sealedReturn)
      if (opened === undefined) throw badRequest(say('start-again'))
      return Return.parse(JSON.parse(opened))
    },

    /** What the frame that holds this secret does now. */
    async frame(
      frameSecret: string,
    ): Promise<{ state: 'waiting' | 'over' } | { state: 'ready'; path: string }> {
      const row = await selectOfFrame(database, hash(frameSecret), now())
      if (row === undefined || (row.isChoosing && row.sealedReturn === null)) return { state: 'waiting' }
      const opened = row.sealedReturn === null ? undefined : returns.open(row.sealedReturn)
      if (opened === undefined) return { state: 'over' }
      return { state: 'ready', path: `/lti/returns/${Return.parse(JSON.parse(opened)).code}` }
    },
  }
}
