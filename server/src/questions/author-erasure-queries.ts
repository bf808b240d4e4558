import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

/** What a version is called where students met it. */
const named = `'authored/' || v.question_id || '/' || v.version`
// `like` is here so that the index of practice over these attempts is used.
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

/** A picture that a draft or a version shows. */
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

/** Takes away versions of a teacher, or of nobody, that no answer, report, set or activity of others rests on. */
export async function deleteNeedless(tx: Queryable, teacherId: UserId | null): Promise<void> {
  await tx.query(deleteVersions, [teacherId])
  await tx.query(deleteEmpty, [teacherId])
}

/** Lets what is left of a teacher’s questions be nobody’s, as it was published last. */
export const leaveQuestions = (tx: Queryable, teacherId: UserId, at: Date) => tx.query(leave, [teacherId, at])

/** Takes away the pictures of a teacher that nothing shows. */
export const deleteImagesOfAuthor = (tx: Queryable, teacherId: UserId) =>
  tx.query(deleteImagesOf, [teacherId])

/** Notes from when on nothing shows a picture, and forgets that of those that are shown again. */
export const markUnusedImages = (db: Queryable, at: Date) => db.query(markImages, [at])

export const deleteUnusedImages = (db: Queryable, before: Date) => db.query(deleteUnused, [before])
