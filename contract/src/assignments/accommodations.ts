import { z } from 'zod'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { UserId } from '../ids.ts'

/** What makes assigned work of a class fit one student. It is between the student and who teaches the class. */
export const Accommodations = z.object({
  /** Days that every due date is later for this student. */
  moreDays: z.number().int().min(0).max(30),
  /** Three options to choose from and not more. */
  hasFewerChoices: z.boolean(),
  /** Questions are read aloud as they come. */
  isReadAloud: z.boolean(),
})
export type Accommodations = z.infer<typeof Accommodations>

export const noAccommodations: Accommodations = { moreDays: 0, hasFewerChoices: false, isReadAloud: false }

export const listAccommodations = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/accommodations',
  access: 'teacher',
  summary: 'What makes assigned work fit each student of a class, by last name',
  params: z.object({ id: ClassroomId }),
  reply: z.array(Accommodations.extend({ studentId: UserId, name: z.string() })),
})

export const setAccommodations = endpoint({
  method: 'PUT',
  path: '/api/classrooms/{id}/accommodations/{studentId}',
  earlier: ['POST /api/classrooms/{id}/accommodations/{studentId}'],
  access: 'teacher',
  summary: 'Set what makes assigned work of a class fit one student of it',
  params: z.object({ id: ClassroomId, studentId: UserId }),
  body: Accommodations,
  reply: z.object({ done: z.literal(true) }),
})
