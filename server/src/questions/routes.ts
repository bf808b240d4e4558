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
import { imageAddress, uploadImage } from '@skills-center/contract/questions/images'
import {
  checkQuestionImport,
  exportQuestions,
  importQuestions,
} from '@skills-center/contract/questions/transfer'
import { getUsage } from '@skills-center/contract/questions/usage'
import { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import { serve, serveFile } from '../platform/serve.ts'
import { libraryRoutes } from './library-routes.ts'
import type { QuestionsFeature } from './service.ts'

export function questionsRoutes(http: FastifyInstance, questions: QuestionsFeature): void {
  serve(http, listQuestions, ({ session }) => questions.list(session.userId))
  serve(http, createQuestion, ({ session, body }) => questions.create(session.userId, body.question))
  serve(http, getQuestion, ({ session, params }) => questions.one(session.userId, params.id))
  serve(http, saveQuestion, ({ session, params, body, ifMatch }) =>
    questions.save(session.userId, params.id, { ...body, ifMatch }),
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
  serve(http, uploadImage, ({ session, body }) => questions.images.upload(session.userId, body.content))
  serveFile(http, imageAddress, ({ userId }, params) =>
    questions.images.image(userId, z.object({ id: z.string() }).parse(params).id),
  )
  serve(http, exportQuestions, ({ session, body }) =>
    questions.transfer.export(session.userId, body.format, body.ids),
  )
  serve(http, checkQuestionImport, ({ body }) => questions.transfer.check(body.content))
  serve(http, importQuestions, ({ session, body }) =>
    questions.transfer.import(session.userId, body.content, body.folderId, body.skipsProblems),
  )
  serve(http, getUsage, ({ session, params }) => questions.usage(session.userId, params.id))
  libraryRoutes(http, questions.library)
  serve(http, judgePreview, ({ body }) => questions.judge(body.question, body.seed, body.response))
}
