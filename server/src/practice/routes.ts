import {
  answerQuestion,
  deferQuestion,
  getHint,
  getMasteryRules,
  getNextPractice,
  getPlacement,
  getPlan,
  getPractice,
} from '@skills-center/contract/practice'
import { masteryRules } from '@skills-center/learner/explain'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { PracticeFeature } from './service.ts'

export function practiceRoutes(http: FastifyInstance, practice: PracticeFeature): void {
  serve(http, getPractice, ({ session, params }) => practice.practice(session.userId, params.id))
  serve(http, getPlan, ({ session }) => practice.plan(session.userId))
  serve(http, getNextPractice, ({ session }) => practice.mixed(session.userId))
  serve(http, getPlacement, ({ session }) => practice.placement(session.userId))
  serve(http, answerQuestion, ({ session, body }) => practice.answer(session.userId, body))
  serve(http, getMasteryRules, () => ({ rules: masteryRules() }))
  serve(http, deferQuestion, ({ session, body }) =>
    practice.unlearned(session.userId, body.token, body.onward),
  )
  serve(http, getHint, ({ session, body }) => practice.hint(session.userId, body.token, body.index))
}
