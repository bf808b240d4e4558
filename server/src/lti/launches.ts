import { LtiPlatformId } from '@skills-center/contract/lti'
import { z } from 'zod'
import { logFault } from '../platform/log-fault.ts'
import { forbidden } from '../platform/problems.ts'
import { createSealing } from '../platform/sealing.ts'
import type { LtiDeps } from './deps.ts'
import { hash, launchSeconds, type LaunchStore, startAgain } from './launch-store.ts'
import { say } from './messages.gen.ts'
import type { Platform } from './platform-queries.ts'
import { createVerifyLaunch, type Launch, PlatformFault } from './verify-launch.ts'

/** What goes to the platform and comes back, encrypted. */
const State = z.object({
  platformId: LtiPlatformId,
  revision: z.string(),
  nonce: z.string(),
  /** Of the cookie, as a hash. */
  binding: z.string(),
  /** The hash of the secret of the frame in which it began. */
  frame: z.string().nullable(),
  expiresAt: z.number(),
})
type State = z.infer<typeof State>

/** What a platform sends to begin a launch (LTI 1.3 security framework, section 5.1.1.1). */
export const Initiation = z.object({
  iss: z.string().max(500),
  login_hint: z.string().max(2000),
  target_link_uri: z.string().max(2000).optional(),
  lti_message_hint: z.string().max(4000).optional(),
  client_id: z.string().max(300).optional(),
  lti_deployment_id: z.string().max(255).optional(),
  /** Ours, on the link in a frame: the hash of the secret that the frame holds. */
  frame: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
})
export type Initiation = z.infer<typeof Initiation>

/** The beginning of a launch, and the platform's answer. */
export function createLaunches(
  deps: LtiDeps,
  store: LaunchStore,
  onLaunch: (platform: Platform, launch: Launch) => Promise<void>,
) {
  const { now, randomBytes, log, siteAddress } = deps
  const verify = createVerifyLaunch(deps)
  const states = createSealing(deps.secret, 'lti state', randomBytes)
  const random = () => randomBytes(32).toString('base64url')

  function readState(sealed: string, platformId: LtiPlatformId): State {
    const opened = states.open(sealed)
    const state = opened === undefined ? undefined : State.parse(JSON.parse(opened))
    if (state === undefined || state.platformId !== platformId || state.expiresAt < now().getTime())
      throw startAgain()
    return state
  }

  return {
    /** The address of the platform that answers with the launch, and what the browser must keep until then. */
    async begin(platformId: LtiPlatformId, asked: Initiation) {
      const platform = await store.requirePlatform(platformId)
      if (
        asked.iss !== platform.issuer ||
        (asked.client_id ?? platform.clientId) !== platform.clientId ||
        (asked.lti_deployment_id !== undefined && !platform.deploymentIds.includes(asked.lti_deployment_id))
      )
        throw forbidden(say('other-platform'))
      const binding = random()
      const state: State = {
        platformId,
        revision: platform.revision,
        nonce: random(),
        binding: hash(binding).toString('base64url'),
        frame: asked.frame ?? null,
        expiresAt: now().getTime() + launchSeconds * 1000,
      }
      const url = new URL(platform.authorizationUrl)
      const parameters = {
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: platform.clientId,
        redirect_uri: `${siteAddress}/lti/${platformId}/launch`,
        login_hint: asked.login_hint,
        ...(asked.lti_message_hint !== undefined && { lti_message_hint: asked.lti_message_hint }),
        state: states.seal(JSON.stringify(state)),
        nonce: state.nonce,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return { url: url.href, binding }
    },

    /** Checks what the platform sent, once, and returns the code with which the browser goes on. */
    async receive(platformId: LtiPlatformId, { state: sealed, idToken }: { state: string; idToken: string }) {
      const platform = await store.requirePlatform(platformId)
      const state = readState(sealed, platformId)
      if (state.revision !== platform.revision) throw startAgain()
      let launch: Launch
      try {
        launch = { ...(await verify(platform, idToken, state.nonce)), frame: state.frame }
      } catch (error) {
        if (!(error instanceof PlatformFault)) throw error
        logFault(log, 'warn', error, 'a launch was refused')
        throw forbidden(say('launch-not-valid'))
      }
      const code = await store.add(platform, launch, {
        state: sealed,
        bindingHash: Buffer.from(state.binding, 'base64url'),
        expiresAt: new Date(state.expiresAt),
      })
      await onLaunch(platform, launch)
      return code
    },
  }
}
