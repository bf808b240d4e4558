import { z } from 'zod'
import { ClassMisconception, ClassStandard, GridCell, NamedStudent, Need } from '../analytics.ts'
import { MissingWork } from '../assignments/grading.ts'
import { AssignmentId } from '../assignments/id.ts'
import { StudentWork } from '../assignments/work.ts'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { GradeLevel, UserId } from '../ids.ts'
import { languages } from '../language.ts'
import { bigFile, classScreen } from '../limits.ts'
import { PracticedSkill } from '../progress/report.ts'
import { SkillSummary } from '../skills.ts'
import { StudentEngagement } from './class-outlook.ts'

/** An assignment for this student, with their work. */
export const ReportedWork = StudentWork.pick({
  status: true,
  dueAt: true,
  questions: true,
  percent: true,
  minutes: true,
  finishedAt: true,
  grade: true,
}).extend({
  id: AssignmentId,
  title: z.string(),
  /** Whether a reminder would lead the student to a question. */
  canRemind: z.boolean(),
})
export type ReportedWork = z.infer<typeof ReportedWork>

/** One student of a class, with the same figures as the class screens. */
export const StudentReport = z.object({
  student: NamedStudent.extend({ username: z.string(), gradeLevel: GradeLevel }),
  /** As in the skill grid, in teaching order. */
  skills: z.array(GridCell.omit({ studentId: true, skillId: true }).extend({ skill: SkillSummary })),
  /** As for a class with only this student. */
  standards: z.array(ClassStandard),
  /** Most frequent first. */
  misconceptions: z.array(ClassMisconception.omit({ students: true, lines: true })),
  work: StudentEngagement.omit({ student: true }),
  /** Newest first. */
  assignments: z.array(ReportedWork),
  /** The class grade of the gradebook, in percent to one decimal place; null if nothing counts yet. */
  classGrade: z.number().nullable(),
  /** As in the student’s own progress report, with the largest changes first. */
  changes: z.array(PracticedSkill),
  /** Most urgent first. */
  needs: z.array(Need),
})
export type StudentReport = z.infer<typeof StudentReport>

/**
 * Number of days that figures cover, and the minimum number of questions for percentages of quick answers and hints.
 */
export const ReportBasis = z.object({
  className: z.string(),
  workDays: z.number().int(),
  changeDays: z.number().int(),
  misconceptionDays: z.number().int(),
  standardDays: z.number().int(),
  leastQuestions: z.number().int(),
  /** How the class grade counts unanswered questions of overdue work. */
  missing: MissingWork,
})
export type ReportBasis = z.infer<typeof ReportBasis>

/** Language of the names and sentences in a printed report; by default the reader’s. */
const query = z.object({ language: z.enum(languages).optional() })

export const getStudentReport = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/students/{studentId}',
  limit: classScreen,
  access: 'teacher',
  scope: 'analytics:read',
  summary:
    'One student of a class: skills, standards, misconceptions, assignments, time, what changed and what to do next',
  params: z.object({ id: ClassroomId, studentId: UserId }),
  query,
  reply: z.object({ basis: ReportBasis, report: StudentReport }),
})

export const listStudentReports = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/analytics/students',
  limit: bigFile,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'The same of every student of a class, by last name, to print',
  params: z.object({ id: ClassroomId }),
  query,
  reply: z.object({ basis: ReportBasis, reports: z.array(StudentReport) }),
})
