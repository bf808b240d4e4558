import { z } from 'zod'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { fieldError } from '../field-error.ts'
import { AssignmentId } from './id.ts'

/** Maximum number of assignments copied at once. */
export const maxCopies = 60

export const copyAssignments = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/assignments/copies',
  access: 'teacher',
  scope: 'assignments:write',
  summary:
    'Copy assignments of the teacher’s classes, archived ones too, into a class: for all of it, with new dates',
  params: z.object({ id: ClassroomId }),
  body: z.object({
    copies: z
      .array(
        z.object({
          assignmentId: AssignmentId,
          opensAt: z.iso.datetime(),
          /** Null for no due date. */
          dueAt: z.iso.datetime().nullable(),
        }),
      )
      .min(1, fieldError('assignment-missing'))
      .max(maxCopies),
  }),
  reply: z.object({ copied: z.number().int() }),
})
