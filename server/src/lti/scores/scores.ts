import { AssignmentId } from '@skills-center/contract/assignments/id'
import type { UserId } from '@skills-center/contract/ids'
import { isAllowedUrl } from '../../platform/guarded-fetch.ts'
import { claimDurationMs, createJobRunner, retryDelay } from '../../platform/job-runner.ts'
import { logFault } from '../../platform/log-fault.ts'
import type { LtiDeps } from '../deps.ts'
import { type Platform, selectPlatform } from '../platform-queries.ts'
import { type PlatformServices, ServiceRefused } from '../platform-services.ts'
import { type Launch, PlatformFault } from '../verify-launch.ts'
import { createLineItems } from './line-items.ts'
import {
  checkLinksOf,
  claimResourceLink,
  type ResourceLink,
  selectResourceLink,
  selectSubjects,
  upsertResourceLink,
} from './link-queries.ts'
import { scoreOf } from './score-of.ts'
import { claimScore, deleteScore, type ScoreRow, setScoreTry, upsertScore } from './score-queries.ts'

const scope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'
const contentType = 'application/vnd.ims.lis.v1.score+json'

/** Grades change without an answer, too: when work becomes overdue, or a teacher enters one. */
const checkAgainMs = 30 * 60_000
const checkIntervalMs = 10_000
/** Retries go on for about two days. */
const maxTries = 16

/** Sends grades to platforms, in the background. What is to be sent waits in the database until it was taken. */
export function createScores(deps: LtiDeps, call: PlatformServices) {
  const { database, now, log, allowsLoopback } = deps
  const lineItemOf = createLineItems({ database, call, allowsLoopback })
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds)
  /** Students who have answered since the last check. Lost when the server ends; the regular check catches up. */
  const changed = new Set<UserId>()

  const allowed = (address: string | null): string | null =>
    address !== null && URL.canParse(address) && isAllowedUrl(new URL(address), allowsLoopback)
      ? address
      : null

  /** Compares the grades of one link with what was sent, and stores what is new. */
  async function check(link: ResourceLink): Promise<void> {
    const grades = await deps.gradesOf(link.assignmentId)
    if (grades === undefined) return
    const known = await selectSubjects(
      database,
      link,
      grades.students.map(({ studentId }) => studentId),
    )
    const isKnown = new Set(known.map(({ studentId }) => studentId))
    for (const { studentId, ...grade } of grades.students) {
      const content = scoreOf(grade, grades.points)
      if (content !== undefined && isKnown.has(studentId))
        await upsertScore(database, link, { studentId, content, at: now() })
    }
  }

  async function send(score: ScoreRow, platform: Platform, link: ResourceLink): Promise<void> {
    const [person] = await selectSubjects(database, link, [score.studentId])
    const grades = await deps.gradesOf(link.assignmentId)
    const lineItem = grades === undefined ? undefined : await lineItemOf(platform, link, grades)
    if (person === undefined || lineItem === undefined) return
    const url = new URL(lineItem)
    url.pathname += '/scores'
    const content = { ...score.content, userId: person.subject, timestamp: score.scoredAt.toISOString() }
    await call(platform, { method: 'POST', url: url.href, scope, contentType, body: JSON.stringify(content) })
  }

  /** A platform that says no to this score will say so again; everything else may pass. */
  const isFinal = (error: PlatformFault) =>
    error instanceof ServiceRefused && error.status < 500 && ![401, 408, 429].includes(error.status)

  async function sendNext(score: ScoreRow): Promise<'done' | 'put off'> {
    const [platform, link] = await Promise.all([
      selectPlatform(database, score.platformId),
      selectResourceLink(database, score),
    ])
    if (platform === undefined || link === undefined) {
      await deleteScore(database, score)
      return 'done'
    }
    try {
      await send(score, platform, link)
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error
      const isOver = isFinal(error) || score.tries >= maxTries
      logFault(log, isOver ? 'error' : 'warn', error, 'a score was not taken')
      const next = isOver ? null : later(retryDelay(score.tries))
      await setScoreTry(database, score, { next, error: error.message })
      return 'put off'
    }
    await setScoreTry(database, score, { next: null, error: null })
    return 'done'
  }

  const jobs = createJobRunner({
    what: 'scores for learning management systems',
    log,
    checkIntervalMs,
    async runNext() {
      if (changed.size > 0) {
        const students = [...changed]
        changed.clear()
        await checkLinksOf(database, students, now())
      }
      const link = await claimResourceLink(database, now(), later(checkAgainMs))
      if (link !== undefined) {
        await check(link)
        return 'done'
      }
      const score = await claimScore(database, now(), later(claimDurationMs))
      return score === undefined ? null : sendNext(score)
    },
  })

  return {
    jobs,
    changed: (studentIds: readonly UserId[]) => {
      for (const id of studentIds) changed.add(id)
    },

    /** Remembers where the grades of an assignment go. */
    async linked({ id: platformId, districtId }: Platform, launch: Launch): Promise<void> {
      const { deploymentId, resourceLinkId, scores } = launch
      const assignmentId = AssignmentId.safeParse(launch.assignmentId)
      if (!assignmentId.success || resourceLinkId === null || scores === null) return
      const link = {
        platformId,
        deploymentId,
        resourceLinkId,
        assignmentId: assignmentId.data,
        lineItem: allowed(scores.lineItem),
        lineItems: allowed(scores.lineItems),
      }
      await upsertResourceLink(database, link, districtId, now())
    },
  }
}
