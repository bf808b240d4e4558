import type { UserId } from '@skills-center/contract/ids'
import type { ImageId } from '@skills-center/contract/questions/images'
import { Buffer } from 'node:buffer'
import { z } from 'zod'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'
import type { ReadImage } from './read-image.ts'

const countOf = statement(
  'questions.image-count',
  'select count(*)::int as count from question_images where teacher_id = $1',
  z.object({
    count: z.number(),
  }),
)
const insert = statement(
  'questions.insert-image',
  `insert into question_images (id, teacher_id, type, width, height, content, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)`,
)
/** The uploader can see a picture at once; everyone else can once it is published. */
const one = statement(
  'questions.image',
  `select type, width, height, content from question_images
  where id = $1 and (teacher_id = $2 or published_at is not null)`,
  z.object({
    type: z.string(),
    width: z.number(),
    height: z.number(),
    content: z.instanceof(Buffer),
  }),
)
const publish = statement(
  'questions.publish-image',
  `update question_images set published_at = coalesce(published_at, $3)
  where id = $1 and (teacher_id = $2 or published_at is not null) returning 1 as one`,
)

export const countImages = async (db: Queryable, teacherId: UserId): Promise<number> =>
  (await requireOne(db, countOf, [teacherId])).count

export async function insertImage(
  db: Queryable,
  teacherId: UserId,
  id: ImageId,
  { type, width, height, content }: ReadImage,
  at: Date,
): Promise<void> {
  await db.query(insert, [id, teacherId, type, width, height, content, at])
}

export const selectImage = (db: Queryable, userId: UserId, id: ImageId) => selectOne(db, one, [id, userId])

/** False if this teacher has no such picture. */
export const publishImage = async (tx: Queryable, teacherId: UserId, id: ImageId, at: Date) =>
  (await tx.query(publish, [id, teacherId, at])).length > 0
