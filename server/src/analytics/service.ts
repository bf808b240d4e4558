import type {
  AnsweredQuestion,
  AnswersQuery,
  ClassMisconceptions,
  ClassNeeds,
  ClassStandards,
  ClassTable,
  GridCell,
  NamedStudent,
  SkillGrid,
} from '@skills-center/contract/analytics'
import { maxAnswersInFile } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { QuestionId, ReplayedQuestion } from '@skills-center/contract/practice/history'
import { enough } from '@skills-center/contract/progress/report'
import { summarise } from '@skills-center/curriculum/skill'
import { familyIn } from '@skills-center/curriculum/families'
import { misconceptionOf } from '@skills-center/curriculum/misconception-of'
import { notFound } from '../platform/problems.ts'
import { createModelCard } from './model-card.ts'
import { createOutlook } from './outlook.ts'
import { answerRows, gridRows, misconceptionRows, needsRows, standardRows } from './class-csv.ts'
import { engagementRows, forecastRows, groupRows } from './outlook-csv.ts'
import type { AnalyticsNeeds } from './needs.ts'
import {
  type AnswerRow,
  selectAnswers,
  selectMistakes,
  selectModelTries,
  selectStudents,
  selectWrongRuns,
} from './queries.ts'
import { createSchoolFiles } from './school-files.ts'
import { byStudents, thinkingIn } from './thinking.ts'
import { classStandards } from './standards.ts'
import { createTeaching } from './teaching.ts'
import { insertFirstReport } from './teaching-queries.ts'
import { leastRun, runDays, whoNeedsHelp } from './who-needs-help.ts'
import { say } from './messages.gen.ts'

export type AnalyticsFeature = ReturnType<typeof createAnalytics>

const day = 86_400_000
/** Days that misconceptions are counted over. */
const mistakeDays = 90
/** Days that questions of a standard are counted over: a school year and its summer. */
const standardDays = 365
const answersAtOnce = 25

const noSuchStudent = () => notFound(say('no-such-student'))

/** What a class’s answers tell those who teach it. Nobody else is misconceptions anything. */
export function createAnalytics(needs: AnalyticsNeeds) {
  const { database, now } = needs
  const ago = (days: number) => new Date(now().getTime() - days * day)

  async function requireStudents(teacherId: UserId, id: ClassroomId): Promise<NamedStudent[]> {
    await needs.requireTaught(teacherId, id)
    return selectStudents(database, id)
  }

  const idsOf = (students: readonly NamedStudent[]) => students.map((student) => student.id)

  async function cellsOf(students: readonly NamedStudent[]): Promise<(GridCell & { exact: number })[]> {
    const knowledge = await needs.loadKnowledge(idsOf(students))
    return students.flatMap(({ id }) =>
      [...(knowledge.get(id)?.skills ?? [])].flatMap(([skillId, known]) => {
        if (needs.skill(skillId) === undefined) return []
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

  async function grid(teacherId: UserId, id: ClassroomId): Promise<SkillGrid> {
    const students = await requireStudents(teacherId, id)
    const cells = await cellsOf(students)
    const met = new Set(cells.map(({ skillId }) => skillId))
    return {
      students,
      skills: needs
        .skills()
        .filter((skill) => met.has(skill.id))
        .map(summarise),
      cells,
    }
  }

  async function classNeeds(teacherId: UserId, id: ClassroomId): Promise<ClassNeeds> {
    const { isSample } = await needs.requireTaught(teacherId, id)
    const students = await selectStudents(database, id)
    const [knowledge, runs] = await Promise.all([
      needs.loadKnowledge(idsOf(students)),
      selectWrongRuns(database, idsOf(students), ago(runDays), leastRun),
    ])
    const begun = students.filter((student) => (knowledge.get(student.id)?.skills.size ?? 0) > 0)
    if (begun.length > 0 && !isSample) await insertFirstReport(database, teacherId, now())
    return {
      needs: whoNeedsHelp({
        students,
        knowledge,
        runs,
        skill: needs.skill,
        now: now(),
      }),
      students: students.length,
      begun: begun.length,
    }
  }

  async function misconceptions(teacherId: UserId, id: ClassroomId): Promise<ClassMisconceptions> {
    const students = await requireStudents(teacherId, id)
    const names = new Map(students.map((student) => [student.id, student.name]))
    const rows = await selectMistakes(database, idsOf(students), ago(mistakeDays))
    const met = Map.groupBy(rows, ({ skill_id, misconception }) => `${skill_id}/${misconception}`)
    const named = [...met.values()].flatMap((own) => {
      const [first] = own
      const skill = first === undefined ? undefined : needs.skill(first.skill_id)
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
    return {
      days: mistakeDays,
      families: thinkingIn(named).toSorted(byStudents),
      misconceptions: named
        .map(({ family, ...rest }) => ({ ...rest, family: family && { id: family.id, name: family.name } }))
        .toSorted(byStudents),
    }
  }

  async function standards(teacherId: UserId, id: ClassroomId): Promise<ClassStandards> {
    const students = await requireStudents(teacherId, id)
    const [cells, tries] = await Promise.all([
      cellsOf(students),
      selectModelTries(database, idsOf(students), ago(standardDays)),
    ])
    return {
      students: students.length,
      days: standardDays,
      leastAnswers: enough.masteryAnswers,
      standards: classStandards(needs.skills(), cells, tries, needs.labelOf),
    }
  }

  async function answers(
    teacherId: UserId,
    id: ClassroomId,
    { studentId, skillId, misconception, cursor, before = cursor }: AnswersQuery,
    most = answersAtOnce,
  ): Promise<{ answers: AnsweredQuestion[]; next: string | null; older: string | null }> {
    const students = await requireStudents(teacherId, id)
    const wanted = students.filter((student) => studentId === undefined || student.id === studentId)
    if (studentId !== undefined && wanted.length === 0) throw noSuchStudent()
    const rows = await selectAnswers(database, {
      studentIds: idsOf(wanted),
      skillId,
      misconception,
      since: misconception === undefined ? new Date(0) : ago(mistakeDays),
      before: before === undefined ? new Date(now().getTime() + 1) : new Date(before),
      most,
    })
    const byId = new Map(wanted.map((student) => [student.id, student]))
    const next = rows.length < most ? null : (rows.at(-1)?.found_at.toISOString() ?? null)
    return {
      answers: rows.flatMap((row) => {
        const student = byId.get(row.student_id)
        return student === undefined ? [] : [toAnsweredQuestion(row, student)]
      }),
      next,
      older: next,
    }
  }

  function toAnsweredQuestion(row: AnswerRow, student: NamedStudent): AnsweredQuestion {
    const skill = needs.skill(row.skill_id)
    return {
      id: needs.questionId(row),
      student,
      skill: skill === undefined ? null : summarise(skill),
      level: row.level,
      answeredAt: row.last_at.toISOString(),
      result: !row.is_right ? 'wrong' : row.tries === 1 ? 'right-at-once' : 'right-later',
      mistake: (skill && misconceptionOf(skill, row.misconception)?.name) ?? null,
      hintsUsed: row.hints_used,
      seconds: Math.round(row.active_ms / 1000),
    }
  }

  async function replay(
    teacherId: UserId,
    id: ClassroomId,
    studentId: UserId,
    questionId: QuestionId,
  ): Promise<ReplayedQuestion> {
    const students = await requireStudents(teacherId, id)
    if (!students.some((student) => student.id === studentId)) throw noSuchStudent()
    return needs.replay(studentId, questionId)
  }

  const outlook = createOutlook(needs, requireStudents)
  const school = createModelCard(needs)
  const teaching = createTeaching(needs)

  /** Rows of each file, out of the very figures that the screen shows. */
  const rowsOf: Record<
    ClassTable,
    (teacherId: UserId, id: ClassroomId, days: number) => Promise<readonly (readonly (string | number)[])[]>
  > = {
    needs: async (teacherId, id) => needsRows(await classNeeds(teacherId, id)),
    grid: async (teacherId, id) => gridRows(await grid(teacherId, id)),
    standards: async (teacherId, id) => standardRows(await standards(teacherId, id)),
    misconceptions: async (teacherId, id) => misconceptionRows(await misconceptions(teacherId, id)),
    forecast: async (teacherId, id, days) => forecastRows(await outlook.forecast(teacherId, id, days)),
    groups: async (teacherId, id) => groupRows(await outlook.groups(teacherId, id)),
    engagement: async (teacherId, id) => engagementRows(await outlook.engagement(teacherId, id)),
  }

  async function file(teacherId: UserId, id: ClassroomId, table: ClassTable, days: number) {
    const rows = await rowsOf[table](teacherId, id, days)
    return { fileName: `class-${table}-${now().toISOString().slice(0, 10)}.csv`, csv: needs.csvOf(rows) }
  }

  async function answersFile(teacherId: UserId, id: ClassroomId, query: Omit<AnswersQuery, 'before'>) {
    const found = await answers(teacherId, id, query, maxAnswersInFile)
    return {
      fileName: `class-answers-${now().toISOString().slice(0, 10)}.csv`,
      csv: needs.csvOf(answerRows(found.answers)),
    }
  }

  return {
    ...outlook,
    ...school,
    teaching,
    schoolFile: createSchoolFiles(needs, { ...school, classes: teaching.classes }),
    grid,
    classNeeds,
    misconceptions,
    standards,
    answers,
    answersFile,
    replay,
    file,
  }
}
