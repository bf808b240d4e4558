import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { PracticePlan } from '@skills-center/contract/practice'
import type { ProgressEntry } from '@skills-center/contract/progress'
import {
  type NamedMistake,
  type PracticedSkill,
  type ProgressReport,
  type ReportPeriod,
  type ReportQuery,
  type ReportTable,
} from '@skills-center/contract/progress/report'
import type { Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { dayOf, validTimeZone } from './calendar.ts'
import { selectDaysBetween, selectStudentTotals } from './queries.ts'
import { currentStreak } from './record.ts'
import { reportCsv } from './report-csv.ts'
import {
  activityOf,
  addedUp,
  dueSkills,
  namedMistakes,
  practicedSkills,
  type TaughtSkill,
} from './report-figures.ts'
import { mapOf, type MapDeps } from './report-map.ts'
import { periodOf } from './report-period.ts'
import { selectFirstTries, selectMistakeTotals, selectSkillTotals } from './report-queries.ts'
import { stepsOf, strengthsOf } from './report-words.ts'

export interface ReportDeps extends Pick<MapDeps, 'labelOf'> {
  database: Database
  now: Now
  /** In teaching order, in the reader's language. */
  skills: () => readonly TaughtSkill[]
  gradeLevelOf: (studentId: UserId) => Promise<number>
  /** The student's present progress in each skill with answers. */
  progressEntries: (studentId: UserId) => Promise<ProgressEntry[]>
  plan: (studentId: UserId) => Promise<Pick<PracticePlan, 'entries' | 'stuck'>>
}

export type ReportFeature = ReturnType<typeof createReport>

/** The progress report. Everything is computed from attempts and days on request, and nothing is stored. */
export function createReport(deps: ReportDeps) {
  const { database } = deps
  const taughtNow = () => new Map(deps.skills().map((skill) => [skill.id, skill]))

  /** The requested days in the student's own calendar. */
  async function readPeriod(studentId: UserId, query: ReportQuery) {
    const totals = await selectStudentTotals(database, studentId)
    const timeZone = validTimeZone(totals?.time_zone)
    const today = dayOf(deps.now(), timeZone)
    return { totals, timeZone, today, period: periodOf(query, today, timeZone) }
  }

  async function report(studentId: UserId, query: ReportQuery): Promise<ProgressReport> {
    const taught = taughtNow()
    const { totals, timeZone, today, period } = await readPeriod(studentId, query)
    const [days, skillRows, mistakes, entries, plan, gradeLevel] = await Promise.all([
      selectDaysBetween(database, studentId, period.from, period.to),
      selectSkillTotals(database, studentId, period),
      mistakesIn(studentId, period),
      deps.progressEntries(studentId),
      deps.plan(studentId),
      deps.gradeLevelOf(studentId),
    ])
    const progressBySkill = new Map(entries.map((entry): [SkillId, ProgressEntry] => [entry.skillId, entry]))
    const activity = activityOf(period, days)
    const { minutes, daysPracticed, firstTries } = addedUp(period, activity.days)
    const skills = practicedSkills(taught, skillRows)
    return {
      period,
      summary: { minutes, daysPracticed, firstTries, streak: currentStreak(totals, today) },
      activity,
      skills,
      due: dueSkills(taught, progressBySkill, timeZone),
      strengths: strengthsOf(taught, progressBySkill, skills),
      steps: stepsOf(plan),
      mistakes,
      map: mapOf({ taught, labelOf: deps.labelOf }, progressBySkill, gradeLevel),
    }
  }

  async function mistakesIn(studentId: UserId, period: ReportPeriod): Promise<NamedMistake[]> {
    const made = await selectMistakeTotals(database, studentId, period)
    const [first] = made.map(({ last_at }) => last_at.getTime()).toSorted((one, other) => one - other)
    if (first === undefined) return []
    const skillIds = [...new Set(made.map(({ skill_id }) => skill_id))]
    const tries = await selectFirstTries(database, studentId, new Date(first), skillIds)
    return namedMistakes(taughtNow(), made, tries)
  }

  return {
    report,
    /** Only the report's skills, without loading the rest. */
    async practicedIn(studentId: UserId, query: ReportQuery): Promise<PracticedSkill[]> {
      const { period } = await readPeriod(studentId, query)
      return practicedSkills(taughtNow(), await selectSkillTotals(database, studentId, period))
    },
    async file(studentId: UserId, table: ReportTable, query: ReportQuery) {
      const made = await report(studentId, query)
      const { from, to } = made.period
      return { fileName: `progress-${table}-${from}-to-${to}.csv`, csv: reportCsv(made, table) }
    },
  }
}
