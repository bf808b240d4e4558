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
import { downloadPack } from '@skills-center/contract/practice/pack'
import { getPastSession, getReplay, listPastSessions } from '@skills-center/contract/practice/history'
import { getJournal } from '@skills-center/contract/practice/journal'
import { getNotebook, getNotebookQuestion } from '@skills-center/contract/practice/notebook'
import { getToday } from '@skills-center/contract/practice/today'
import { reportQuestion } from '@skills-center/contract/practice/question-reports'
import { runSimulation } from '@skills-center/contract/practice/simulation'
import { swapQuestion } from '@skills-center/contract/practice/swap'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { masteryRules } from './questions/reasons.ts'
import type { PracticeFeature } from './service.ts'

export function practiceRoutes(http: FastifyInstance, practice: PracticeFeature): void {
  serve(http, getPractice, ({ session, params }) => practice.practice(session.userId, params.id))
  serve(http, getPlan, ({ session }) => practice.plan(session.userId))
  serve(http, getToday, ({ session }) => practice.today(session.userId))
  serve(http, getJournal, ({ session }) => practice.journal(session.userId))
  serve(http, getNotebook, ({ session }) => practice.notebook(session.userId))
  serve(http, getNotebookQuestion, ({ session }) => practice.notebookQuestion(session.userId))
  serve(http, listPastSessions, ({ session, query }) =>
    practice.pastSessions(session.userId, query.cursor ?? query.before),
  )
  serve(http, getPastSession, ({ session, params, query }) =>
    practice.pastSession(session.userId, params.id, query.cursor ?? query.skip),
  )
  serve(http, getReplay, ({ session, params }) => practice.replay(session.userId, params.id))
  serve(http, getNextPractice, ({ session }) => practice.mixed(session.userId))
  serve(http, getPlacement, ({ session }) => practice.placement(session.userId))
  serve(http, answerQuestion, ({ session, body }) => practice.answer(session.userId, body))
  serve(http, getMasteryRules, () => ({ rules: masteryRules() }))
  serve(http, deferQuestion, ({ session, body }) =>
    practice.deferQuestion(session.userId, body.token, body.nextRequest),
  )
  serve(http, swapQuestion, ({ session, body }) => practice.swap(session.userId, body.token))
  serve(http, reportQuestion, ({ session, body }) => practice.report(session.userId, body))
  serve(http, downloadPack, ({ session, body }) => practice.downloadPack(session.userId, body.skillId))
  serve(http, runSimulation, ({ session, body }) => practice.run(session.userId, body))
  serve(http, getHint, ({ session, body }) => practice.hint(session.userId, body.token, body.index))
}
