import type { Assignment, AssignmentResults, getStudentWork } from '@skills-center/contract/assignments'
import type { Gradebook, getGradebookFile } from '@skills-center/contract/assignments/gradebook'
import type { MissingWork } from '@skills-center/contract/assignments/grading'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { SlotResult } from '@skills-center/contract/assignments/slots'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { QueryOf, ReplyOf } from '@skills-center/contract/endpoint'
import type { UserId } from '@skills-center/contract/ids'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import { notFound } from '../platform/problems.ts'
import { selectAccommodations } from './accommodation-queries.ts'
import { audienceOf } from './audience.ts'
import { selectDone } from './done.ts'
import { canvasCsv, gradebookCsv, powerSchoolCsv } from './gradebook-csv.ts'
import { gradebookOf, takeGradesOf } from './gradebook.ts'
import { selectGrading } from './grading-queries.ts'
import type { AssignmentsDeps } from './deps.ts'
import { type AssignmentRow, selectAssigned, selectAssignment, selectOfClass } from './queries.ts'
import { toAssignmentView } from './assignment-view.ts'
import { selectSlotAnswers } from './slot-queries.ts'
import { slotResult } from './slot-results.ts'
import type { SlotHandles } from './slot-handles.ts'
import { authorFor, isAuthored, makeSlot } from './slots.ts'
import { slotPositionOf } from './takes.ts'
import { workOf } from './work.ts'
import { selectAsked } from './work-queries.ts'
import { say } from './messages.gen.ts'

const noSuchAssignment = () => notFound(say('no-such-assignment'))
const notTheirs = () => notFound(say('not-for-student'))

export type Results = ReturnType<typeof createResults>

/** A teacher's assignments, each with the work of all students it is for. */
function createWorkOfStudents(deps: AssignmentsDeps) {
  const { database } = deps

  /** The assignment, for teachers of its class; for anyone else it does not exist. */
  async function requireOwn(teacherId: UserId, id: AssignmentId): Promise<AssignmentRow> {
    const row = await selectAssignment(database, id)
    if (row === undefined) throw noSuchAssignment()
    await deps.requireTaught(teacherId, row.classroom_id)
    return row
  }

  /** Each assignment with the work of all students it is for. */
  async function resultsOf(rows: readonly AssignmentRow[]): Promise<AssignmentResults[]> {
    const now = deps.now()
    const assigned = await selectAssigned(
      database,
      rows.map(({ id }) => id),
    )
    const doneOf = await selectDone(
      database,
      assigned.map((one) => one.student_id),
      rows,
    )
    return rows.map((row) => {
      const students = assigned
        .filter((one) => one.assignment_id === row.id)
        .map((one): StudentWork => {
          const done = doneOf(row.id, one.student_id, one.retakes.length)
          return {
            studentId: one.student_id,
            name: one.name,
            ownDueAt: one.own_due_at?.toISOString() ?? null,
            moreDays: one.more_days,
            remindedAt: one.reminded_at?.toISOString() ?? null,
            grade: one.grade,
            comment: one.comment,
            earlierTakes: done.earlier.map((take, index) =>
              workOf(row, { ...one, retakes: one.retakes.slice(0, index) }, take, now),
            ),
            ...workOf(row, one, done, now),
          }
        })
      return { assignment: assignmentOf(row, students), students }
    })
  }

  function assignmentOf(row: AssignmentRow, students: readonly StudentWork[]): Assignment {
    const meant = students.filter(({ status }) => status !== 'excused')
    return {
      ...toAssignmentView(deps.skill, row),
      revision: row.revision,
      audience: audienceOf(row),
      createdAt: row.created_at.toISOString(),
      students: meant.length,
      done: meant.filter(({ status }) => status === 'done' || status === 'done-late').length,
      started: meant.filter(({ finishedAt, questions }) => finishedAt === null && questions > 0).length,
    }
  }

  async function results(teacherId: UserId, id: AssignmentId): Promise<AssignmentResults> {
    const [found] = await resultsOf([await requireOwn(teacherId, id)])
    if (found === undefined) throw noSuchAssignment()
    return found
  }

  async function requireWork(teacherId: UserId, id: AssignmentId, studentId: UserId) {
    const { assignment, students } = await results(teacherId, id)
    const student = students.find((one) => one.studentId === studentId)
    if (student === undefined) throw notTheirs()
    return { assignment, student }
  }

  return { requireOwn, requireWork, resultsOf, results }
}

/** The gradebooks of classes, on screen and as files. */
function createGradebooks(
  deps: AssignmentsDeps,
  resultsOf: (rows: readonly AssignmentRow[]) => Promise<AssignmentResults[]>,
) {
  const { database } = deps

  /** By the class's rules; `missing` overrides the rule for missing work. */
  async function gradebook(
    teacherId: UserId,
    classroomId: ClassroomId,
    missing: MissingWork | undefined,
  ): Promise<Gradebook> {
    const { name } = await deps.requireTaught(teacherId, classroomId)
    return bookOf(
      { id: classroomId, name },
      await resultsOf(await selectOfClass(database, classroomId)),
      missing,
    )
  }

  /** `all` is every assignment of the class, newest first. */
  async function bookOf(
    { id, name }: { id: ClassroomId; name: string },
    all: readonly AssignmentResults[],
    missing?: MissingWork,
  ): Promise<Gradebook> {
    const students = await selectAccommodations(database, id)
    const grading = await selectGrading(database, id)
    return gradebookOf(
      name,
      students.map((row) => ({
        studentId: row.student_id,
        name: row.name,
        username: row.username,
        studentNumber: row.student_number,
      })),
      all.toReversed(),
      { ...grading, missing: missing ?? grading.missing },
    )
  }

  return {
    gradebook,
    bookOf,

    /** The grades of one assignment, for programs that the district has connected; undefined if there is none. */
    async grades(id: AssignmentId) {
      const row = await selectAssignment(database, id)
      if (row === undefined) return undefined
      const book = await bookOf({ id: row.classroom_id, name: '' }, await resultsOf([row]))
      return {
        title: row.title,
        points: row.points,
        students: book.students.flatMap(({ studentId, cells: [cell] }) =>
          cell === undefined || cell === null
            ? []
            : { studentId, status: cell.status, points: cell.points, isGradedByHand: cell.grade !== null },
        ),
      }
    },

    async gradebookFile(
      teacherId: UserId,
      classroomId: ClassroomId,
      { missing, format, assignmentId }: QueryOf<typeof getGradebookFile>,
    ): Promise<{ name: string; csv: string; leftOut: string[] }> {
      const book = await gradebook(teacherId, classroomId, missing)
      const file = { name: book.className, leftOut: [] }
      if (format === 'plain') return { ...file, csv: gradebookCsv(book) }
      if (format === 'canvas') return { ...file, csv: canvasCsv(book) }
      const csv = assignmentId === undefined ? undefined : powerSchoolCsv(book, assignmentId)
      if (csv === undefined) throw noSuchAssignment()
      const unnumbered = book.students.filter(({ studentNumber }) => studentNumber === null)
      return { ...file, csv, leftOut: unnumbered.map(({ name }) => name) }
    },
  }
}

/** What teachers see of their students' work. Every figure is counted from the attempts on request. */
export function createResults(deps: AssignmentsDeps, handles: SlotHandles) {
  const { database } = deps

  const { requireOwn, requireWork, resultsOf, results } = createWorkOfStudents(deps)

  const books = createGradebooks(deps, resultsOf)

  /** Every assignment of a class with the work of all students it is for, newest first. */
  async function ofClass(teacherId: UserId, classroomId: ClassroomId): Promise<AssignmentResults[]> {
    await deps.requireTaught(teacherId, classroomId)
    return resultsOf(await selectOfClass(database, classroomId))
  }

  /** A fixed set with the answers of all students it is for. */
  async function readSet(teacherId: UserId, id: AssignmentId) {
    const row = await requireOwn(teacherId, id)
    const assigned = await selectAssigned(database, [id])
    const names = new Map(assigned.map((one) => [one.student_id, one.name]))
    const answers = row.slots.length === 0 ? [] : await selectSlotAnswers(database, [...names.keys()], id)
    return { row, names, answers }
  }

  return {
    requireOwn,
    requireWork,
    results,
    ofClass,
    ...books,

    async list(teacherId: UserId, classroomId: ClassroomId): Promise<Assignment[]> {
      return (await ofClass(teacherId, classroomId)).map(({ assignment }) => assignment)
    },

    async studentWork(
      teacherId: UserId,
      id: AssignmentId,
      studentId: UserId,
    ): Promise<ReplyOf<typeof getStudentWork>> {
      const { assignment, student } = await requireWork(teacherId, id, studentId)
      const grading = await selectGrading(database, assignment.classroomId)
      const asked = await selectAsked(database, studentId, id)
      const found = await Promise.all(
        [...Map.groupBy(asked, ({ slot, take }) => (slot === null ? take : slotPositionOf(slot).take))].map(
          async ([take, questions]) =>
            (await deps.replays(studentId, questions)).map((question) => ({ question, take })),
        ),
      )
      const questions = found.flat()
      return {
        student,
        questions: questions.map(({ question }) => question),
        takes: questions.map(({ take }) => take),
        grades: takeGradesOf(assignment, student, grading),
      }
    },

    async slots(teacherId: UserId, id: AssignmentId): Promise<SlotResult[]> {
      const { row, names, answers } = await readSet(teacherId, id)
      const authors = await deps.authorsOf(
        row.slots.flatMap(({ model_id: modelId }) => authoredNameOf(modelId)?.questionId ?? []),
      )
      const found = await Promise.all(
        row.slots.map(async (slot) => {
          const made = await makeSlot(deps, slot)
          if (made === undefined) return []
          const own = answers.filter((answer) => answer.slot === slot.slot)
          const author = authorFor(teacherId, slot, authors)
          const issued = handles.issueHandle(teacherId, { ...slot, assignmentId: id })
          return [slotResult(issued, made, author, row.is_same || isAuthored(slot), own, names)]
        }),
      )
      return found.flat()
    },

    /** All students' answers to one question of a set, by last name. */
    async slotAnswers(teacherId: UserId, id: AssignmentId, slot: number) {
      const { names, answers } = await readSet(teacherId, id)
      const own = new Map(answers.filter((row) => row.slot === slot).map((row) => [row.student_id, row]))
      const replayed = await Promise.all(
        [...names].map(async ([studentId, name]) => {
          const row = own.get(studentId)
          const questions = row === undefined ? [] : await deps.replays(studentId, [row])
          return questions.map((question) => ({ studentId, name, question }))
        }),
      )
      return replayed.flat()
    },
  }
}
