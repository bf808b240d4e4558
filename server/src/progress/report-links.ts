import { createHash } from 'node:crypto'
import type { UserId } from '@skills-center/contract/ids'
import type { ProgressReport, ReportQuery } from '@skills-center/contract/progress/report'
import { maxOpenLinks, type ReportLink } from '@skills-center/contract/progress/report-links'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { conflict, notFound, tooManyRequests } from '../platform/problems.ts'
import { createFloodLimit } from '../platform/rate-limit.ts'
import {
  countOpenLinks,
  insertLink,
  insertLinkEvent,
  type LinkRow,
  lockLinks,
  revokeLink,
  selectLink,
  selectLinks,
  selectOpenLink,
} from './report-link-queries.ts'
import { say } from './messages.gen.ts'

export interface ReportLinkDeps {
  database: Database
  now: Now
  newId: NewId
  randomBytes: (size: number) => Buffer
  report: (studentId: UserId, query: ReportQuery) => Promise<ProgressReport>
  firstNameOf: (studentId: UserId) => Promise<string>
  /** Refuses if a student's data may not be shown to others. */
  requireShareable: (studentId: UserId) => Promise<void>
}

export type ReportLinksFeature = ReturnType<typeof createReportLinks>

const dayMilliseconds = 86_400_000
/** How many days an ended link stays in the list. */
const daysInList = 30
const tokenBytes = 32
/** The limit for one link, because a report takes some work, and for invalid links from one network. */
const maxOpenings = { max: 120, seconds: 60 }

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The same for links that never existed, have expired, or were revoked, so that nobody can tell which. */
const noSuchLink = () => notFound(say('link-over'))

/** Links that let someone without an account, such as a parent, read one student's report. */
export function createReportLinks(deps: ReportLinkDeps) {
  const { database, now } = deps
  const openings = createFloodLimit(now, maxOpenings)
  const guesses = createFloodLimit(now, maxOpenings)

  return {
    async list(studentId: UserId): Promise<ReportLink[]> {
      const at = now()
      const links = await selectLinks(
        database,
        studentId,
        new Date(at.getTime() - daysInList * dayMilliseconds),
      )
      return links.map((link) => shown(link, at))
    },

    /** Returns the token this one time; it is never logged, and only its hash is stored. */
    async create(studentId: UserId, days: number): Promise<{ link: ReportLink; token: string }> {
      await deps.requireShareable(studentId)
      const at = now()
      const token = deps.randomBytes(tokenBytes).toString('base64url')
      const link: LinkRow = {
        student_id: studentId,
        id: deps.newId(),
        created_at: at,
        expires_at: new Date(at.getTime() + days * dayMilliseconds),
        revoked_at: null,
      }
      return database.transaction(async (tx) => {
        await lockLinks(tx, studentId)
        if ((await countOpenLinks(tx, studentId, at)) >= maxOpenLinks) {
          throw conflict(say('too-many-links', { most: maxOpenLinks }))
        }
        await insertLink(tx, link, hashOf(token))
        await insertLinkEvent(tx, { studentId, linkId: link.id, action: 'created', byUser: studentId, at })
        return { link: shown(link, at), token }
      })
    },

    /** Revokes a link at once; one that has already ended stays as it is. */
    revoke(studentId: UserId, id: string): Promise<ReportLink> {
      const at = now()
      return database.transaction(async (tx) => {
        const revoked = await revokeLink(tx, studentId, id, at)
        if (revoked !== undefined) {
          await insertLinkEvent(tx, { studentId, linkId: id, action: 'revoked', byUser: studentId, at })
        }
        const link = revoked ?? (await selectLink(tx, studentId, id))
        if (link === undefined) throw notFound(say('no-such-link'))
        return shown(link, at)
      })
    },

    /** The report behind a token, for anyone who has it. */
    async open(token: string, query: ReportQuery, network: string) {
      const link = await selectOpenLink(database, hashOf(token), now())
      // Count openings of a valid link by link, so that one visitor's guesses do not block others on the same network.
      const wait = link === undefined ? guesses.take(network) : openings.take(link.id)
      if (wait > 0) throw tooManyRequests(say('too-many-opened'), wait)
      if (link === undefined) throw noSuchLink()
      await deps.requireShareable(link.student_id)
      const [firstName, report] = await Promise.all([
        deps.firstNameOf(link.student_id),
        deps.report(link.student_id, query),
      ])
      return { firstName, expiresAt: link.expires_at.toISOString(), report }
    },
  }
}

const shown = ({ id, created_at, expires_at, revoked_at }: LinkRow, at: Date): ReportLink => ({
  id,
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  state: revoked_at !== null ? 'revoked' : expires_at <= at ? 'expired' : 'open',
})
