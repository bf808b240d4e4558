import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Question, QuestionToken } from '../practice.ts'

export const swapQuestion = endpoint({
  method: 'POST',
  path: '/api/practice/swaps',
  access: 'student',
  summary:
    'Another question like this one, before it is answered; asked twice, it is the same other question',
  body: z.object({ token: QuestionToken }),
  reply: z.object({ question: Question }),
})
