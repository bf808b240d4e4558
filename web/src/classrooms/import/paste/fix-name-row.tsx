import type { ImportRow } from '@skills-center/contract/classrooms/import'
import { t } from '../../../language/messages.ts'
import { Field } from '../../../ui/field.tsx'
import { gradeName } from '../../../ui/grade-name.ts'
import { Select } from '../../../ui/select.tsx'
import type { ListedStudent } from './class-list-csv.ts'

interface FixNameRowProps {
  readonly row: ImportRow
  /** The correction of the row so far. */
  readonly student: ListedStudent
  readonly onChange: (student: ListedStudent) => void
}

/** The row as a student of the list. */
export const studentOf = ({
  firstName,
  lastName,
  username,
  gradeLevel,
  group,
  studentNumber,
}: ImportRow): ListedStudent => ({
  firstName,
  lastName,
  username,
  grade: gradeLevel === null ? '' : String(gradeLevel),
  group,
  studentNumber,
})

/** The list with corrected rows, without skipped rows and rows that add nobody. */
export const fixedList = (
  rows: readonly ImportRow[],
  leftOut: ReadonlySet<number>,
  mended: ReadonlyMap<number, ListedStudent>,
): ListedStudent[] =>
  rows
    .filter(({ line, outcome }) => outcome !== 'ignored' && !leftOut.has(line))
    .map((row) => mended.get(row.line) ?? studentOf(row))

const grades = () => [
  { value: '', label: t('classrooms/import/paste/grade-of-class') },
  ...Array.from({ length: 13 }, (_, grade) => ({ value: String(grade), label: gradeName(grade) })),
]

/** A row with a problem, to be corrected in place. */
export function FixNameRow({ row, student, onChange }: FixNameRowProps) {
  const nth = { line: row.line }
  return (
    <fieldset className="mt-2 flex flex-col gap-2">
      <legend className="sr-only">{t('classrooms/import/paste/fix-line', nth)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Field
          label={t('ui/first-name')}
          value={student.firstName}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...student, firstName: target.value })}
        />
        <Field
          label={t('ui/last-name')}
          value={student.lastName}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...student, lastName: target.value })}
        />
        <Field
          label={t('ui/username')}
          value={student.username}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...student, username: target.value })}
        />
        <Field
          label={t('classrooms/student-number')}
          value={student.studentNumber}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...student, studentNumber: target.value })}
        />
        <Select
          label={t('ui/grade')}
          value={student.grade}
          options={grades()}
          onChange={({ target }) => onChange({ ...student, grade: target.value })}
        />
      </div>
    </fieldset>
  )
}
