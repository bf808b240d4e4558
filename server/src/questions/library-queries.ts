import type { UserId } from '@skills-center/contract/ids'
import type { FolderId, QuestionId, ShareWith } from '@skills-center/contract/questions/own'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

export interface FolderRow {
  readonly id: FolderId
  readonly name: string
  readonly questions: number
}

export interface SharedRow {
  readonly id: QuestionId
  readonly title: string
  readonly skillId: string | null
  readonly level: number
  readonly kind: string
  readonly author: string
  readonly sharedWith: ShareWith
  readonly version: number
  readonly publishedAt: Date
}

export interface SharedQuestionRow extends SharedRow {
  /** As it was stored: to be parsed. */
  readonly question: unknown
}

const folder = `f.id, f.name, (
  select count(*)::int from authored_questions q where q.folder_id = f.id and q.deleted_at is null
) as questions`

const folders = statement(
  'questions.folders',
  `select ${folder} from question_folders f where f.teacher_id = $1 order by lower(f.name)`,
)
const folderCount = statement(
  'questions.folder-count',
  'select count(*)::int as count from question_folders where teacher_id = $1',
)
const insertFolderRow = statement(
  'questions.insert-folder',
  `insert into question_folders as f (id, teacher_id, name, created_at) values ($1, $2, $3, $4) returning ${folder}`,
)
const renameFolderRow = statement(
  'questions.rename-folder',
  `update question_folders f set name = $3 where f.teacher_id = $1 and f.id = $2 returning ${folder}`,
)
const deleteFolderRow = statement(
  'questions.delete-folder',
  'delete from question_folders where teacher_id = $1 and id = $2 returning 1 as one',
)
const file = statement(
  'questions.file',
  `update authored_questions set folder_id = $3
  where teacher_id = $1 and id = $2 and deleted_at is null
    and ($3::uuid is null or exists (select from question_folders where id = $3 and teacher_id = $1))
  returning 1 as one`,
)
const share = statement(
  'questions.share',
  `update authored_questions set shared_with = $3
  where teacher_id = $1 and id = $2 and deleted_at is null returning 1 as one`,
)

/** A question q is shared with the teacher $1: with everyone, or by a colleague who is verified at the same school. */
export const isShared = `(
    q.shared_with = 'everyone' or (
      q.shared_with = 'school' and exists (
        select 1 from school_members theirs join school_members mine using (school_id)
        where theirs.teacher_id = q.teacher_id and mine.teacher_id = $1
      )
    )
  )`
const sharedFrom = `from authored_questions q
  join authored_question_versions v on v.question_id = q.id and v.version = q.version
  join users u on u.id = q.teacher_id
  where q.teacher_id <> $1 and q.deleted_at is null and ${isShared}`
const shared = `q.id, v.question->>'title' as title, v.question->>'skillId' as "skillId",
  (v.question->>'level')::int as level, v.question->'answer'->>'kind' as kind, u.username as author,
  q.shared_with as "sharedWith", v.version, v.published_at as "publishedAt"`

const sharedList = statement(
  'questions.shared',
  `select ${shared} ${sharedFrom}
    and ($2::text is null or position(lower($2) in lower(v.question->>'title')) > 0)
    and ($3::text is null or v.question->>'skillId' = $3)
  order by v.published_at desc, q.id limit $4`,
)
const sharedOne = statement(
  'questions.shared-one',
  `select ${shared}, v.question ${sharedFrom} and q.id = $2`,
)

export const selectFolders = (db: Queryable, teacherId: UserId) => db.query<FolderRow>(folders, [teacherId])

export const countFolders = async (db: Queryable, teacherId: UserId): Promise<number> =>
  (await requireOne<{ count: number }>(db, folderCount, [teacherId])).count

export const insertFolder = (db: Queryable, teacherId: UserId, id: FolderId, name: string, at: Date) =>
  requireOne<FolderRow>(db, insertFolderRow, [id, teacherId, name, at])

export const renameFolder = (db: Queryable, teacherId: UserId, id: FolderId, name: string) =>
  selectOne<FolderRow>(db, renameFolderRow, [teacherId, id, name])

export const deleteFolder = async (db: Queryable, teacherId: UserId, id: FolderId) =>
  (await db.query(deleteFolderRow, [teacherId, id])).length > 0

/** False where question or folder is not the teacher’s. */
export const updateFolderOf = async (
  db: Queryable,
  teacherId: UserId,
  id: QuestionId,
  folderId: FolderId | null,
) => (await db.query(file, [teacherId, id, folderId])).length > 0

export const updateSharing = async (
  db: Queryable,
  teacherId: UserId,
  id: QuestionId,
  sharedWith: ShareWith,
) => (await db.query(share, [teacherId, id, sharedWith])).length > 0

export const selectShared = (
  db: Queryable,
  teacherId: UserId,
  asked: { readonly search: string | undefined; readonly skillId: string | undefined },
  most: number,
) => db.query<SharedRow>(sharedList, [teacherId, asked.search || null, asked.skillId ?? null, most])

export const selectSharedQuestion = (db: Queryable, teacherId: UserId, id: QuestionId) =>
  selectOne<SharedQuestionRow>(db, sharedOne, [teacherId, id])
