import { z } from 'zod'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { UserId } from '../ids.ts'

/**
 * Accommodations that apply to one student's assigned work in a class. Only the student and the class's teachers see
 * them.
 */
export const Accommodations = z.object({
  /** Days added to every due date for this student. */
  moreDays: z.number().int().min(0).max(30),
  /** Multiple-choice questions show at most three options. */
  hasFewerChoices: z.boolean(),
  /** Questions are read aloud automatically. */
  isReadAloud: z.boolean(),
})
export type Accommodations = z.infer<typeof Accommodations>

export const StudentAccommodations = Accommodations.extend({
  studentId: UserId,
  name: z.string(),
  /** Counts changes. It is the ETag to send with a change. */
  revision: z.number().int(),
})
export type StudentAccommodations = z.infer<typeof StudentAccommodations>

export const noAccommodations: Accommodations = { moreDays: 0, hasFewerChoices: false, isReadAloud: false }

export const listAccommodations = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/accommodations',
  access: 'teacher',
  summary: 'What makes assigned work fit each student of a class, by last name',
  params: z.object({ id: ClassroomId }),
  reply: z.array(StudentAccommodations),
})

export const setAccommodations = endpoint({
  method: 'PUT',
  path: '/api/classrooms/{id}/accommodations/{studentId}',
  earlier: ['POST /api/classrooms/{id}/accommodations/{studentId}'],
  access: 'teacher',
  summary: 'Set what makes assigned work of a class fit one student of it',
  params: z.object({ id: ClassroomId, studentId: UserId }),
  body: Accommodations,
  reply: z.object({ done: z.literal(true), revision: z.number().int() }),
  revision: 'revision',
  takesIfMatch: true,
})
