import { wholeClass } from '../limits.ts'
import { z } from 'zod'
import { Classroom } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'

export const createSampleClass = endpoint({
  method: 'POST',
  path: '/api/sample-class',
  limit: wholeClass,
  access: 'teacher',
  summary:
    'Make a class of made-up students with made-up answers to look around in; a teacher has at most one',
  reply: Classroom,
  creates: '/api/classrooms/{id}',
})

export const removeSampleClass = endpoint({
  method: 'DELETE',
  path: '/api/sample-class',
  earlier: ['POST /api/sample-class/remove'],
  access: 'teacher',
  summary: 'Remove the sample class with its students and their answers',
  reply: z.object({ removed: z.literal(true) }),
})
