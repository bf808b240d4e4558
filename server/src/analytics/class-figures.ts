import type {
  ClassMisconception,
  ClassMisconceptions,
  ClassNeeds,
  ClassStandard,
  ClassStandards,
  GridCell,
  NamedStudent,
  SkillGrid,
} from '@skills-center/contract/analytics'
import type { AssignmentResults } from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { enough } from '@skills-center/contract/progress/report'
import type { WrongLine } from '@skills-center/contract/practice/wrong-line'
import { familyIn } from '@skills-center/curriculum/families'
import { currentId, misconceptionOf } from '@skills-center/curriculum/misconception-of'
import { summarise } from '@skills-center/curriculum/skill'
import type { AnalyticsDeps } from './deps.ts'
import { loadEngagement, selectStruggles } from './outlook-queries.ts'
import {
  type MistakeRow,
  selectMistakes,
  selectModelTries,
  selectStudents,
  selectWorkMistakes,
  selectWrongRuns,
} from './queries.ts'
import { classStandards } from './standards.ts'
import { insertFirstReport } from './teaching-queries.ts'
import { byStudents, type NamedMisconception, thinkingIn } from './thinking.ts'
import { minRunLength, onceEach, runDays, whoNeedsHelp } from './who-needs-help.ts'
import { missingWorkByStudent, struggle } from './missing-work.ts'

/** Misconceptions are counted over this many days. */
export const mistakeDays = 90
/** Questions of a standard are counted over this many days: a school year and its summer. */
export const standardDays = 365

/** Maximum number of lines of work shown with a misconception. */
const linesShown = 3

export const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

export const idsOf = (students: readonly NamedStudent[]) => students.map((student) => student.id)

/** The figures from students' answers that every screen shares, for a whole class or for one of its students. */
export function createStudentFigures(deps: AnalyticsDeps) {
  const { database, now } = deps

  async function cellsOf(students: readonly NamedStudent[]): Promise<(GridCell & { exact: number })[]> {
    const knowledge = await deps.loadKnowledge(idsOf(students))
    return students.flatMap(({ id }) =>
      [...(knowledge.get(id)?.skills ?? [])].flatMap(([skillId, known]) => {
        if (deps.skill(skillId) === undefined) return []
        const { mastery, certainty, mastered, isDue, answered, lastAt } = known
        return [
          {
            studentId: id,
            skillId,
            exact: mastery,
            mastery: answered < enough.masteryAnswers ? null : Math.round(mastery),
            certainty,
            mastered,
            isDue,
            answers: answered,
            lastAt: lastAt.toISOString(),
          },
        ]
      }),
    )
  }

  /** `assigned` tells whose work is missing. */
  async function needsOf(
    students: readonly NamedStudent[],
    assigned: readonly AssignmentResults[],
  ): Promise<Pick<ClassNeeds, 'needs' | 'begun'>> {
    const [knowledge, runs, work, struggles] = await Promise.all([
      deps.loadKnowledge(idsOf(students)),
      selectWrongRuns(database, idsOf(students), daysAgo(now(), runDays), minRunLength),
      loadEngagement(database, idsOf(students), daysAgo(now(), runDays)),
      selectStruggles(database, idsOf(students), { ...struggle, since: daysAgo(now(), struggle.days) }),
    ])
    const missing = missingWorkByStudent(assigned, now())
    return {
      needs: whoNeedsHelp({
        students,
        knowledge,
        runs,
        work,
        struggles,
        missing,
        skill: deps.skill,
        now: now(),
      }),
      begun: students.filter((student) => (knowledge.get(student.id)?.skills.size ?? 0) > 0).length,
    }
  }

  async function misconceptionsOf(students: readonly NamedStudent[]) {
    const rows = await selectMistakes(database, idsOf(students), daysAgo(now(), mistakeDays))
    return namedMisconceptions(deps.skill, students, rows)
  }

  async function standardsOf(students: readonly NamedStudent[]): Promise<ClassStandard[]> {
    const [cells, tries] = await Promise.all([
      cellsOf(students),
      selectModelTries(database, idsOf(students), daysAgo(now(), standardDays)),
    ])
    return classStandards(deps.skills(), cells, tries, deps.labelOf)
  }

  return { cellsOf, needsOf, misconceptionsOf, standardsOf }
}

export type StudentFigures = ReturnType<typeof createStudentFigures>

/** The figures of a class: mastery by skill, students who need help, misconceptions, and standards. */
export function createClassFigures(
  deps: AnalyticsDeps,
  figures: StudentFigures,
  requireStudents: (teacherId: UserId, id: ClassroomId) => Promise<NamedStudent[]>,
) {
  const { database, now } = deps

  async function grid(teacherId: UserId, id: ClassroomId): Promise<SkillGrid> {
    const students = await requireStudents(teacherId, id)
    const cells = await figures.cellsOf(students)
    const met = new Set(cells.map(({ skillId }) => skillId))
    return {
      students,
      skills: deps
        .skills()
        .filter((skill) => met.has(skill.id))
        .map(summarise),
      cells,
    }
  }

  async function classNeeds(teacherId: UserId, id: ClassroomId): Promise<ClassNeeds> {
    const { isSample } = await deps.requireTaught(teacherId, id)
    const students = await selectStudents(database, id)
    const found = await figures.needsOf(students, await deps.assignedIn(teacherId, id))
    if (found.begun > 0 && !isSample) await insertFirstReport(database, teacherId, now())
    return { ...found, needs: onceEach(found.needs), students: students.length }
  }

  /** The latest wrong lines of shown work, by the misconception behind them. */
  async function wrongLinesIn(students: readonly NamedStudent[]) {
    const rows = await selectWorkMistakes(database, idsOf(students), daysAgo(now(), mistakeDays), linesShown)
    const lines = await deps.wrongLines(rows)
    return ({ id: about, skill: { id: skillId } }: NamedMisconception): WrongLine[] => {
      const skill = deps.skill(skillId)
      return rows.flatMap(({ skill_id: its, misconception }, index) => {
        const isIt = its === skillId && skill !== undefined && currentId(skill, misconception) === about
        const line = lines[index] ?? null
        return isIt && line !== null ? [line] : []
      })
    }
  }

  async function misconceptions(teacherId: UserId, id: ClassroomId): Promise<ClassMisconceptions> {
    const students = await requireStudents(teacherId, id)
    const [named, linesOf] = await Promise.all([figures.misconceptionsOf(students), wrongLinesIn(students)])
    return {
      days: mistakeDays,
      families: thinkingIn(named).toSorted(byStudents),
      misconceptions: named
        .map((one) => ({ ...withFamilyName(one), lines: linesOf(one) }))
        .toSorted(byStudents),
    }
  }

  async function standards(teacherId: UserId, id: ClassroomId): Promise<ClassStandards> {
    const students = await requireStudents(teacherId, id)
    return {
      students: students.length,
      days: standardDays,
      leastAnswers: enough.masteryAnswers,
      standards: await figures.standardsOf(students),
    }
  }

  return { grid, classNeeds, misconceptions, standards }
}

/** A misconception with its family's id and name only. */
export const withFamilyName = ({
  family,
  ...rest
}: NamedMisconception): Omit<ClassMisconception, 'lines'> => ({
  ...rest,
  family: { id: family.id, name: family.name },
})

/** The misconceptions that a class has shown, most frequent first, each with its students. */
function namedMisconceptions(
  skillOf: AnalyticsDeps['skill'],
  students: readonly NamedStudent[],
  rows: readonly MistakeRow[],
): NamedMisconception[] {
  const names = new Map(students.map((student) => [student.id, student.name]))
  const met = Map.groupBy(rows, ({ skill_id, misconception }) => `${skill_id}/${misconception}`)
  return [...met.values()].flatMap((own) => {
    const [first] = own
    const skill = first === undefined ? undefined : skillOf(first.skill_id)
    const about = skill && misconceptionOf(skill, first?.misconception)
    if (skill === undefined || about === undefined) return []
    return [
      {
        id: about.id,
        name: about.name,
        family: familyIn(about.id, skill.language),
        skill: summarise(skill),
        times: own.reduce((sum, { times }) => sum + times, 0),
        lastAt: new Date(Math.max(...own.map((row) => row.last_at.getTime()))).toISOString(),
        students: own
          .map((row) => ({
            id: row.student_id,
            name: names.get(row.student_id) ?? '',
            times: row.times,
          }))
          .toSorted((one, other) => other.times - one.times),
      },
    ]
  })
}
