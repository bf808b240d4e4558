import { UserId } from '@skills-center/contract/ids'
import { RosterDifference, RosterLeaving, RosterSyncState } from '@skills-center/contract/rosters'
import { DistrictId } from '@skills-center/contract/schools/organization'
import type { Text } from '@skills-center/messages/values'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { RowProblem } from './bundle/problems.ts'

/** A message that is formatted when someone reads it. */
const StoredText = z.custom<Text>((value) => typeof value === 'object' && value !== null && 'say' in value)

/** What a check found, as it is stored with the sync. */
const SyncReport = z.object({
  isDelta: z.boolean().nullable(),
  /** Whether the file lists everyone, so that people, classes, and places that it does not name end. */
  isBulk: z.object({ users: z.boolean(), classes: z.boolean(), enrollments: z.boolean() }),
  difference: z.array(RosterDifference),
  leaving: z.array(RosterLeaving),
  notices: z.array(StoredText),
  problemCount: z.number(),
  problems: z.array(z.custom<RowProblem>()),
  refusal: StoredText.nullable(),
})
export type SyncReport = z.infer<typeof SyncReport>

const SyncRow = z.object({
  id: z.string(),
  districtId: DistrictId,
  state: RosterSyncState,
  fileName: z.string(),
  bytes: z.number(),
  createdById: UserId.nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.date(),
  endedAt: z.date().nullable(),
  invitesTeachers: z.boolean(),
  progress: z.number().nullable(),
  report: SyncReport.nullable(),
})
export type SyncRow = Readonly<z.infer<typeof SyncRow>>

const columns = `r.id, r.district_id as "districtId", r.state, r.file_name as "fileName", r.bytes,
    r.created_by as "createdById", u.username as "createdBy", r.created_at as "createdAt", r.ended_at as "endedAt",
    r.invites_teachers as "invitesTeachers", r.progress, r.report`
const from = 'from roster_syncs r left join users u on u.id = r.created_by'

const insertSync = statement(
  'rosters.insert-sync',
  `insert into roster_syncs (id, district_id, state, file_name, bytes, created_by, created_at, claimed_until)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)
const one = statement(
  'rosters.sync',
  `select ${columns} ${from} where r.id = $1 and r.district_id = $2`,
  SyncRow,
)
const list = statement(
  'rosters.syncs',
  `select ${columns.replace('r.report', 'null as report')} ${from} where r.district_id = $1
  order by r.created_at desc, r.id desc limit 50`,
  SyncRow,
)
const insertPart = statement(
  'rosters.insert-part',
  `insert into roster_file_parts (sync_id, part, content) values ($1, $2, $3)
  on conflict (sync_id, part) do update set content = excluded.content`,
)
const uploaded = statement(
  'rosters.uploaded-bytes',
  'select coalesce(sum(length(content)), 0)::int8 as bytes from roster_file_parts where sync_id = $1',
  z.object({ bytes: z.number() }),
)
const part = statement(
  'rosters.part',
  'select content from roster_file_parts where sync_id = $1 and part = $2',
  z.object({ content: z.instanceof(Buffer) }),
)
const updateState = statement(
  'rosters.set-state',
  `update roster_syncs set state = $3, claimed_until = null, progress = null,
    ended_at = case when $3 in ('refused', 'done', 'failed', 'canceled') then $4::timestamptz end
  where id = $1 and state = any ($2::text[]) returning id`,
  z.object({ id: z.string() }),
)
const updateReport = statement('rosters.set-report', 'update roster_syncs set report = $2 where id = $1')
const requestApplying = statement(
  'rosters.request-applying',
  `update roster_syncs set state = 'applying', invites_teachers = $2, progress = 0, claimed_until = null
  where id = $1 and state = 'ready' returning id`,
  z.object({ id: z.string() }),
)
const replaceOthers = statement(
  'rosters.cancel-others',
  `update roster_syncs set state = 'canceled', ended_at = $3 where district_id = $1 and id <> $2
    and state in ('uploading', 'checking', 'ready') returning id`,
  z.object({ id: z.string() }),
)
const claim = statement(
  'rosters.claim',
  `update roster_syncs set claimed_until = $2 where id = (
    select id from roster_syncs where state in ('checking', 'applying')
      and (claimed_until is null or claimed_until < $1)
    order by created_at, id limit 1 for update skip locked
  ) returning id, district_id as "districtId"`,
  z.object({ id: z.string(), districtId: DistrictId }),
)
const extend = statement(
  'rosters.extend-claim',
  `update roster_syncs set claimed_until = $2, progress = coalesce($3, progress)
  where id = $1 and state in ('checking', 'applying') returning id`,
  z.object({ id: z.string() }),
)
const abandoned = statement(
  'rosters.abandoned',
  `select id, district_id as "districtId" from roster_syncs
  where state in ('uploading', 'ready') and created_at < $1`,
  z.object({ id: z.string(), districtId: DistrictId }),
)
const withoutNames = ['added', 'changed', 'ended', 'returned']
  .map((change) => `'${change}', (d -> '${change}') || '{"first": []}'`)
  .join(', ')
const forget = statement(
  'rosters.forget-names',
  `update roster_syncs set report = report || jsonb_build_object('problems', '[]'::jsonb, 'difference',
    (select coalesce(jsonb_agg(d || jsonb_build_object(${withoutNames})), '[]')
      from jsonb_array_elements(report -> 'difference') as d))
  where created_at < $1 and report is not null and (report -> 'problems' <> '[]'
    or exists (select 1 from jsonb_path_query(report, '$.difference[*].*.first[*]')))`,
)
const deleteOld = statement('rosters.delete-old-syncs', 'delete from roster_syncs where created_at < $1')

export const insertRosterSync = (
  tx: Queryable,
  row: Pick<SyncRow, 'id' | 'districtId' | 'state' | 'fileName' | 'bytes' | 'createdAt'> & {
    createdBy: UserId | null
    claimedUntil: Date | null
  },
) =>
  tx.query(insertSync, [
    row.id,
    row.districtId,
    row.state,
    row.fileName,
    row.bytes,
    row.createdBy,
    row.createdAt,
    row.claimedUntil,
  ])

export const selectSync = (db: Queryable, id: string, districtId: DistrictId) =>
  selectOne(db, one, [id, districtId])

/** Without their reports. */
export const selectSyncs = (db: Queryable, districtId: DistrictId) => db.query(list, [districtId])

export const upsertPart = (db: Queryable, syncId: string, number: number, content: Buffer) =>
  db.query(insertPart, [syncId, number, content])

export const countUploadedBytes = async (db: Queryable, syncId: string): Promise<number> =>
  (await requireOne(db, uploaded, [syncId])).bytes

export const selectPart = async (
  db: Queryable,
  syncId: string,
  number: number,
): Promise<Buffer | undefined> => (await selectOne(db, part, [syncId, number]))?.content

/** Returns whether the sync was in one of the states `from`. */
export const setState = async (
  tx: Queryable,
  {
    id,
    from: before,
    to,
    at,
  }: { id: string; from: readonly RosterSyncState[]; to: RosterSyncState; at: Date },
): Promise<boolean> => (await tx.query(updateState, [id, before, to, at])).length > 0

export const setReport = (tx: Queryable, id: string, report: SyncReport) =>
  tx.query(updateReport, [id, JSON.stringify(report)])

/** Returns whether the sync was ready. Throws a unique violation while another sync of the district is applied. */
export const setApplying = async (tx: Queryable, id: string, invitesTeachers: boolean): Promise<boolean> =>
  (await tx.query(requestApplying, [id, invitesTeachers])).length > 0

/** Cancels the district’s other syncs that are not applied yet, and returns their ids. */
export const cancelOthers = async (tx: Queryable, districtId: DistrictId, id: string, at: Date) =>
  (await tx.query(replaceOthers, [districtId, id, at])).map((row) => row.id)

/** Claims a sync on which no server instance is working. */
export const claimSync = (db: Queryable, at: Date, until: Date) => selectOne(db, claim, [at, until])

/** Returns false if the sync was canceled meanwhile. */
export const extendClaim = async (db: Queryable, id: string, until: Date, progress: number | null) =>
  (await db.query(extend, [id, until, progress])).length > 0

export const selectAbandoned = (db: Queryable, before: Date) => db.query(abandoned, [before])

/** Drops the names of people and the problems from the reports of syncs from before. The counts stay. */
export const forgetNames = (db: Queryable, before: Date) => db.query(forget, [before])

export const deleteOldSyncs = (db: Queryable, before: Date) => db.query(deleteOld, [before])
