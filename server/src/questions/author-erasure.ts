import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import {
  deleteImagesOfAuthor,
  deleteUnneededQuestions,
  deleteUnusedImages,
  disownQuestions,
  markUnusedImages,
} from './author-erasure-queries.ts'

/**
 * Erases an author. What students answered and what others' classes were assigned stays as published, without the
 * author's name. Everything else is deleted.
 */
export async function eraseAuthor(tx: Queryable, teacherId: UserId, at: Date): Promise<void> {
  await deleteUnneededQuestions(tx, teacherId)
  await disownQuestions(tx, teacherId, at)
  await deleteImagesOfAuthor(tx, teacherId)
}

/** Deletes pictures that nothing has shown since `before`, and questions without an owner that nothing depends on. */
export const deleteUnusedQuestions =
  (now: Now) =>
  async (db: Queryable, before: Date): Promise<void> => {
    await deleteUnneededQuestions(db, null)
    await markUnusedImages(db, now())
    await deleteUnusedImages(db, before)
  }
