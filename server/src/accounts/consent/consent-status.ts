import type { ConsentStatus } from '@skills-center/contract/accounts/consent'
import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { forbidden } from '../../platform/problems.ts'
import { type PrivacyRow, selectPrivacy, settle } from './consent-queries.ts'
import { say } from '../messages.gen.ts'

/** What a student's row says, in the words of the contract; undefined: nobody has to agree. */
function toConsentStatus(row: PrivacyRow | undefined): ConsentStatus {
  const needsNobody = { by: null, dueAt: null, parentEmail: null }
  if (row === undefined) return { state: 'free', ...needsNobody, canAnswer: false }
  const { ageBand, hasParent, hasSchool, parentEmail } = row
  if (ageBand === '13-plus' || ageBand === '18-plus')
    return { state: 'free', ...needsNobody, canAnswer: false }
  const by = hasParent ? 'parent' : hasSchool ? 'school' : null
  return {
    state: ageBand === null ? 'ask' : by === null ? 'waiting' : 'consented',
    by,
    dueAt: by === null ? (row.dueAt?.toISOString() ?? null) : null,
    parentEmail,
    canAnswer: ageBand === null,
  }
}

/** What a student may do before the question of age is answered, and before a parent or the school has agreed. */
export function createConsentStatus({ database, now }: { database: Database; now: Now }) {
  const status = async (id: UserId): Promise<ConsentStatus> => {
    const found = toConsentStatus(await selectPrivacy(database, id))
    if (found.state !== 'waiting' || found.dueAt !== null) return found
    // The class whose school agreed is gone: the days that are left go on.
    await settle(database, [id], now())
    return toConsentStatus(await selectPrivacy(database, id))
  }

  const isAgreed = async (id: UserId): Promise<boolean> => {
    const { state } = await status(id)
    return state === 'free' || state === 'consented'
  }

  return {
    status,

    /** Whether no consent is missing: 13 or older, or with the consent of a parent or the school. */
    isAgreed,

    /** Refuses before the question of age is answered. */
    async requireAnswered(id: UserId): Promise<void> {
      if ((await status(id)).state === 'ask') throw forbidden(say('age-first-at-home'))
    },

    /** Refuses to show something of a child to others before anyone has agreed. */
    async requireShareable(id: UserId): Promise<void> {
      if (await isAgreed(id)) return
      throw forbidden(say('not-shown-before-consent'))
    },

    /** Refuses to keep a name, an address or a school of a child before anyone has agreed. */
    async requireMayKeepDetails(id: UserId): Promise<void> {
      if (await isAgreed(id)) return
      throw forbidden(say('add-after-consent'))
    },

    /** Refuses to ask for money before anyone has agreed. */
    async requireMayBuy(id: UserId): Promise<void> {
      if (await isAgreed(id)) return
      throw forbidden(say('consent-first'))
    },
  }
}
