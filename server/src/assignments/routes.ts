import {
  adjustWork,
  createAssignment,
  deleteAssignment,
  editAssignment,
  getAssignedQuestion,
  getAssignment,
  getGradebookFile,
  getStudentWork,
  listAssignments,
  listOwnAssignments,
} from '@skills-center/contract/assignments'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { AssignmentsFeature } from './service.ts'

export function assignmentsRoutes(http: FastifyInstance, { own, ...assignments }: AssignmentsFeature): void {
  serve(http, listAssignments, ({ session, params }) => assignments.list(session.userId, params.id))
  serve(http, createAssignment, ({ session, params, body }) =>
    assignments.create(session.userId, params.id, body),
  )
  serve(http, getAssignment, ({ session, params }) => assignments.results(session.userId, params.id))
  serve(http, editAssignment, ({ session, params, body }) =>
    assignments.edit(session.userId, params.id, body),
  )
  serve(http, deleteAssignment, async ({ session, params }) => {
    await assignments.delete(session.userId, params.id)
    return { deleted: true as const }
  })
  serve(http, adjustWork, async ({ session, params, body }) => {
    await assignments.adjust(session.userId, params.id, params.studentId, body)
    return { done: true as const }
  })
  serve(http, getStudentWork, ({ session, params }) =>
    assignments.studentWork(session.userId, params.id, params.studentId),
  )
  serve(http, getGradebookFile, ({ session, params }) => assignments.gradebook(session.userId, params.id))
  serve(http, listOwnAssignments, ({ session }) => own.list(session.userId))
  serve(http, getAssignedQuestion, ({ session, params }) => own.question(session.userId, params.id))
}
