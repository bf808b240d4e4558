import { UserId } from '@skills-center/contract/ids'
import { LtiPlatformId } from '@skills-center/contract/lti'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'
import type { LinkKey } from './link-queries.ts'

/** A score as platforms take it (Assignment and Grade Services 2.0, section 3.4), without who and when. */
export const ScoreContent = z.object({
  scoreGiven: z.number().optional(),
  scoreMaximum: z.number().optional(),
  activityProgress: z.enum(['Initialized', 'InProgress', 'Completed']),
  gradingProgress: z.enum(['NotReady', 'Pending', 'FullyGraded']),
})
export type ScoreContent = z.infer<typeof ScoreContent>

const ScoreRow = z.object({
  studentId: UserId,
  platformId: LtiPlatformId,
  deploymentId: z.string(),
  resourceLinkId: z.string(),
  content: ScoreContent,
  scoredAt: z.date(),
  tries: z.number(),
})
export type ScoreRow = Readonly<z.infer<typeof ScoreRow>>

const upsert = statement(
  'lti.upsert-score',
  `insert into lti_scores (student_id, platform_id, deployment_id, resource_link_id, content, scored_at, next_try_at)
  values ($1, $2, $3, $4, $5, $6, $6)
  on conflict (student_id, platform_id, deployment_id, resource_link_id) do update
    set content = excluded.content, scored_at = excluded.scored_at, next_try_at = excluded.next_try_at, tries = 0
  where lti_scores.content <> excluded.content`,
)
const claim = statement(
  'lti.claim-score',
  `update lti_scores set tries = tries + 1, next_try_at = $2
  where (student_id, platform_id, deployment_id, resource_link_id) = (
    select student_id, platform_id, deployment_id, resource_link_id from lti_scores
    where next_try_at <= $1 order by next_try_at limit 1 for update skip locked
  ) returning student_id as "studentId", platform_id as "platformId", deployment_id as "deploymentId",
    resource_link_id as "resourceLinkId", content, scored_at as "scoredAt", tries`,
  ScoreRow,
)
/** A score that has changed meanwhile stays due. */
const setTry = statement(
  'lti.set-score-try',
  `update lti_scores set next_try_at = $6, last_error = $7
  where student_id = $1 and platform_id = $2 and deployment_id = $3 and resource_link_id = $4 and scored_at = $5`,
)
const remove = statement(
  'lti.delete-score',
  `delete from lti_scores where student_id = $1 and platform_id = $2 and deployment_id = $3 and resource_link_id = $4`,
)

/** Stores a score that is to be sent, unless it is the one that was stored last. */
export const upsertScore = (
  tx: Queryable,
  { platformId, deploymentId, resourceLinkId }: LinkKey,
  { studentId, content, at }: { studentId: UserId; content: ScoreContent; at: Date },
) => tx.query(upsert, [studentId, platformId, deploymentId, resourceLinkId, JSON.stringify(content), at])

export const claimScore = (db: Queryable, at: Date, until: Date) => selectOne(db, claim, [at, until])

/** `next` is null when there is nothing more to do. */
export const setScoreTry = (
  db: Queryable,
  { studentId, platformId, deploymentId, resourceLinkId, scoredAt }: ScoreRow,
  { next, error }: { next: Date | null; error: string | null },
) =>
  db.query(setTry, [
    studentId,
    platformId,
    deploymentId,
    resourceLinkId,
    scoredAt,
    next ?? 'infinity',
    error?.slice(0, 300) ?? null,
  ])

export const deleteScore = (
  db: Queryable,
  { studentId, platformId, deploymentId, resourceLinkId }: ScoreRow,
) => db.query(remove, [studentId, platformId, deploymentId, resourceLinkId])
