import type { ReportBasis, StudentReport } from '@skills-center/contract/analytics/student-report'
import type { WorkStatus } from '@skills-center/contract/assignments/work'
import { dateFormat, inFigures, listed } from '../../../language/formats.ts'
import { t } from '../../../language/messages.ts'
import { standardEvidence } from '../standard-evidence.ts'

/** The maximum number of rows that fit on one page. */
const max = { skills: 7, changes: 4, assignments: 5, standards: 6, ideas: 3, next: 3 } as const

export interface SheetTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Says how many rows did not fit; empty if all did. */
  readonly more: string
}

/** The text of a one-page report, all in one language. */
export interface SheetWords {
  readonly title: string
  readonly about: string
  readonly practice: string
  /** Empty if nothing counts yet. */
  readonly classGrade: string
  readonly skills: SheetTable
  readonly changes: readonly string[]
  readonly assignments: SheetTable
  readonly standards: SheetTable
  readonly ideas: readonly string[]
  readonly next: readonly string[]
  readonly headings: { readonly changes: string; readonly ideas: string; readonly next: string }
  readonly mastery: string
}

interface SheetSource {
  readonly report: StudentReport
  readonly basis: ReportBasis
  readonly teacher: string
  readonly now: Date
}

const fullDay = dateFormat({ year: 'numeric', month: 'long', day: 'numeric' })
const shortDay = dateFormat({ month: 'short', day: 'numeric' })

const statuses = (): Record<WorkStatus, string> => ({
  'to-do': t('analytics/student/print/not-started'),
  started: t('analytics/student/print/in-progress'),
  done: t('analytics/student/print/done'),
  'done-late': t('analytics/student/print/done-late'),
  missing: t('analytics/student/print/past-due'),
  excused: t('analytics/student/print/excused'),
})

/** Builds the text in the language that is set during the call. */
export function sheetWords({ report, basis, teacher, now }: SheetSource): SheetWords {
  const { student, work } = report
  return {
    title: t('analytics/student/print/report-for-name', { name: student.name }),
    about: t('analytics/student/print/class-teacher-date', {
      className: basis.className,
      teacher,
      date: fullDay(now),
    }),
    practice:
      work.questions === 0
        ? t('analytics/student/print/no-practice', { days: basis.workDays })
        : t('analytics/student/print/minutes-days-questions', {
            days: basis.workDays,
            minutes: work.minutes,
            daysPracticed: work.daysPracticed,
            questions: work.questions,
          }),
    classGrade: classGradeOf(report, basis),
    skills: skillsTable(report),
    changes: changesOf(report),
    assignments: assignmentsTable(report),
    standards: standardsTable(report),
    ideas: report.misconceptions
      .slice(0, max.ideas)
      .map(({ name, skill }) =>
        t('analytics/student/print/idea-in-skill', { idea: name, skill: skill.name }),
      ),
    next: nextOf(report),
    headings: {
      changes: t('analytics/student/print/what-changed', { days: basis.changeDays }),
      ideas: t('analytics/student/print/to-talk-about'),
      next: t('analytics/student/print/what-comes-next'),
    },
    mastery: t('analytics/student/print/mastery-is-the-chance'),
  }
}

function classGradeOf({ classGrade }: StudentReport, { missing }: ReportBasis): string {
  if (classGrade === null) return ''
  const grade = inFigures(classGrade)
  return missing === 'zero'
    ? t('analytics/student/print/class-grade-with-missing', { grade })
    : t('analytics/student/print/class-grade', { grade })
}

const moreThan = (all: readonly unknown[], shown: number): string =>
  all.length > shown ? t('analytics/student/print/and-more', { count: all.length - shown }) : ''

/** The skills practiced most recently, because families have seen those. */
function skillsTable({ skills }: StudentReport): SheetTable {
  const latest = skills.toSorted((one, other) => (one.lastAt < other.lastAt ? 1 : -1))
  return {
    title: t('analytics/student/print/skills'),
    head: [
      t('analytics/student/print/skill'),
      t('analytics/student/print/mastery'),
      t('analytics/student/print/status'),
      t('analytics/student/print/last-practiced'),
    ],
    rows: latest
      .slice(0, max.skills)
      .map(({ skill, mastery, mastered, isDue, lastAt }) => [
        skill.name,
        mastery === null ? t('analytics/student/print/too-early') : String(mastery),
        isDue
          ? t('analytics/student/print/time-to-refresh')
          : mastered
            ? t('analytics/student/print/mastered')
            : t('analytics/student/print/practicing'),
        shortDay(lastAt),
      ]),
    more: moreThan(skills, max.skills),
  }
}

/** Skills whose mastery changed, with the figures before and after. */
const changesOf = ({ changes }: StudentReport): string[] =>
  changes
    .flatMap(({ skill, before, after, move }) => {
      if (after.mastery === null) return []
      if (move === 'new')
        return [t('analytics/student/print/new-skill', { skill: skill.name, after: after.mastery })]
      if (before.mastery === null || (move !== 'up' && move !== 'down')) return []
      const values = { skill: skill.name, before: before.mastery, after: after.mastery }
      return [
        move === 'up' ? t('analytics/student/print/up', values) : t('analytics/student/print/down', values),
      ]
    })
    .slice(0, max.changes)

function assignmentsTable({ assignments }: StudentReport): SheetTable {
  return {
    title: t('analytics/student/print/assignments'),
    head: [
      t('analytics/student/print/assignment'),
      t('analytics/student/print/due'),
      t('analytics/student/print/status'),
      t('analytics/student/print/correct-at-first-try'),
    ],
    rows: assignments
      .slice(0, max.assignments)
      .map(({ title, dueAt, status, percent, grade }) => [
        title,
        dueAt === null ? '–' : shortDay(dueAt),
        statuses()[status],
        [
          ...(percent === null ? [] : [`${percent}%`]),
          ...(grade === null ? [] : [t('analytics/student/print/grade-by-teacher', { grade })]),
        ].join('; ') || '–',
      ]),
    more: moreThan(assignments, max.assignments),
  }
}

/** Standards with their own answers, most answered first. */
function standardsTable({ standards }: StudentReport): SheetTable {
  const met = standardEvidence(standards)
    .filter(({ answered }) => answered > 0)
    .toSorted((one, other) => other.answered - one.answered)
  return {
    title: t('analytics/student/print/standards'),
    head: [
      t('analytics/student/print/standard'),
      t('analytics/student/print/what-it-asks'),
      t('analytics/student/print/correct-at-first-try'),
    ],
    rows: met.slice(0, max.standards).map(({ code, label, right, answered, percent }) => {
      const counts = t('analytics/student/print/right-of-answered', { right, answered })
      return [code, label, percent === null ? counts : `${percent}% (${counts})`]
    }),
    more: moreThan(met, max.standards),
  }
}

/** The skills in which practice would help most now. */
function nextOf({ needs, skills }: StudentReport): string[] {
  const asked = [...new Set(needs.flatMap(({ practice }) => practice?.name ?? []))]
  if (asked.length > 0)
    return [t('analytics/student/print/practice-these', { skills: listed(asked.slice(0, max.next)) })]
  if (skills.length === 0) return [t('analytics/student/print/first-questions')]
  const open = skills.filter(({ mastered }) => !mastered).map(({ skill }) => skill.name)
  return open.length === 0
    ? [t('analytics/student/print/go-on-to-new')]
    : [t('analytics/student/print/keep-practicing', { skills: listed(open.slice(0, max.next)) })]
}
