import {
  adjustStudents,
  adjustWork,
  createAssignment,
  deleteAssignment,
  editAssignment,
  getAssignedQuestion,
  getAssignment,
  getSlotAnswers,
  getSlotResults,
  getStudentWork,
  listAssignments,
  listOwnAssignments,
  remind,
} from '@skills-center/contract/assignments'
import { listAccommodations, setAccommodations } from '@skills-center/contract/assignments/accommodations'
import { copyAssignments } from '@skills-center/contract/assignments/copy'
import { getGradebook, getGradebookFile, gradeWork } from '@skills-center/contract/assignments/gradebook'
import { getGrading, setGrading } from '@skills-center/contract/assignments/grading'
import { drawOwnSlot, drawSlots } from '@skills-center/contract/assignments/slots'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { AssignmentsFeature } from './service.ts'

export function assignmentsRoutes(
  http: FastifyInstance,
  { own, results, slots, accommodations, grading, ...assignments }: AssignmentsFeature,
): void {
  serve(http, listAssignments, ({ session, params }) => results.list(session.userId, params.id))
  serve(http, createAssignment, ({ session, params, body }) =>
    assignments.create(session.userId, params.id, body),
  )
  serve(http, copyAssignments, ({ session, params, body }) =>
    assignments.copy(session.userId, params.id, body.copies),
  )
  serve(http, getAssignment, ({ session, params }) => results.results(session.userId, params.id))
  serve(http, editAssignment, ({ session, params, body, ifMatch }) =>
    assignments.edit(session.userId, params.id, body, ifMatch),
  )
  serve(http, deleteAssignment, async ({ session, params }) => {
    await assignments.delete(session.userId, params.id)
    return { deleted: true as const }
  })
  serve(http, adjustWork, async ({ session, params, body }) => {
    await assignments.adjust(session.userId, params.id, params.studentId, body)
    return { done: true as const }
  })
  serve(http, gradeWork, async ({ session, params, body }) => {
    await assignments.grade(session.userId, params.id, params.studentId, body)
    return { done: true as const }
  })
  serve(http, adjustStudents, ({ session, params, body }) =>
    assignments.adjustStudents(session.userId, params.id, body),
  )
  serve(http, remind, ({ session, params, body }) =>
    assignments.remind(session.userId, params.id, body.studentIds),
  )
  serve(http, getStudentWork, ({ session, params }) =>
    results.studentWork(session.userId, params.id, params.studentId),
  )
  serve(http, getSlotResults, ({ session, params }) => results.slots(session.userId, params.id))
  serve(http, getSlotAnswers, ({ session, params }) =>
    results.slotAnswers(session.userId, params.id, params.slot),
  )
  serve(http, drawSlots, ({ session, body }) => slots.draw(session.userId, body))
  serve(http, drawOwnSlot, ({ session, body }) =>
    slots.drawOwn(session.userId, body.questionId, body.besides),
  )
  serve(http, getGradebook, ({ session, params, query }) =>
    results.gradebook(session.userId, params.id, query.missing),
  )
  serve(http, getGradebookFile, ({ session, params, query }) =>
    results.gradebookFile(session.userId, params.id, query),
  )
  serve(http, getGrading, ({ session, params }) => grading.get(session.userId, params.id))
  serve(http, setGrading, ({ session, params, body, ifMatch }) =>
    grading.set(session.userId, params.id, body, ifMatch),
  )
  serve(http, listAccommodations, ({ session, params }) => accommodations.list(session.userId, params.id))
  serve(http, setAccommodations, async ({ session, params, body, ifMatch }) => {
    const revision = await accommodations.set(session.userId, params, body, ifMatch)
    return { done: true as const, revision }
  })
  serve(http, listOwnAssignments, ({ session }) => own.list(session.userId))
  serve(http, getAssignedQuestion, ({ session, params }) => own.question(session.userId, params.id))
}
