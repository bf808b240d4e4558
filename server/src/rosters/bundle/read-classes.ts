import { gradeIn, listIn, subjectOf, timeIn } from './fields.ts'
import type { RowReader } from './row-reader.ts'
import type { StagedClass } from './staged-rows.ts'

/** What a class may take from its course. */
export interface Course {
  readonly sourcedId: string
  readonly title: string
  readonly grades: string
  readonly subjects: string
  readonly codes: string
}

const maxName = 80
const maxPeriod = 40
const usualGrade = 6

export const courseReader: RowReader<Course> = {
  required: ['title'],
  read: (row, { sourcedId, isEnded }) =>
    isEnded
      ? undefined
      : {
          sourcedId,
          title: row.cell('title'),
          grades: row.cell('grades'),
          subjects: row.cell('subjects'),
          codes: row.cell('subjectCodes'),
        },
}

/** Reads classes.csv. A class that says no grade or subject takes those of its course. */
export const classReader = (courses: ReadonlyMap<string, Course>): RowReader<StagedClass> => ({
  required: ['title', 'courseSourcedId', 'schoolSourcedId', 'termSourcedIds'],
  read(row, { sourcedId, isEnded, fail }) {
    const course = courses.get(row.cell('courseSourcedId'))
    const title = row.cell('title') || (course?.title ?? '')
    if (title === '' && !isEnded) {
      fail('no-name')
      return undefined
    }
    const grade = gradeIn(row.cell('grades')) ?? gradeIn(course?.grades ?? '')
    const periods = listIn(row.cell('periods'))
    const period = periods.length > 0 ? periods.join(', ') : row.cell('classCode')
    return {
      sourcedId,
      line: row.line,
      name: title.slice(0, maxName),
      period: period.slice(0, maxPeriod),
      gradeLevel: grade ?? usualGrade,
      subject: subjectOf({
        subjects: row.cell('subjects') || (course?.subjects ?? ''),
        codes: row.cell('subjectCodes') || (course?.codes ?? ''),
        titles: `${title} ${course?.title ?? ''}`,
        isHomeroom: row.cell('classType').toLowerCase() === 'homeroom',
      }),
      schoolId: row.cell('schoolSourcedId'),
      termIds: listIn(row.cell('termSourcedIds')),
      modifiedAt: timeIn(row.cell('dateLastModified')),
      isEnded,
    }
  },
})
