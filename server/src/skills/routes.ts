import {
  answerTryIt,
  getLesson,
  listSkillOutlooks,
  listSkills,
  listTryIts,
} from '@skills-center/contract/skills'
import { listStandards } from '@skills-center/contract/skills/standards'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { SkillsFeature } from './service.ts'

export function skillsRoutes(http: FastifyInstance, skills: SkillsFeature): void {
  serve(http, listSkills, ({ query }) => skills.list(query.gradeLevel))
  serve(http, getLesson, ({ params, query }) => skills.lesson(params.id, query.seed))
  serve(http, listTryIts, ({ session, params }) => skills.tryIts.list(session.userId, params.id))
  serve(http, answerTryIt, ({ session, body }) =>
    skills.tryIts.answer(session.userId, body.token, body.response),
  )
  serve(http, listStandards, () => skills.standards())
  serve(http, listSkillOutlooks, ({ session }) => skills.outlooks(session.userId))
}
