import type { AnsweredQuestion, AnswersQuery, NamedStudent } from '@skills-center/contract/analytics'
import { maxAnswersInFile } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { QuestionId, ReplayedQuestion } from '@skills-center/contract/practice/history'
import type { WrongLine } from '@skills-center/contract/practice/wrong-line'
import { misconceptionOf } from '@skills-center/curriculum/misconception-of'
import { summarise } from '@skills-center/curriculum/skill'
import { notFound } from '../platform/problems.ts'
import { answerRows } from './class-csv.ts'
import { daysAgo, idsOf, mistakeDays } from './class-figures.ts'
import type { AnalyticsDeps } from './deps.ts'
import { type AnswerRow, selectAnswers } from './queries.ts'
import { say } from './messages.gen.ts'

const answersAtOnce = 25
/** In a file, the work of this many answers is read again for its wrong lines: the latest. */
const maxWorksInFile = 1000

/** Whether the work of one of its tries has a wrong line. */
const isWorkWithMistake = ({ is_work, is_right, tries }: AnswerRow): boolean =>
  is_work && !(is_right && tries === 1)

const noSuchStudent = () => notFound(say('no-such-student'))

/** The answers behind a class's figures, and each question as it was asked. */
export function createClassAnswers(
  deps: AnalyticsDeps,
  requireStudents: (teacherId: UserId, id: ClassroomId) => Promise<NamedStudent[]>,
) {
  const { database, now } = deps

  async function answers(
    teacherId: UserId,
    id: ClassroomId,
    { studentId, skillId, misconception, cursor, before = cursor }: AnswersQuery,
    max = answersAtOnce,
  ): Promise<{ answers: AnsweredQuestion[]; next: string | null; older: string | null }> {
    const students = await requireStudents(teacherId, id)
    const wanted = students.filter((student) => studentId === undefined || student.id === studentId)
    if (studentId !== undefined && wanted.length === 0) throw noSuchStudent()
    const rows = await selectAnswers(database, {
      studentIds: idsOf(wanted),
      skillId,
      misconception,
      since: misconception === undefined ? new Date(0) : daysAgo(now(), mistakeDays),
      before: before === undefined ? new Date(now().getTime() + 1) : new Date(before),
      max,
    })
    const lines = await wrongLinesOf(rows, misconception)
    const byId = new Map(wanted.map((student) => [student.id, student]))
    const next = rows.length < max ? null : (rows.at(-1)?.found_at.toISOString() ?? null)
    return {
      answers: rows.flatMap((row) => {
        const student = byId.get(row.student_id)
        return student === undefined ? [] : [toAnsweredQuestion(row, student, lines.get(row.nonce) ?? null)]
      }),
      next,
      older: next,
    }
  }

  async function wrongLinesOf(rows: readonly AnswerRow[], misconception: string | undefined) {
    const works = rows.filter(isWorkWithMistake).slice(0, maxWorksInFile)
    const lines = await deps.wrongLines(
      works.map((row) => ({ ...row, misconception: misconception ?? null })),
    )
    return new Map(works.map(({ nonce }, index) => [nonce, lines[index] ?? null]))
  }

  function toAnsweredQuestion(
    row: AnswerRow,
    student: NamedStudent,
    wrongLine: WrongLine | null,
  ): AnsweredQuestion {
    const skill = deps.skill(row.skill_id)
    return {
      id: deps.questionId(row),
      student,
      skill: skill === undefined ? null : summarise(skill),
      level: row.level,
      answeredAt: row.last_at.toISOString(),
      result: !row.is_right ? 'wrong' : row.tries === 1 ? 'right-at-once' : 'right-later',
      mistake: (skill && misconceptionOf(skill, row.misconception)?.name) ?? null,
      wrongLine,
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
    return deps.replay(studentId, questionId)
  }

  async function answersFile(teacherId: UserId, id: ClassroomId, query: Omit<AnswersQuery, 'before'>) {
    const found = await answers(teacherId, id, query, maxAnswersInFile)
    return {
      fileName: `class-answers-${now().toISOString().slice(0, 10)}.csv`,
      csv: deps.csvOf(answerRows(found.answers)),
    }
  }

  return { answers, answersFile, replay }
}
