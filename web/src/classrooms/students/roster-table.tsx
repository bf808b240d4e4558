import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { Roster, RosterStudent } from '@skills-center/contract/classrooms/roster'
import type { UserId } from '@skills-center/contract/ids'
import { t } from '../../language/messages.ts'
import { StudentLink } from '../../platform/student-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Cell, HeadCell, RowHead } from '../../ui/table-cells.tsx'
import { formatAgo } from '../format-class.ts'
import { fullName } from './roster-query.ts'

interface RosterTableProps {
  readonly classroomId: ClassroomId
  readonly roster: Roster
  readonly chosenIds: ReadonlySet<UserId>
  readonly onChoose: (ids: ReadonlySet<UserId>) => void
}

/** On a phone, hidden columns are shown on a line under the name. */
export function RosterTable({
  classroomId,
  roster: { students, groups },
  chosenIds,
  onChoose,
}: RosterTableProps) {
  const now = new Date()
  const groupOf = (student: RosterStudent) =>
    groups.find((group) => group.id === student.groupId)?.name ?? null
  const toggle = (id: UserId) =>
    onChoose(new Set([...chosenIds, id].filter((other) => other !== id || !chosenIds.has(id))))
  const areAllChosen = students.every(({ id }) => chosenIds.has(id))
  return (
    <Card padding="none" className="overflow-hidden">
      <DataTable
        caption={t('classrooms/students-of-this-class')}
        head={
          <>
            <Cell className="w-12 p-0! ps-2!">
              <Checkbox
                look="bare"
                aria-label={t('classrooms/choose-all-students')}
                checked={areAllChosen}
                onChange={() => onChoose(new Set(areAllChosen ? [] : students.map(({ id }) => id)))}
              />
            </Cell>
            <HeadCell>{t('ui/student')}</HeadCell>
            <HeadCell from="md">{t('classrooms/last-active')}</HeadCell>
            <HeadCell from="md" isFigure>
              {t('classrooms/answers-this-week')}
            </HeadCell>
            <HeadCell from="md" isFigure>
              {t('classrooms/skills-mastered')}
            </HeadCell>
            <HeadCell from="md" className="md:ps-8">
              {t('classrooms/group')}
            </HeadCell>
          </>
        }
      >
        {students.map((student) => {
          const name = fullName(student)
          const active = student.lastActiveAt === null ? null : formatAgo(student.lastActiveAt, now)
          const group = groupOf(student)
          return (
            <tr key={student.id} className="has-checked:bg-math-soft">
              <Cell className="p-0! ps-2!">
                <Checkbox
                  look="bare"
                  aria-label={t('classrooms/choose-name', { name })}
                  checked={chosenIds.has(student.id)}
                  onChange={() => toggle(student.id)}
                />
              </Cell>
              <RowHead isQuiet>
                <StudentLink classroomId={classroomId} studentId={student.id}>
                  {name}
                </StudentLink>
                <span className="block text-sm text-ink-soft">
                  {name === student.username ? t('classrooms/no-name-yet') : student.username}
                  {student.studentNumber !== null && ` · ${student.studentNumber}`}
                </span>
                <span className="block text-sm text-ink-soft md:hidden">
                  {[
                    active ?? t('classrooms/not-begun'),
                    t('classrooms/count-this-week', { count: student.answeredThisWeek }),
                    t('classrooms/count-mastered', { count: student.skillsMastered }),
                    group,
                  ]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </span>
              </RowHead>
              <Cell from="md">
                {active ?? <span className="text-ink-soft">{t('classrooms/not-begun')}</span>}
              </Cell>
              <Cell from="md" isFigure>
                {student.answeredThisWeek}
              </Cell>
              <Cell from="md" isFigure>
                {student.skillsMastered}
              </Cell>
              <Cell from="md" className="[overflow-wrap:anywhere] md:ps-8">
                {group ?? <span className="text-ink-soft">–</span>}
              </Cell>
            </tr>
          )
        })}
      </DataTable>
    </Card>
  )
}
