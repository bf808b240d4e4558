import { Link } from 'wouter'
import { Badge } from '../ui/badge.tsx'
import type { ClassRow } from './class-rows.ts'
import { gradeName } from '../ui/grade-name.ts'

const head = 'px-3 py-3 font-medium first:pl-7 last:pr-7'
const cell = 'tabular-nums md:px-3 md:py-3.5 md:first:pl-7 md:last:pr-7'

/** Classes side by side; on a phone each row becomes a block whose figures carry their names. */
export function ClassTable({ rows }: { readonly rows: readonly ClassRow[] }) {
  const most = Math.max(1, ...rows.map((row) => row.classroom.student_count))
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Your classes, the largest first</caption>
      <thead className="text-sm text-ink-soft max-md:sr-only">
        <tr>
          <th scope="col" className={head}>
            Class
          </th>
          <th scope="col" className={`${head} w-1/3`}>
            Students
          </th>
          <th scope="col" className={head}>
            Activities
          </th>
          <th scope="col" className={head}>
            Skills on offer
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.classroom.id} row={row} most={most} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, most }: { readonly row: ClassRow; readonly most: number }) {
  const { classroom, activities, mathSkills, scienceSkills } = row
  return (
    <tr className="border-t border-line max-md:flex max-md:flex-col max-md:px-5 max-md:gap-2 max-md:py-4">
      <th scope="row" className={`${cell} font-normal [overflow-wrap:anywhere]`}>
        <Link
          href={`/classroom/${classroom.id}`}
          className="font-semibold text-action underline underline-offset-4"
        >
          {classroom.name}
        </Link>
        <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {gradeName(classroom.gradeLevel)}
          {!classroom.isActive && <Badge>Not active</Badge>}
        </span>
      </th>
      <td className={cell}>
        <span className="flex items-center gap-3">
          <span className="shrink-0 font-semibold md:w-8 md:text-end">{classroom.student_count}</span>
          <span className="text-ink-soft md:sr-only">
            {classroom.student_count === 1 ? 'student' : 'students'}
          </span>
          <span aria-hidden className="h-3 flex-1">
            <span
              className="block h-full min-w-0.5 rounded-sm bg-math"
              style={{ width: `${(classroom.student_count / most) * 100}%` }}
            />
          </span>
        </span>
      </td>
      <td className={cell}>
        {activities}
        <span className="text-ink-soft md:sr-only"> {activities === 1 ? 'activity' : 'activities'}</span>
      </td>
      <td className={cell}>
        {mathSkills} math, {scienceSkills} science
        <span className="text-ink-soft md:sr-only"> skills on offer</span>
      </td>
    </tr>
  )
}
