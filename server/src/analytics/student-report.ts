import type {
  ReportBasis,
  ReportedWork,
  StudentReport,
} from '@skills-center/contract/analytics/student-report'
import type { NamedStudent } from '@skills-center/contract/analytics'
import type { StudentEngagement } from '@skills-center/contract/analytics/class-outlook'
import type { AssignmentResults } from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { enough } from '@skills-center/contract/progress/report'
import { summarise } from '@skills-center/curriculum/skill'
import { notFound } from '../platform/problems.ts'
import { mistakeDays, standardDays, type StudentFigures, withFamilyName } from './class-figures.ts'
import { say } from './messages.gen.ts'
import type { AnalyticsDeps } from './deps.ts'
import { lookbackDays } from './outlook.ts'
import { selectReportedStudents } from './queries.ts'

interface Figures extends StudentFigures {
  engagementOf: (students: readonly NamedStudent[]) => Promise<StudentEngagement[]>
}

/** Reports on single students, made from the same figures that the class screens show. */
export function createStudentReports(deps: AnalyticsDeps, figures: Figures) {
  const { database } = deps

  /** For a teacher of the class: its students, and its assignments with everyone's work. */
  async function readClass(teacherId: UserId, id: ClassroomId) {
    const { name } = await deps.requireTaught(teacherId, id)
    const [students, assigned] = await Promise.all([
      selectReportedStudents(database, id),
      deps.assignedIn(teacherId, id),
    ])
    const { grading, students: graded } = await deps.gradebookOf({ id, name }, assigned)
    const basis: ReportBasis = {
      className: name,
      workDays: lookbackDays,
      changeDays: 30,
      misconceptionDays: mistakeDays,
      standardDays,
      leastQuestions: enough.accuracyQuestions,
      missing: grading.missing,
    }
    const grades = new Map(graded.map(({ studentId, percent }) => [studentId, percent]))
    return { basis, students, assigned, grades }
  }

  async function reportOf(
    student: StudentReport['student'],
    assigned: readonly AssignmentResults[],
    grades: ReadonlyMap<UserId, number | null>,
  ): Promise<StudentReport> {
    const alone: NamedStudent[] = [{ id: student.id, name: student.name }]
    const [cells, standards, misconceptions, works, changes, { needs: open }] = await Promise.all([
      figures.cellsOf(alone),
      figures.standardsOf(alone),
      figures.misconceptionsOf(alone),
      figures.engagementOf(alone),
      deps.practicedLately(student.id),
      figures.needsOf(alone, assigned),
    ])
    const cellOf = new Map(cells.map((cell) => [cell.skillId, cell]))
    const [work] = works
    if (work === undefined) throw new Error('Each requested student must have ways of working')
    return {
      student,
      skills: deps.skills().flatMap((skill) => {
        const cell = cellOf.get(skill.id)
        return cell === undefined ? [] : [{ ...cell, skill: summarise(skill) }]
      }),
      standards,
      misconceptions: misconceptions
        .map(withFamilyName)
        .toSorted((one, other) => other.times - one.times || (one.lastAt < other.lastAt ? 1 : -1)),
      work,
      assignments: assigned.flatMap((one) => workIn(one, student.id)),
      classGrade: grades.get(student.id) ?? null,
      changes,
      needs: open,
    }
  }

  return {
    async studentReport(teacherId: UserId, id: ClassroomId, studentId: UserId) {
      const { basis, students, assigned, grades } = await readClass(teacherId, id)
      const student = students.find((one) => one.id === studentId)
      if (student === undefined) throw notFound(say('no-such-student'))
      return { basis, report: await reportOf(student, assigned, grades) }
    },

    /** Reports on all students of the class, by last name. */
    async studentReports(teacherId: UserId, id: ClassroomId) {
      const { basis, students, assigned, grades } = await readClass(teacherId, id)
      const reports: StudentReport[] = []
      // One after the other, so that a large class leaves connections for others.
      for (const student of students) reports.push(await reportOf(student, assigned, grades))
      return { basis, reports }
    },
  }
}

/** The student's work on an assignment; empty if it is not for them. */
function workIn({ assignment, students }: AssignmentResults, studentId: UserId): ReportedWork[] {
  const work = students.find((one) => one.studentId === studentId)
  if (work === undefined) return []
  const { status, dueAt, questions, percent, minutes, finishedAt, grade } = work
  const canRemind =
    status === 'to-do' || status === 'started' || (status === 'missing' && assignment.takesLate)
  const { id, title } = assignment
  return [{ id, title, status, dueAt, questions, percent, minutes, finishedAt, grade, canRemind }]
}
