import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

/** The id of a version in the rows of students' work. */
const named = `'authored/' || v.question_id || '/' || v.version`
// The `like` lets the database use practice's partial index on attempts at these questions.
const isNeeded = `exists (select from attempts a where a.model_id = ${named} and a.model_id like 'authored/%')
  or exists (select from question_reports r where r.model_id = ${named})
  or exists (
    select from assignment_slots s
    join assignments g on g.id = s.assignment_id
    join classrooms c on c.id = g.classroom_id
    where s.model_id = ${named} and c.teacher_id is distinct from $1
  )
  or exists (
    select from activity_rounds r join classrooms c on c.id = r.classroom_id
    where r.model_id = ${named} and c.teacher_id is distinct from $1
  )`

const deleteVersions = statement(
  'questions.delete-needless-versions',
  `delete from authored_question_versions v using authored_questions q
  where q.id = v.question_id and q.teacher_id is not distinct from $1 and not (${isNeeded})`,
)
const deleteEmpty = statement(
  'questions.delete-empty',
  `delete from authored_questions q where q.teacher_id is not distinct from $1
    and not exists (select from authored_question_versions v where v.question_id = q.id)`,
)
const leave = statement(
  'questions.leave',
  `update authored_questions q set
    teacher_id = null, folder_id = null, shared_with = 'nobody', deleted_at = coalesce(q.deleted_at, $2),
    question = (
      select v.question from authored_question_versions v
      where v.question_id = q.id order by v.version desc limit 1
    )
  where q.teacher_id = $1`,
)

/** Whether a draft or a published version shows the picture. */
const isShown = `exists (
    select from authored_questions q
    where q.deleted_at is null and q.question->'figure'->>'kind' = 'image'
      and q.question->'figure'->'fields'->>'image' = i.id::text
  ) or exists (
    select from authored_question_versions v
    where v.question->'figure'->>'kind' = 'image' and v.question->'figure'->'fields'->>'image' = i.id::text
  )`
const deleteImagesOf = statement(
  'questions.delete-images-of',
  `delete from question_images i where i.teacher_id = $1 and not (${isShown})`,
)
const markImages = statement(
  'questions.mark-unused-images',
  `update question_images i set unused_since = case when ${isShown} then null else coalesce(i.unused_since, $1) end
  where (i.unused_since is null) is distinct from (${isShown})`,
)
const deleteUnused = statement(
  'questions.delete-unused-images',
  `delete from question_images i where i.unused_since < $1 and not (${isShown})`,
)

/**
 * Deletes versions that no answer, report, set, or activity of others depends on: those of a teacher, or those without
 * an owner.
 */
export async function deleteUnneededQuestions(tx: Queryable, teacherId: UserId | null): Promise<void> {
  await tx.query(deleteVersions, [teacherId])
  await tx.query(deleteEmpty, [teacherId])
}

/** Removes the owner from a teacher's remaining questions, and resets each to its last published version. */
export const disownQuestions = (tx: Queryable, teacherId: UserId, at: Date) =>
  tx.query(leave, [teacherId, at])

/** Deletes a teacher's pictures that nothing shows. */
export const deleteImagesOfAuthor = (tx: Queryable, teacherId: UserId) =>
  tx.query(deleteImagesOf, [teacherId])

/** Records since when nothing has shown a picture, and clears that for pictures shown again. */
export const markUnusedImages = (db: Queryable, at: Date) => db.query(markImages, [at])

export const deleteUnusedImages = (db: Queryable, before: Date) => db.query(deleteUnused, [before])
