import { requireStandard } from '@skills-center/curriculum/standards'
import { createAnalytics } from './analytics/service.ts'
import type { AssignmentsFeature } from './assignments/service.ts'
import { requireTaught } from './classrooms/access.ts'
import { selectTaughtBy } from './classrooms/queries.ts'
import type { Now } from './platform/clock.ts'
import type { Queryable } from './platform/database.ts'
import { skill, skills } from './platform/skills.ts'
import { markChances } from './practice/learner/class-forecast.ts'
import { loadKnowledge } from './practice/learner/class-knowledge.ts'
import { currentModel } from './practice/learner/current-model.ts'
import type { Populations } from './practice/learner/populations.ts'
import type { PracticeFeature } from './practice/service.ts'
import { csvOf } from './progress/report-csv.ts'
import type { ReportFeature } from './progress/report.ts'
import { countQuestions } from './questions/queries.ts'

interface Deps {
  /** Used only for reads, so it may be a replica that lags behind. */
  database: Queryable
  now: Now
  populations: Populations
  practice: PracticeFeature
  assignments: AssignmentsFeature
  report: Pick<ReportFeature, 'practicedIn'>
}

/** The part of `app.ts` that reports to teachers about their classes. */
export function connectAnalytics({ database, now, populations, practice, assignments, report }: Deps) {
  return createAnalytics({
    database,
    now,
    skills,
    skill,
    labelOf: (code) => requireStandard(code).label,
    csvOf,
    requireTaught: async (teacherId, id) => (await requireTaught(database, teacherId, id)).classroom,
    loadKnowledge: (studentIds) => loadKnowledge({ database, populations, now }, studentIds),
    markChances: (ids, mark, then) => markChances({ database, populations, now }, ids, mark, then),
    replay: practice.replay,
    wrongLines: practice.wrongLines,
    questionId: practice.questionId,
    classesOf: (teacherId) => selectTaughtBy(database, teacherId),
    assignedIn: assignments.results.ofClass,
    gradebookOf: assignments.results.bookOf,
    practicedLately: (studentId) => report.practicedIn(studentId, { period: '30-days' }),
    modelNow: () => currentModel({ database, populations, now }),
    countQuestions: (teacherId) => countQuestions(database, teacherId),
  })
}
