import { getLesson, listSkills } from '@skills-center/contract/skills'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { SkillsFeature } from './service.ts'

export function skillsRoutes(http: FastifyInstance, skills: SkillsFeature): void {
  serve(http, listSkills, ({ query }) => skills.list(query.gradeLevel))
  serve(http, getLesson, ({ params, query }) => skills.lesson(params.id, query.seed))
}
