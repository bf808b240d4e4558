import {
  createQuestion,
  deleteQuestion,
  duplicateQuestion,
  getQuestion,
  judgePreview,
  listQuestions,
  previewQuestion,
  publishQuestion,
  saveQuestion,
} from '@skills-center/contract/questions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { QuestionsFeature } from './service.ts'

export function questionsRoutes(http: FastifyInstance, questions: QuestionsFeature): void {
  serve(http, listQuestions, ({ session }) => questions.list(session.userId))
  serve(http, createQuestion, ({ session, body }) => questions.create(session.userId, body.question))
  serve(http, getQuestion, ({ session, params }) => questions.one(session.userId, params.id))
  serve(http, saveQuestion, ({ session, params, body }) =>
    questions.save(session.userId, params.id, body.revision, body.question),
  )
  serve(http, publishQuestion, ({ session, params, body }) =>
    questions.publish(session.userId, params.id, body.revision),
  )
  serve(http, duplicateQuestion, ({ session, params }) => questions.duplicate(session.userId, params.id))
  serve(http, deleteQuestion, async ({ session, params }) => {
    await questions.remove(session.userId, params.id)
    return { deleted: true as const }
  })
  serve(http, previewQuestion, ({ body }) => questions.preview(body.question, body.seed))
  serve(http, judgePreview, ({ body }) => questions.judge(body.question, body.seed, body.response))
}
