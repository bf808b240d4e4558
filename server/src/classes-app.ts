import type { UserId } from '@skills-center/contract/ids'
import type { connectAccounts } from './accounts-app.ts'
import { createActivities } from './activities/service.ts'
import { createAssignments } from './assignments/service.ts'
import { requireTaught } from './classrooms/access.ts'
import { createClassrooms } from './classrooms/service.ts'
import type { connectLearning } from './learning-app.ts'
import type { NewId, Now } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import type { Log } from './platform/log.ts'
import { createSealing } from './platform/sealing.ts'
import { skill, skills } from './platform/skills.ts'
import { countMastered } from './practice/learner/count-mastered.ts'
import { answeredThisWeek } from './progress/answered-this-week.ts'
import { createQuestions } from './questions/service.ts'

interface Deps {
  database: Database
  secret: string
  now: Now
  newId: NewId
  random: () => number
  randomBytes: (size: number) => Buffer
  /** Returns a cryptographically random integer in [0, n). */
  below: (n: number) => number
  newSeed: () => number
  log: Log
  accounts: Pick<ReturnType<typeof connectAccounts>, 'accounts' | 'consents' | 'schoolRecords'>
  learning: Pick<ReturnType<typeof connectLearning>, 'populations' | 'practice' | 'published'>
}

/** The part of `app.ts` about classes, their teachers’ questions, assignments, and live activities. */
export function connectClasses(deps: Deps) {
  const { database, now } = deps
  const { accounts, consents, schoolRecords } = deps.accounts
  const { populations, practice, published } = deps.learning
  const classrooms = createClassrooms({
    ...deps,
    requireVerified: schoolRecords.requireVerified,
    students: accounts.students,
    requireMayJoin: consents.requireAnswered,
    withoutAge: consents.withoutAge,
    waitingForConsent: consents.waiting,
    onClassesChanged: consents.classesChanged,
    answeredThisWeek: (studentIds) => answeredThisWeek(database, studentIds, now()),
    countMastered: (studentIds) => countMastered(database, populations, studentIds),
    prepareSampleAnswers: practice.prepareSampleAnswers,
  })
  const assignments = createAssignments({
    ...deps,
    sealing: createSealing(deps.secret, 'slot-handle', deps.randomBytes),
    authored: published.version,
    assignable: published.assignable,
    authorsOf: published.authorsOf,
    skill,
    skills,
    requireTaught: async (teacherId: UserId, id) => (await requireTaught(database, teacherId, id)).classroom,
    askFor: practice.assigned,
    replays: practice.replays,
  })
  const activities = createActivities({
    ...deps,
    skill,
    authored: published.version,
    assignable: published.assignable,
    isVerified: schoolRecords.isVerified,
    questions: practice.live,
    judge: practice.live.judge,
    count: practice.live.count,
    answer: practice.answer,
    arrangeGroups: classrooms.groups.arrange,
    assign: assignments.create,
  })
  const questions = createQuestions({ ...deps, skill, requireVerified: schoolRecords.requireVerified })
  return { classrooms, assignments, activities, questions }
}
