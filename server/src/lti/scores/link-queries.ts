import { AssignmentId } from '@skills-center/contract/assignments/id'
import { UserId } from '@skills-center/contract/ids'
import { LtiPlatformId } from '@skills-center/contract/lti'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'

const ResourceLink = z.object({
  platformId: LtiPlatformId,
  deploymentId: z.string(),
  resourceLinkId: z.string(),
  assignmentId: AssignmentId,
  lineItem: z.string().nullable(),
  lineItems: z.string().nullable(),
})
export type ResourceLink = Readonly<z.infer<typeof ResourceLink>>

const columns = `platform_id as "platformId", deployment_id as "deploymentId", resource_link_id as "resourceLinkId",
  assignment_id as "assignmentId", line_item as "lineItem", line_items as "lineItems"`

/** Only for an assignment of a class in the district. A line item that we made stays if the platform names none. */
const upsert = statement(
  'lti.upsert-resource-link',
  `insert into lti_resource_links (platform_id, deployment_id, resource_link_id, assignment_id, line_item, line_items,
    check_at)
  select $1, $2, $3, a.id, $5, $6, $7 from assignments a
  where a.id = $4 and exists (
    select 1 from classrooms c join school_members m on m.teacher_id = c.teacher_id
      join schools s on s.id = m.school_id
    where c.id = a.classroom_id and s.district_id = $8
  )
  on conflict (platform_id, deployment_id, resource_link_id) do update set
    line_item = coalesce(excluded.line_item, case when lti_resource_links.assignment_id = excluded.assignment_id
      then lti_resource_links.line_item end),
    assignment_id = excluded.assignment_id, line_items = excluded.line_items,
    check_at = least(lti_resource_links.check_at, excluded.check_at)`,
)
const claim = statement(
  'lti.claim-resource-link',
  `update lti_resource_links set check_at = $2
  where (platform_id, deployment_id, resource_link_id) = (
    select platform_id, deployment_id, resource_link_id from lti_resource_links
    where check_at <= $1 order by check_at limit 1 for update skip locked
  ) returning ${columns}`,
  ResourceLink,
)
/** Links to assignments of the classes of these students, on platforms that know the student. */
const checkOf = statement(
  'lti.check-links-of-students',
  `update lti_resource_links l set check_at = $2
  from lti_identities i join enrolments e on e.student_id = i.user_id
    join assignments a on a.classroom_id = e.classroom_id
  where i.user_id = any ($1) and l.assignment_id = a.id and l.platform_id = i.platform_id
    and l.deployment_id = i.deployment_id and l.check_at > $2`,
)
const setLineItem = statement(
  'lti.set-line-item',
  `update lti_resource_links set line_item = $4
  where platform_id = $1 and deployment_id = $2 and resource_link_id = $3`,
)
const byKey = statement(
  'lti.resource-link',
  `select ${columns} from lti_resource_links
  where platform_id = $1 and deployment_id = $2 and resource_link_id = $3`,
  ResourceLink,
)
const subjects = statement(
  'lti.subjects-of-students',
  `select user_id as "studentId", subject from lti_identities
  where platform_id = $1 and deployment_id = $2 and user_id = any ($3)`,
  z.object({ studentId: UserId, subject: z.string() }),
)

export type LinkKey = Pick<ResourceLink, 'platformId' | 'deploymentId' | 'resourceLinkId'>

export const upsertResourceLink = (
  db: Queryable,
  link: ResourceLink,
  districtId: DistrictId,
  checkAt: Date,
) =>
  db.query(upsert, [
    link.platformId,
    link.deploymentId,
    link.resourceLinkId,
    link.assignmentId,
    link.lineItem,
    link.lineItems,
    checkAt,
    districtId,
  ])

/** The link whose grades are to be checked first, which is then due again at `next`. */
export const claimResourceLink = (db: Queryable, at: Date, next: Date) => selectOne(db, claim, [at, next])

export const checkLinksOf = (db: Queryable, studentIds: readonly UserId[], at: Date) =>
  db.query(checkOf, [studentIds, at])

export const saveLineItem = (
  db: Queryable,
  { platformId, deploymentId, resourceLinkId }: LinkKey,
  lineItem: string,
) => db.query(setLineItem, [platformId, deploymentId, resourceLinkId, lineItem])

export const selectResourceLink = (db: Queryable, { platformId, deploymentId, resourceLinkId }: LinkKey) =>
  selectOne(db, byKey, [platformId, deploymentId, resourceLinkId])

export const selectSubjects = (
  db: Queryable,
  { platformId, deploymentId }: LinkKey,
  studentIds: readonly UserId[],
) => db.query(subjects, [platformId, deploymentId, studentIds])
