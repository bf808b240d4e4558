import { GradeCategoryId, type Grading, type GradingBody } from '@skills-center/contract/assignments/grading'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { badRequest, preconditionFailed } from '../platform/problems.ts'
import { selectGrading, writeGrading } from './grading-queries.ts'
import type { AssignmentsDeps } from './deps.ts'
import { say } from './messages.gen.ts'

/** The rules for a class's grades, as its teachers set them. */
export function createGrading({ database, newId, requireTaught }: AssignmentsDeps) {
  return {
    async get(teacherId: UserId, classroomId: ClassroomId): Promise<Grading> {
      await requireTaught(teacherId, classroomId)
      return selectGrading(database, classroomId)
    },

    async set(
      teacherId: UserId,
      classroomId: ClassroomId,
      body: GradingBody,
      ifMatch: number | null,
    ): Promise<Grading> {
      await requireTaught(teacherId, classroomId)
      return database.transaction(async (tx) => {
        const known = new Set((await selectGrading(tx, classroomId)).categories.map(({ id }) => id))
        const categories = body.categories.map((category) => {
          const { id } = category
          if (id !== null && !known.has(id)) throw badRequest(say('no-such-category'))
          return { ...category, id: id ?? GradeCategoryId.parse(newId()) }
        })
        if (!(await writeGrading(tx, classroomId, { ...body, categories }, ifMatch)))
          throw preconditionFailed(say('grading-changed-elsewhere'))
        return selectGrading(tx, classroomId)
      })
    },
  }
}
