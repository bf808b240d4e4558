import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { requireOne, statement } from '../platform/statement.ts'
import type { Staging } from './bundle/staged-rows.ts'

const Line = z.object({ line: z.number() })

const insertSchools = statement(
  'rosters.stage-schools',
  `insert into roster_staged_schools (sync_id, sourced_id, line, name, is_ended)
  select $1, "sourcedId", line, name, "isEnded"
  from jsonb_to_recordset($2::jsonb) as new ("sourcedId" text, line integer, name text, "isEnded" boolean)
  on conflict do nothing returning line`,
  Line,
)
const insertTerms = statement(
  'rosters.stage-terms',
  `insert into roster_staged_terms (sync_id, sourced_id, line, title, type, starts_on, ends_on, is_ended)
  select $1, "sourcedId", line, title, type, "startsOn", "endsOn", "isEnded"
  from jsonb_to_recordset($2::jsonb) as new ("sourcedId" text, line integer, title text, type text,
    "startsOn" date, "endsOn" date, "isEnded" boolean)
  on conflict do nothing returning line`,
  Line,
)
const insertPeople = statement(
  'rosters.stage-people',
  `insert into roster_staged_people (sync_id, sourced_id, line, role, first_name, last_name, grade_level, identifier,
    username, email, sign_in_keys, school_ids, modified_at, is_ended, digest)
  select $1, "sourcedId", line, role, "firstName", "lastName", "gradeLevel", identifier,
    username, email, "signInKeys", "schoolIds", "modifiedAt", "isEnded", digest
  from jsonb_to_recordset($2::jsonb) as new ("sourcedId" text, line integer, role text, "firstName" text,
    "lastName" text, "gradeLevel" smallint, identifier text, username text, email text, "signInKeys" text[],
    "schoolIds" text[], "modifiedAt" timestamptz, "isEnded" boolean, digest text)
  on conflict do nothing returning line`,
  Line,
)
const insertClasses = statement(
  'rosters.stage-classes',
  `insert into roster_staged_classes (sync_id, sourced_id, line, name, period, grade_level, subject, school_id,
    term_ids, modified_at, is_ended)
  select $1, "sourcedId", line, name, period, "gradeLevel", subject, "schoolId", "termIds", "modifiedAt", "isEnded"
  from jsonb_to_recordset($2::jsonb) as new ("sourcedId" text, line integer, name text, period text,
    "gradeLevel" smallint, subject text, "schoolId" text, "termIds" text[], "modifiedAt" timestamptz,
    "isEnded" boolean)
  on conflict do nothing returning line`,
  Line,
)
const insertEnrollments = statement(
  'rosters.stage-enrollments',
  `insert into roster_staged_enrollments (sync_id, sourced_id, line, class_id, person_id, role, is_primary,
    modified_at, is_ended)
  select $1, "sourcedId", line, "classId", "personId", role, "isPrimary", "modifiedAt", "isEnded"
  from jsonb_to_recordset($2::jsonb) as new ("sourcedId" text, line integer, "classId" text, "personId" text,
    role text, "isPrimary" boolean, "modifiedAt" timestamptz, "isEnded" boolean)
  on conflict do nothing returning line`,
  Line,
)

const insertProblems = statement(
  'rosters.stage-problems',
  `insert into roster_staged_problems (sync_id, kind, sourced_id) select $1, $2, unnest($3::text[])
  on conflict do nothing`,
)

/** Stages the rows of a sync. Each batch is a short transaction of its own, with a rest after it. */
export function createStaging(db: Queryable, syncId: string, rest: () => Promise<void>): Staging {
  const into =
    (asked: typeof insertSchools) =>
    async (rows: readonly { line: number }[]): Promise<readonly number[]> => {
      const inserted = new Set(
        (await db.query(asked, [syncId, JSON.stringify(rows)])).map(({ line }) => line),
      )
      await rest()
      return inserted.size === rows.length
        ? []
        : rows.map(({ line }) => line).filter((line) => !inserted.has(line))
    }
  return {
    schools: into(insertSchools),
    terms: into(insertTerms),
    people: into(insertPeople),
    classes: into(insertClasses),
    enrollments: into(insertEnrollments),
    async problems(kind, sourcedIds) {
      await db.query(insertProblems, [syncId, kind, sourcedIds])
    },
  }
}

const tables = ['schools', 'terms', 'people', 'classes', 'enrollments', 'problems'] as const
const deletions = tables.map((table) =>
  statement(`rosters.unstage-${table}`, `delete from roster_staged_${table} where sync_id = $1`),
)
const analyses = tables.map((table) =>
  statement(`rosters.analyze-${table}`, `analyze roster_staged_${table}`),
)
const deleteParts = statement('rosters.delete-parts', 'delete from roster_file_parts where sync_id = $1')

export async function deleteStaged(db: Queryable, syncId: string): Promise<void> {
  for (const asked of deletions) await db.query(asked, [syncId])
}

/** So that the database plans the comparison for what was just staged. */
export async function analyzeStaged(db: Queryable): Promise<void> {
  for (const asked of analyses) await db.query(asked)
}

export const deleteFile = (db: Queryable, syncId: string) => db.query(deleteParts, [syncId])

/** Deletes the file and the staged rows of a sync. */
export async function deleteRows(db: Queryable, syncId: string): Promise<void> {
  await deleteFile(db, syncId)
  await deleteStaged(db, syncId)
}

const count = statement(
  'rosters.count-staged',
  `select (select coalesce(max(line), 0) from roster_staged_people where sync_id = $1) as people,
    (select coalesce(max(line), 0) from roster_staged_enrollments where sync_id = $1) as enrollments`,
  z.object({ people: z.number(), enrollments: z.number() }),
)

/** About how many rows are staged: the last lines. */
export const countStaged = (db: Queryable, syncId: string) => requireOne(db, count, [syncId])
