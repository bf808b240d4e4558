import { z } from 'zod'
import { Need, NeedKind } from '../analytics.ts'
import { AssignmentId } from '../assignments/id.ts'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { GradeLevel } from '../ids.ts'

/** Counts of what a teacher has. The sample class and its students are excluded. */
export const TeachingFigures = z.object({
  /** Students of the active classes, each counted once. */
  students: z.number().int(),
  activeClasses: z.number().int(),
  classes: z.number().int(),
  /** In active classes: all assignments, and those that are open and not yet overdue. */
  assignments: z.number().int(),
  openAssignments: z.number().int(),
  questionsCreated: z.number().int(),
  /** Whether the teacher has opened a class overview that had any answers. */
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

/** The current state of an active class. */
export const ClassNow = z.object({
  id: ClassroomId,
  name: z.string(),
  gradeLevel: GradeLevel,
  students: z.number().int(),
  /** Students who have answered in the last seven days. */
  practiced: z.number().int(),
  /** Number of students per kind of need, the most urgent kind first. Kinds with no students are omitted. */
  needs: z.array(z.object({ kind: NeedKind, students: z.number().int() })),
  /** The most urgent need of all; null if there is none. */
  first: Need.nullable(),
  /** The assignment that is due next; null if there is none. */
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
