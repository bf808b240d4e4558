import type { NamedStudent } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { SkillId } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import { memo } from 'react'
import { t } from '../language/messages.ts'
import { StudentLink } from '../platform/student-link.tsx'
import { classNames } from '../ui/class-names.ts'
import { DataTable } from '../ui/data-table.tsx'
import { SortHead } from '../ui/sort-head.tsx'
import { Cell, HeadCell, RowHead } from '../ui/table-cells.tsx'
import type { GridOrder, GridRow } from './grid-order.ts'
import { SkillCell } from './skill-cell.tsx'
import { moveInTable } from './table-keys.ts'
import { contentLanguage } from '../language/language.ts'

interface SkillTableProps {
  readonly id: ClassroomId
  readonly skills: readonly SkillSummary[]
  readonly rows: readonly GridRow[]
  readonly order: GridOrder
  readonly onOrder: (skillId: SkillId) => void
  readonly onOpen: (student: NamedStudent, skill: SkillSummary) => void
}

/**
 * Up to this many students, the table does not scroll vertically: a table cut exactly between two rows would look
 * complete.
 */
const fewRows = 16

/**
 * Students by skills, with sticky row and column headers. One figure is in the Tab order; arrow keys, Home, and End
 * move to the others.
 */
export function SkillTable({ id, skills, rows, order, onOrder, onOpen }: SkillTableProps) {
  return (
    <div
      className={classNames(
        'relative w-fit max-w-full overflow-auto rounded-lg border border-line bg-surface',
        rows.length > fewRows && 'max-h-[75dvh]',
      )}
    >
      <DataTable
        hasPinned
        caption={t('analytics/mastery-of-each-student')}
        onKeyDown={moveInTable}
        head={
          <>
            <HeadCell isPinned isInSight className="min-w-32 border-e border-line sm:min-w-44">
              {t('ui/student')}
            </HeadCell>
            {skills.map((skill) => (
              <SortHead
                key={skill.id}
                isInSight
                order={order === skill.id ? 'ascending' : null}
                hint={t('analytics/order-by-name-lowest-first', { name: skill.name })}
                onSort={() => onOrder(skill.id)}
                className={skill.subject === 'math' ? 'text-math' : 'text-science'}
              >
                <span lang={contentLanguage(skill)}>{skill.name}</span>
              </SortHead>
            ))}
          </>
        }
      >
        {rows.map((row, index) => (
          <Row key={row.student.id} id={id} row={row} skills={skills} isFirst={index === 0} onOpen={onOpen} />
        ))}
      </DataTable>
    </div>
  )
}

interface RowProps extends Pick<SkillTableProps, 'id' | 'skills' | 'onOpen'> {
  readonly row: GridRow
  readonly isFirst: boolean
}

const Row = memo(function Row({ id, row, skills, isFirst, onOpen }: RowProps) {
  const first = isFirst ? skills.findIndex((skill) => row.cells.has(skill.id)) : -1
  return (
    <tr>
      <RowHead isPinned className="border-e border-line">
        <StudentLink classroomId={id} studentId={row.student.id}>
          {row.student.name}
        </StudentLink>
      </RowHead>
      {skills.map((skill, index) => (
        <Cell key={skill.id} className="p-0.5!">
          <SkillCell
            cell={row.cells.get(skill.id)}
            label={`${row.student.name}, ${skill.name}`}
            isInTabOrder={index === Math.max(0, first) && isFirst}
            onOpen={() => onOpen(row.student, skill)}
          />
        </Cell>
      ))}
    </tr>
  )
})
