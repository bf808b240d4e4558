import type { ConsentStatus } from '@skills-center/contract/accounts/consent'
import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { forbidden } from '../../platform/problems.ts'
import { type PrivacyRow, selectPrivacy, settle } from './consent-queries.ts'
import { say } from '../messages.gen.ts'

/** Converts a student's row to the contract's form; undefined means that no consent is needed. */
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

/** What a student may do before giving their age, and before a parent or school has consented. */
export function createConsentStatus({ database, now }: { database: Database; now: Now }) {
  const status = async (id: UserId): Promise<ConsentStatus> => {
    const found = toConsentStatus(await selectPrivacy(database, id))
    if (found.state !== 'waiting' || found.dueAt !== null) return found
    // The class whose school consented no longer exists, so the remaining time to deletion runs again.
    await settle(database, [id], now())
    return toConsentStatus(await selectPrivacy(database, id))
  }

  const isAgreed = async (id: UserId): Promise<boolean> => {
    const { state } = await status(id)
    return state === 'free' || state === 'consented'
  }

  return {
    status,

    /** Whether no consent is missing: the student is 13 or older, or a parent or school has consented. */
    isAgreed,

    /** Refuses until the student has given their age. */
    async requireAnswered(id: UserId): Promise<void> {
      if ((await status(id)).state === 'ask') throw forbidden(say('age-first-at-home'))
    },

    /** Refuses to show a child's data to others before consent. */
    async requireShareable(id: UserId): Promise<void> {
      if (await isAgreed(id)) return
      throw forbidden(say('not-shown-before-consent'))
    },

    /** Refuses to store a child's name, address, or school before consent. */
    async requireMayKeepDetails(id: UserId): Promise<void> {
      if (await isAgreed(id)) return
      throw forbidden(say('add-after-consent'))
    },

    /** Refuses to take payment before consent. */
    async requireMayBuy(id: UserId): Promise<void> {
      if (await isAgreed(id)) return
      throw forbidden(say('consent-first'))
    },
  }
}
