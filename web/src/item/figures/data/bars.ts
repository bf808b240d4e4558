import type { FigureOf } from '@skills-center/contract/figure'

type Group = FigureOf<'bar-chart'>['bars'][number]

interface Bar {
  value: number
  id: string | undefined
  /** The bar's center, as a fraction of its group's slot. */
  across: number
  /** The bar's thickness, as a fraction of its group's slot. */
  thick: number
}

/** One bar in the center of its slot, or two side by side. */
export function barsOf(group: Group, isDouble: boolean): Bar[] {
  if (!isDouble) return [{ value: group.value, id: group.id, across: 0.5, thick: 0.66 }]
  const first = { value: group.value, id: group.id, across: 0.31, thick: 0.38 }
  if (!group.second) return [first]
  return [first, { value: group.second.value, id: group.second.id, across: 0.69, thick: 0.38 }]
}
