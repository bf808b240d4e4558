import type { UserId } from '@skills-center/contract/ids'
import { FolderId, QuestionId, ShareWith } from '@skills-center/contract/questions/own'
import { z } from 'zod'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const FolderRow = z.object({
  id: FolderId,
  name: z.string(),
  questions: z.number(),
  revision: z.number(),
})
export type FolderRow = Readonly<z.infer<typeof FolderRow>>

export const SharedRow = z.object({
  id: QuestionId,
  title: z.string(),
  skillId: z.string().nullable(),
  level: z.number(),
  kind: z.string(),
  author: z.string(),
  sharedWith: ShareWith,
  version: z.number(),
  publishedAt: z.date(),
})
export type SharedRow = Readonly<z.infer<typeof SharedRow>>

const SharedQuestionRow = SharedRow.extend({
  /** As stored; must be parsed. */
  question: z.unknown(),
})
export type SharedQuestionRow = Readonly<z.infer<typeof SharedQuestionRow>>

const folder = `f.id, f.name, f.revision, (
  select count(*)::int from authored_questions q where q.folder_id = f.id and q.deleted_at is null
) as questions`

const folders = statement(
  'questions.folders',
  `select ${folder} from question_folders f where f.teacher_id = $1 order by lower(f.name)`,
  FolderRow,
)
const folderCount = statement(
  'questions.folder-count',
  'select count(*)::int as count from question_folders where teacher_id = $1',
  z.object({
    count: z.number(),
  }),
)
const insertFolderRow = statement(
  'questions.insert-folder',
  `insert into question_folders as f (id, teacher_id, name, created_at) values ($1, $2, $3, $4) returning ${folder}`,
  FolderRow,
)
const renameFolderRow = statement(
  'questions.rename-folder',
  `update question_folders f set name = $3, revision = f.revision + 1
  where f.teacher_id = $1 and f.id = $2 and ($4::int is null or f.revision = $4) returning ${folder}`,
  FolderRow,
)
const oneFolder = statement(
  'questions.folder',
  `select ${folder} from question_folders f where f.teacher_id = $1 and f.id = $2`,
  FolderRow,
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

/** Whether question q is shared with teacher $1: with everyone, or by a colleague verified at the same school. */
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
  SharedRow,
)
const sharedOne = statement(
  'questions.shared-one',
  `select ${shared}, v.question ${sharedFrom} and q.id = $2`,
  SharedQuestionRow,
)

export const selectFolders = (db: Queryable, teacherId: UserId) => db.query(folders, [teacherId])

export const countFolders = async (db: Queryable, teacherId: UserId): Promise<number> =>
  (await requireOne(db, folderCount, [teacherId])).count

export const insertFolder = (db: Queryable, teacherId: UserId, id: FolderId, name: string, at: Date) =>
  requireOne(db, insertFolderRow, [id, teacherId, name, at])

export const selectFolder = (db: Queryable, teacherId: UserId, id: FolderId) =>
  selectOne(db, oneFolder, [teacherId, id])

/** Undefined, with nothing written, if there is no such folder or its revision is not `ifMatch`. */
export const renameFolder = (
  db: Queryable,
  teacherId: UserId,
  id: FolderId,
  name: string,
  ifMatch: number | null,
) => selectOne(db, renameFolderRow, [teacherId, id, name, ifMatch])

export const deleteFolder = async (db: Queryable, teacherId: UserId, id: FolderId) =>
  (await db.query(deleteFolderRow, [teacherId, id])).length > 0

/** False if the question or the folder is not this teacher's. */
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
  max: number,
) => db.query(sharedList, [teacherId, asked.search || null, asked.skillId ?? null, max])

export const selectSharedQuestion = (db: Queryable, teacherId: UserId, id: QuestionId) =>
  selectOne(db, sharedOne, [teacherId, id])
