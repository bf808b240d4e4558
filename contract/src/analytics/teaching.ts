import { z } from 'zod'
import { Need, NeedKind } from '../analytics.ts'
import { AssignmentId } from '../assignments/id.ts'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { GradeLevel } from '../ids.ts'

/** What a teacher has, counted. A sample class and its students count in none of it. */
export const TeachingFigures = z.object({
  /** Students of the active classes, each once. */
  students: z.number().int(),
  activeClasses: z.number().int(),
  classes: z.number().int(),
  /** Of the active classes: all, and those that are open and not yet past due. */
  assignments: z.number().int(),
  openAssignments: z.number().int(),
  questionsCreated: z.number().int(),
  /** Whether an overview of a class has been opened that had answers to tell of. */
  hasSeenReport: z.boolean(),
})
export type TeachingFigures = z.infer<typeof TeachingFigures>

export const getTeachingFigures = endpoint({
  method: 'GET',
  path: '/api/teaching/figures',
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'Students, classes, assignments and questions of a teacher, counted',
  reply: TeachingFigures,
})

/** How an active class does at this moment. */
export const ClassNow = z.object({
  id: ClassroomId,
  name: z.string(),
  gradeLevel: GradeLevel,
  students: z.number().int(),
  /** Students who have answered in the last seven days. */
  practiced: z.number().int(),
  /** How many students there are for each kind of need that somebody has, the most pressing kind first. */
  needs: z.array(z.object({ kind: NeedKind, students: z.number().int() })),
  /** The most pressing need of all; null where nobody has any. */
  first: Need.nullable(),
  /** The assignment that is due next; null for none. */
  due: z
    .object({
      id: AssignmentId,
      title: z.string(),
      dueAt: z.iso.datetime(),
      students: z.number().int(),
      done: z.number().int(),
    })
    .nullable(),
})
export type ClassNow = z.infer<typeof ClassNow>

export const listClassesNow = endpoint({
  method: 'GET',
  path: '/api/teaching/classes',
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'The active classes of a teacher: who needs help, who has practiced, and what is due next',
  reply: z.array(ClassNow),
})
