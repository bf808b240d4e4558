import { requireStandard } from '@skills-center/curriculum/standards'
import { createAnalytics } from './analytics/service.ts'
import type { AssignmentsFeature } from './assignments/service.ts'
import { requireTaught } from './classrooms/access.ts'
import { selectTaughtBy } from './classrooms/queries.ts'
import type { Now } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { skill, skills } from './platform/skills.ts'
import { markChances } from './practice/class-forecast.ts'
import { knowStudents } from './practice/class-knowledge.ts'
import { modelNow } from './practice/model-now.ts'
import type { Schools } from './practice/schools.ts'
import type { PracticeFeature } from './practice/service.ts'
import { csvOf } from './progress/report-csv.ts'
import { countQuestions } from './questions/queries.ts'

interface Needs {
  database: Database
  now: Now
  schools: Schools
  practice: PracticeFeature
  assignments: AssignmentsFeature
}

/** The part of `app.ts` about what teachers read of their classes. */
export function putAnalyticsTogether({ database, now, schools, practice, assignments }: Needs) {
  return createAnalytics({
    database,
    now,
    skills,
    skill,
    labelOf: (code) => requireStandard(code).label,
    csvOf,
    requireTaught: async (teacherId, id) => (await requireTaught(database, teacherId, id)).classroom,
    knowStudents: (studentIds) => knowStudents({ database, schools, now }, studentIds),
    markChances: (ids, mark, then) => markChances({ database, schools, now }, ids, mark, then),
    replay: practice.replay,
    questionId: practice.questionId,
    classesOf: (teacherId) => selectTaughtBy(database, teacherId),
    assignmentsOf: assignments.results.list,
    modelNow: () => modelNow({ database, schools, now }),
    countQuestions: (teacherId) => countQuestions(database, teacherId),
  })
}
