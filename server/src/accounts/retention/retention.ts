import { retentionDays } from '@skills-center/contract/accounts/retention'
import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { logFault } from '../../platform/log-fault.ts'
import { linkIn, type MailLanguage } from '../../platform/mail-language.ts'
import type { PostOffice } from '../../platform/mail.ts'
import { ageDueMail, consentDueMail, unusedMail } from '../account-mails.ts'
import { settle } from '../consent/consent-queries.ts'
import type { PersonalDetails } from '../consent/personal-details.ts'
import { deleteExpiredResets } from '../password-reset-queries.ts'
import {
  claimDay,
  deleteRunsBefore,
  finishDay,
  noteLastUse,
  selectClassless,
  selectConsentDue,
  selectUnused,
  setConsentNoticed,
  setUnusedNoticed,
} from './retention-queries.ts'

export interface RetentionDeps {
  database: Database
  now: Now
  log: Log
  post: PostOffice
  appName: string
  mailLanguage: MailLanguage
  siteAddress: string
  details: PersonalDetails
  erase: (id: UserId, by: { via: 'schedule'; actor: null }) => Promise<void>
  /** Data of other features, with the number of days to keep it and how to delete it. */
  cleanups: readonly { days: number; deleteBefore: (db: Queryable, before: Date) => Promise<unknown> }[]
}

export interface RetentionReport {
  readonly noticed: number
  readonly erased: number
  /** Accounts that could not be erased. The log has the reasons, and the next day's run tries again. */
  readonly failed: number
}

export type RetentionFeature = ReturnType<typeof createRetention>

const day = 24 * 60 * 60 * 1000
/** How many days before a child's account is deleted the notice is sent, and the fewest days it must leave. */
const consentNotice = { before: 4, atLeast: 3 }
/** A run that has not ended after this time is considered aborted. */
const abandonedAfter = 60 * 60 * 1000
const checkIntervalMs = 30 * 60 * 1000

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Applies the retention periods once a day, on one server instance: the first to claim the day. */
export function createRetention(deps: RetentionDeps) {
  const { database, now, log, post, appName, mailLanguage } = deps
  const ago = (days: number) => new Date(now().getTime() - days * day)
  const ahead = (days: number) => new Date(now().getTime() + days * day)
  let timer: NodeJS.Timeout | undefined

  async function eraseAll(ids: readonly UserId[]): Promise<{ erased: number; failed: number }> {
    let erased = 0
    for (const id of ids) {
      try {
        await deps.erase(id, { via: 'schedule', actor: null })
        erased += 1
      } catch (err) {
        // If one account cannot be erased, still erase the others.
        logFault(log, 'error', err, 'an account whose time is over could not be erased')
      }
    }
    return { erased, failed: ids.length - erased }
  }

  async function childrenWithoutConsent() {
    const erased = await database.transaction(async (tx) => {
      await settle(tx, null, now())
      return deps.details.erase(tx, null)
    })
    await erased()
    const rows = await selectConsentDue(database, ahead(consentNotice.before))
    const unnoticed = rows.filter(({ noticedAt }) => noticedAt === null)
    for (const { id, username, addresses, isAnswered, language: kept } of unnoticed) {
      const language = mailLanguage(kept, null)
      const siteAddress = linkIn(deps.siteAddress, language, '/')
      await database.transaction(async (tx) => {
        const dueAt = await setConsentNoticed(tx, id, { at: now(), notBefore: ahead(consentNotice.atLeast) })
        const values = { username, siteAddress, dueAt }
        const words = isAnswered ? consentDueMail : ageDueMail
        for (const to of new Set(addresses)) await post.send({ to, ...words(language, appName, values) }, tx)
      })
    }
    const over = rows.filter(({ noticedAt, dueAt }) => noticedAt !== null && dueAt <= now())
    return { noticed: unnoticed.length, ...(await eraseAll(over.map(({ id }) => id))) }
  }

  async function unusedAccounts() {
    const rows = await selectUnused(database, dayOf(ago(retentionDays.unusedAccount - retentionDays.notice)))
    const unnoticed = rows.filter(({ noticedAt }) => noticedAt === null)
    for (const { id, username, email, language: kept } of unnoticed) {
      const language = mailLanguage(kept, null)
      const siteAddress = linkIn(deps.siteAddress, language, '/')
      await database.transaction(async (tx) => {
        await setUnusedNoticed(tx, id, now())
        const values = { username, siteAddress, dueAt: ahead(retentionDays.notice) }
        if (email !== null) await post.send({ to: email, ...unusedMail(language, appName, values) }, tx)
      })
    }
    const over = rows.filter(({ noticedAt }) => noticedAt !== null && noticedAt <= ago(retentionDays.notice))
    return { noticed: unnoticed.length, ...(await eraseAll(over.map(({ id }) => id))) }
  }

  async function classlessAccounts() {
    const rows = await selectClassless(database, dayOf(ago(retentionDays.classlessAccount)))
    return { noticed: 0, ...(await eraseAll(rows.map(({ id }) => id))) }
  }

  /** Applies all periods now. */
  async function run(): Promise<RetentionReport> {
    await noteLastUse(database)
    const parts = [await childrenWithoutConsent(), await unusedAccounts(), await classlessAccounts()]
    await deleteExpiredResets(database, now())
    await deleteRunsBefore(database, dayOf(ago(retentionDays.auditLog)))
    for (const { days, deleteBefore } of deps.cleanups) await deleteBefore(database, ago(days))
    const sum = (of: keyof RetentionReport) => parts.reduce((total, part) => total + part[of], 0)
    return { noticed: sum('noticed'), erased: sum('erased'), failed: sum('failed') }
  }

  /** Applies all periods, unless that was already done today. */
  async function runToday(): Promise<RetentionReport | null> {
    const today = dayOf(now())
    const abandoned = new Date(now().getTime() - abandonedAfter)
    if (!(await claimDay(database, today, now(), abandoned))) return null
    const report = await run()
    await finishDay(database, today, now())
    log.info(report, 'the retention periods were applied')
    return report
  }

  const wake = (milliseconds: number): void => {
    timer = setTimeout(() => {
      runToday()
        .catch((err: unknown) => logFault(log, 'error', err, 'the retention periods could not be applied'))
        .finally(() => {
          if (timer !== undefined) wake(checkIntervalMs)
        })
    }, milliseconds).unref()
  }

  return {
    run,
    runToday,
    /** Runs for the first time a minute after startup. */
    start: () => wake(60_000),
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
