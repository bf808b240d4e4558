import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { GradeLevel } from './ids.ts'

export const ClassroomId = z.uuid().brand<'ClassroomId'>()
export type ClassroomId = z.infer<typeof ClassroomId>

export const Classroom = z.object({
  id: ClassroomId,
  name: z.string(),
  gradeLevel: GradeLevel,
  student_count: z.number().int(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Classroom = z.infer<typeof Classroom>

export const listClassrooms = endpoint({
  method: 'GET',
  path: '/api/classrooms',
  access: 'signed-in',
  summary: 'A teacher’s own classrooms, or those that a student belongs to',
  reply: z.array(Classroom),
})

export const ClassroomDetail = Classroom.extend({
  teacherName: z.string(),
  /** Names only for the class’s own teacher; a student reads an empty list. */
  students: z.array(z.object({ username: z.string(), name: z.string(), gradeLevel: GradeLevel })),
})
export type ClassroomDetail = z.infer<typeof ClassroomDetail>

export const getClassroom = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}',
  access: 'signed-in',
  summary: 'One classroom, for its teacher and its students',
  params: z.object({ id: ClassroomId }),
  reply: ClassroomDetail,
})
