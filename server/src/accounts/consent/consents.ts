import { isInFuture } from '@skills-center/contract/accounts/age'
import { ageAnswerDays, consentDays, type ConsentStatus } from '@skills-center/contract/accounts/consent'
import type { Born, SignupBody } from '@skills-center/contract/accounts'
import { emailPattern } from '@skills-center/contract/accounts'
import type { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Now } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { badRequest, conflict, Refusal } from '../../platform/problems.ts'
import { ageBandOf } from './age-band.ts'
import {
  insertPrivacy,
  selectPrivacy,
  selectWaiting,
  selectWithoutAge,
  setAgeBand,
  settle,
} from './consent-queries.ts'
import type { ParentLinks } from './parent-links.ts'
import type { PersonalDetails } from './personal-details.ts'
import { createConsentStatus } from './consent-status.ts'
import { say } from '../messages.gen.ts'

/** Adds what comes with a new student's account, in the transaction that creates it. */
type Begin = (tx: Queryable, id: UserId) => Promise<void>

export interface ConsentDeps {
  database: Database
  now: Now
  details: PersonalDetails
  parents: ParentLinks
  /** Resolves a class code for someone who has no account yet; refuses in the same cases as joining. */
  admit: (code: string, network: string) => Promise<Begin>
}

export type ConsentFeature = ReturnType<typeof createConsents>

const day = 24 * 60 * 60 * 1000
const after = (at: Date, days: number) => new Date(at.getTime() + days * day)

/**
 * The student's age and its consequences. Parents' consent is in `parent-links.ts`, schools' consent in
 * `class-privacy.ts`.
 */
export function createConsents(deps: ConsentDeps) {
  const { database, now, details, parents } = deps
  const consentStatus = createConsentStatus(deps)

  const bandOf = (born: Born) => {
    if (born !== null && isInFuture(born, now())) {
      const message = say('month-in-future')
      throw badRequest(message, [{ field: 'born', message }])
    }
    return ageBandOf(born, now())
  }

  /** Prepares what a child's account needs: a class to join, or an email that asks a parent. */
  async function beginChild(
    { username, parentEmail, classCode }: SignupBody,
    { network, asked }: { network: string; asked: Language },
  ): Promise<Begin> {
    if (emailPattern.test(username)) {
      const message = say('username-is-address')
      throw badRequest(message, [{ field: 'username', message }])
    }
    if (!parentEmail && !classCode) {
      const message = say('parent-or-class')
      throw badRequest(message, [{ field: 'parentEmail', message }])
    }
    const enter = classCode ? await admit(classCode, network) : null
    const ask = parentEmail ? parents.prepare(parentEmail, asked) : null
    return async (tx, id) => {
      await enter?.(tx, id)
      await ask?.(tx, { id, username, dueAt: after(now(), consentDays) })
    }
  }

  async function admit(code: string, network: string): Promise<Begin> {
    try {
      return await deps.admit(code, network)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, detail, headers } = error
      throw new Refusal({ status, detail, headers, errors: [{ field: 'classCode', message: detail }] })
    }
  }

  return {
    ...consentStatus,

    /** Whether a new user may store only what a child gives, and what to add to their account. */
    async arrive(
      body: SignupBody,
      from: { network: string; asked: Language },
    ): Promise<{ isChild: boolean; begin: Begin }> {
      if (body.role === 'teacher') return { isChild: false, begin: async () => undefined }
      const band = body.born === undefined ? null : bandOf(body.born)
      const isChild = band === 'under-13' || band === 'not-said'
      const more = isChild ? await beginChild(body, from) : null
      const days = band === null ? ageAnswerDays : isChild ? consentDays : null
      return {
        isChild,
        async begin(tx, id) {
          const at = now()
          const dueAt = days === null ? null : after(at, days)
          await insertPrivacy(tx, { id, band, at, dueAt })
          await more?.(tx, id)
        },
      }
    },

    /** For a student account that begins without an age: it is asked before anything else, and once only. */
    askAge: (tx: Queryable, id: UserId) =>
      insertPrivacy(tx, { id, band: null, at: now(), dueAt: after(now(), ageAnswerDays) }),

    /** Whether a student said that they are 18 or older; false for anyone else. */
    isAdult: async (id: UserId): Promise<boolean> =>
      (await selectPrivacy(database, id))?.ageBand === '18-plus',

    async tellAge(id: UserId, born: Born): Promise<ConsentStatus> {
      const band = bandOf(born)
      const erased = await database.transaction(async (tx) => {
        if (!(await setAgeBand(tx, id, band))) {
          throw conflict(say('age-told-already'))
        }
        await settle(tx, [id], now())
        return details.erase(tx, [id])
      })
      await erased()
      return consentStatus.status(id)
    },

    /** The given students who need consent and have none. */
    waiting: selectWaiting,
    withoutAge: selectWithoutAge,

    /**
     * Classrooms call this in the transaction in which students join or leave a class. Returns what to do after the
     * transaction.
     */
    async classesChanged(tx: Queryable, ids: readonly UserId[]): Promise<() => Promise<void>> {
      await settle(tx, ids, now())
      return details.erase(tx, ids)
    },
  }
}
