import type { NamedStudent } from '@skills-center/contract/analytics'
import type { SkillId } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import { ArrowUp } from 'lucide-react'
import { memo, type KeyboardEvent } from 'react'
import { t } from '../language/messages.ts'
import { classNames } from '../ui/class-names.ts'
import type { GridOrder, GridRow } from './grid-order.ts'
import { SkillCell } from './skill-cell.tsx'
import { moveInTable } from './table-keys.ts'
import { contentLanguage } from '../language/language.ts'

interface SkillTableProps {
  readonly skills: readonly SkillSummary[]
  readonly rows: readonly GridRow[]
  readonly order: GridOrder
  readonly onOrder: (skillId: SkillId) => void
  readonly onOpen: (student: NamedStudent, skill: SkillSummary) => void
}

/** So many students stand there whole: a table that is cut between two rows looks as if it were all. */
const fewRows = 16

/**
 * Students by skills, with both headings in sight wherever it is scrolled to. One figure is in the Tab order; arrow
 * keys, Home and End lead to the others.
 */
export function SkillTable({ skills, rows, order, onOrder, onOpen }: SkillTableProps) {
  return (
    <div
      className={classNames(
        'relative w-fit max-w-full overflow-auto rounded-lg border border-line bg-surface',
        rows.length > fewRows && 'max-h-[75dvh]',
      )}
    >
      <table
        className="border-separate border-spacing-0 text-left"
        onKeyDown={(event: KeyboardEvent<HTMLTableElement>) => moveInTable(event)}
      >
        <caption className="sr-only">{t('Mastery of each student in each skill')}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 min-w-32 border-r border-b border-line bg-surface px-3 py-2 align-bottom sm:min-w-44"
            >
              {t('Student')}
            </th>
            {skills.map((skill) => (
              <th
                key={skill.id}
                scope="col"
                aria-sort={order === skill.id ? 'ascending' : undefined}
                className="sticky top-0 z-10 border-b border-line bg-surface p-0 align-bottom"
              >
                <button
                  type="button"
                  title={t('Order by {name}, lowest first', { name: skill.name })}
                  onClick={() => onOrder(skill.id)}
                  className={classNames(
                    'flex min-h-9 w-28 cursor-pointer items-end gap-1 px-2 py-2 text-left text-sm leading-tight font-semibold hover:underline focus-visible:-outline-offset-3',
                    skill.subject === 'math' ? 'text-math' : 'text-science',
                  )}
                >
                  <span lang={contentLanguage()} className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                    {skill.name}
                  </span>
                  {order === skill.id && <ArrowUp aria-hidden className="size-4 shrink-0" />}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row key={row.student.id} row={row} skills={skills} isFirst={at === 0} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<SkillTableProps, 'skills' | 'onOpen'> {
  readonly row: GridRow
  readonly isFirst: boolean
}

const Row = memo(function Row({ row, skills, isFirst, onOpen }: RowProps) {
  const first = isFirst ? skills.findIndex(({ id }) => row.cells.has(id)) : -1
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 border-r border-b border-line bg-surface px-3 py-2 font-semibold [overflow-wrap:anywhere]"
      >
        {row.student.name}
      </th>
      {skills.map((skill, at) => (
        <td key={skill.id} className="border-b border-line p-0.5">
          <SkillCell
            cell={row.cells.get(skill.id)}
            label={`${row.student.name}, ${skill.name}`}
            isInTabOrder={at === Math.max(0, first) && isFirst}
            onOpen={() => onOpen(row.student, skill)}
          />
        </td>
      ))}
    </tr>
  )
})
