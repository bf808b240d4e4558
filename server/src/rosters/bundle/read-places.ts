import { dayIn, timeIn } from './fields.ts'
import type { RowReader } from './row-reader.ts'
import type { StagedEnrollment, StagedSchool, StagedTerm } from './staged-rows.ts'

const maxName = 120
const maxTitle = 40

/** Reads orgs.csv. Districts, departments, and states are no schools and are left out. */
export const schoolReader: RowReader<StagedSchool> = {
  required: ['name', 'type'],
  read(row, { sourcedId, isEnded, fail }) {
    if (row.cell('type').toLowerCase() !== 'school') return undefined
    const name = row.cell('name')
    if (name === '') {
      fail('no-name')
      return undefined
    }
    return { sourcedId, line: row.line, name: name.slice(0, maxName), isEnded }
  },
}

/** Reads academicSessions.csv: school years, semesters, and grading periods. */
export const termReader: RowReader<StagedTerm> = {
  required: ['title', 'type', 'startDate', 'endDate'],
  read(row, { sourcedId, isEnded, fail }) {
    const [startsOn, endsOn] = [dayIn(row.cell('startDate')), dayIn(row.cell('endDate'))]
    if (startsOn === null || endsOn === null || endsOn < startsOn) {
      fail('bad-date', startsOn === null ? row.cell('startDate') : row.cell('endDate'))
      return undefined
    }
    const title = row.cell('title')
    if (title === '') {
      fail('no-name')
      return undefined
    }
    const type = row.cell('type')
    return { sourcedId, line: row.line, title: title.slice(0, maxTitle), type, startsOn, endsOn, isEnded }
  },
}

/** Reads enrollments.csv. Only students and teachers of classes are staged. One that is over by `today` has ended. */
export const enrollmentReader = (today: string): RowReader<StagedEnrollment> => ({
  required: ['classSourcedId', 'userSourcedId', 'role'],
  read(row, { sourcedId, isEnded }) {
    const role = row.cell('role').toLowerCase()
    if (role !== 'student' && role !== 'teacher') return undefined
    return {
      sourcedId,
      line: row.line,
      classId: row.cell('classSourcedId'),
      personId: row.cell('userSourcedId'),
      role,
      isPrimary: row.cell('primary').toLowerCase() === 'true',
      modifiedAt: timeIn(row.cell('dateLastModified')),
      isEnded: isEnded || (dayIn(row.cell('endDate')) ?? today) < today,
    }
  },
})
