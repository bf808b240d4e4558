import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import {
  deleteImagesOfAuthor,
  deleteNeedless,
  deleteUnusedImages,
  leaveQuestions,
  markUnusedImages,
} from './author-erasure-queries.ts'

/**
 * An author goes. What students answered, and what others’ classes have been set, stays as it was published, and says
 * no longer whose it was; everything else goes with them.
 */
export async function eraseAuthor(tx: Queryable, teacherId: UserId, at: Date): Promise<void> {
  await deleteNeedless(tx, teacherId)
  await leaveQuestions(tx, teacherId, at)
  await deleteImagesOfAuthor(tx, teacherId)
}

/** Pictures that nothing has shown since `before`, and nobody’s questions that nothing rests on any more. */
export const tidyQuestions =
  (now: Now) =>
  async (db: Queryable, before: Date): Promise<void> => {
    await deleteNeedless(db, null)
    await markUnusedImages(db, now())
    await deleteUnusedImages(db, before)
  }
