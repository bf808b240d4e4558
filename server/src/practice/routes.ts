import { answerQuestion, getHint, getPractice } from '@skills-center/contract/practice'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { PracticeFeature } from './service.ts'

export function practiceRoutes(http: FastifyInstance, practice: PracticeFeature): void {
  serve(http, getPractice, ({ session, params }) => practice.practice(session.userId, params.id))
  serve(http, answerQuestion, ({ session, body }) => practice.answer(session.userId, body))
  serve(http, getHint, ({ session, body }) => practice.hint(session.userId, body.token, body.index))
}
