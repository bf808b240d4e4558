import type { Roster, RosterStudent } from '@skills-center/contract/classrooms/roster'
import type { UserId } from '@skills-center/contract/ids'
import { t } from '../../language/messages.ts'
import { Card } from '../../ui/card.tsx'
import { agoInWords } from '../class-words.ts'
import { fullName } from './roster-query.ts'

interface RosterTableProps {
  readonly roster: Roster
  readonly chosenIds: ReadonlySet<UserId>
  readonly onChoose: (ids: ReadonlySet<UserId>) => void
  readonly onOpen: (student: RosterStudent) => void
}

const head = 'px-3 py-3 font-medium'
const cell = 'px-3 py-2.5 align-middle'
/** Columns that a phone has no room for; it reads them in a line under the name. */
const wide = 'hidden md:table-cell'

export function RosterTable({ roster: { students, groups }, chosenIds, onChoose, onOpen }: RosterTableProps) {
  const now = new Date()
  const groupOf = (student: RosterStudent) =>
    groups.find((group) => group.id === student.groupId)?.name ?? null
  const toggle = (id: UserId) =>
    onChoose(new Set([...chosenIds, id].filter((other) => other !== id || !chosenIds.has(id))))
  const areAllChosen = students.every(({ id }) => chosenIds.has(id))
  const box = 'grid size-9 cursor-pointer place-items-center'
  return (
    <Card padding="none" className="overflow-hidden">
      <table className="w-full text-left">
        <caption className="sr-only">{t('Students of this class')}</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <td className="w-12 pl-2">
              <label className={box}>
                <input
                  type="checkbox"
                  className="size-5 accent-(--action)"
                  aria-label={t('Choose all students')}
                  checked={areAllChosen}
                  onChange={() => onChoose(new Set(areAllChosen ? [] : students.map(({ id }) => id)))}
                />
              </label>
            </td>
            <th scope="col" className={head}>
              {t('Student')}
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              {t('Last active')}
            </th>
            <th scope="col" className={`${head} ${wide} text-right`}>
              {t('Answers this week')}
            </th>
            <th scope="col" className={`${head} ${wide} text-right`}>
              {t('Skills mastered')}
            </th>
            <th scope="col" className={`${head} ${wide} pl-8`}>
              {t('Group')}
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => {
            const name = fullName(student)
            const active = student.lastActiveAt === null ? null : agoInWords(student.lastActiveAt, now)
            const group = groupOf(student)
            return (
              <tr key={student.id} className="border-t border-line has-checked:bg-math-soft">
                <td className="pl-2">
                  <label className={box}>
                    <input
                      type="checkbox"
                      className="size-5 accent-(--action)"
                      aria-label={t('Choose {name}', { name })}
                      checked={chosenIds.has(student.id)}
                      onChange={() => toggle(student.id)}
                    />
                  </label>
                </td>
                <th scope="row" className={`${cell} font-normal`}>
                  <button
                    type="button"
                    onClick={() => onOpen(student)}
                    className="cursor-pointer text-left font-semibold text-link [overflow-wrap:anywhere]"
                  >
                    {name}
                  </button>
                  <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
                    {student.username}
                  </span>
                  <span className="block text-sm text-ink-soft md:hidden">
                    {[
                      active ?? t('Not begun'),
                      t('{count}\u00A0this\u00A0week', { count: student.answeredThisWeek }),
                      t('{count}\u00A0mastered', { count: student.skillsMastered }),
                      group,
                    ]
                      .filter((part) => part !== null)
                      .join(' · ')}
                  </span>
                </th>
                <td className={`${cell} ${wide}`}>
                  {active ?? <span className="text-ink-soft">{t('Not begun')}</span>}
                </td>
                <td className={`${cell} ${wide} text-right tabular-nums`}>{student.answeredThisWeek}</td>
                <td className={`${cell} ${wide} text-right tabular-nums`}>{student.skillsMastered}</td>
                <td className={`${cell} ${wide} pl-8 [overflow-wrap:anywhere]`}>
                  {group ?? <span className="text-ink-soft">–</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
