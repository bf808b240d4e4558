import type { GridCell, NamedStudent, SkillGrid } from '@skills-center/contract/analytics'
import type { SkillId, UserId } from '@skills-center/contract/ids'

/** Sort orders: by name, by skills mastered, by last practice, or by mastery of one skill. */
export type GridOrder = 'name' | 'mastered' | 'last' | SkillId

export interface GridRow {
  readonly student: NamedStudent
  readonly cells: ReadonlyMap<SkillId, GridCell>
  readonly mastered: number
  /** The latest practice in any skill; null before the first answer. */
  readonly lastAt: string | null
}

export function gridRows({ students, cells }: SkillGrid): GridRow[] {
  const byStudent = Map.groupBy(cells, ({ studentId }): UserId => studentId)
  return students.map((student) => {
    const own = byStudent.get(student.id) ?? []
    return {
      student,
      cells: new Map(own.map((cell) => [cell.skillId, cell])),
      mastered: own.filter(({ mastered }) => mastered).length,
      lastAt:
        own
          .map(({ lastAt }) => lastAt)
          .toSorted()
          .at(-1) ?? null,
    }
  })
}

/**
 * Students who need attention come first, except by name; students without a figure come last. Ties keep the order of
 * the class list.
 */
export function inOrder(rows: readonly GridRow[], order: GridOrder): GridRow[] {
  if (order === 'name') return [...rows]
  const figure = (row: GridRow): number => {
    if (order === 'mastered') return row.mastered
    if (order === 'last') return row.lastAt === null ? 0 : Date.parse(row.lastAt)
    return row.cells.get(order)?.mastery ?? 101
  }
  return rows.toSorted((one, other) => figure(one) - figure(other))
}
