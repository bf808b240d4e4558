import {
  answerExercise,
  getLesson,
  listSkillLinks,
  listSkillOutlooks,
  listSkills,
  listExercises,
} from '@skills-center/contract/skills'
import { listStandards } from '@skills-center/contract/skills/standards'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { SkillsFeature } from './service.ts'

export function skillsRoutes(http: FastifyInstance, skills: SkillsFeature): void {
  serve(http, listSkills, ({ query }) => skills.list(query.gradeLevel))
  serve(http, listSkillLinks, () => skills.links())
  serve(http, getLesson, ({ params, query }) => skills.lesson(params.id, query.seed))
  serve(http, listExercises, ({ session, params }) => skills.exercises.list(session.userId, params.id))
  serve(http, answerExercise, ({ session, body }) =>
    skills.exercises.answer(session.userId, body.token, body.response),
  )
  serve(http, listStandards, () => skills.standards())
  serve(http, listSkillOutlooks, ({ session }) => skills.outlooks(session.userId))
}
