import type { FigureOf } from '@skills-center/contract/figure'
import { textWidth } from '../scale.ts'
import { labelSize } from '../svg.tsx'

export type PanItem = FigureOf<'balance'>['left'][number]

export interface StackedItem {
  shape: PanItem['shape']
  label: string
  /** The center, relative to the center of the pan; `bottom` is the height above the pan. */
  x: number
  bottom: number
  wide: number
  tall: number
}

const gap = 4

/** The width and height of an item, wide enough for its text. */
function thingSize({ shape, label }: Pick<PanItem, 'shape' | 'label'>): { wide: number; tall: number } {
  const text = textWidth(label, labelSize)
  switch (shape) {
    case 'box':
      return { wide: Math.max(36, text + 16), tall: 36 }
    case 'ball': {
      const size = Math.max(36, text + 16)
      return { wide: size, tall: size }
    }
    case 'weight':
      return { wide: Math.max(28, text + 14), tall: 28 }
  }
}

/** Items stacked on a pan: the widest at the bottom, each in the lowest row with space for it. */
export function stackOnPan(things: readonly PanItem[], pan: number): { placed: StackedItem[]; tall: number } {
  const rows: { members: { thing: PanItem; wide: number; tall: number }[]; wide: number; tall: number }[] = []
  for (const thing of things.toSorted((a, b) => thingSize(b).wide - thingSize(a).wide)) {
    const size = thingSize(thing)
    for (let index = 0; index < thing.count; index++) {
      const row = rows.find((each) => each.wide + gap + size.wide <= pan)
      if (row) {
        row.members.push({ thing, ...size })
        row.wide += gap + size.wide
        row.tall = Math.max(row.tall, size.tall)
      } else {
        rows.push({ members: [{ thing, ...size }], wide: size.wide, tall: size.tall })
      }
    }
  }
  const placed: StackedItem[] = []
  let bottom = 0
  for (const row of rows) {
    let x = -row.wide / 2
    for (const { thing, wide, tall } of row.members) {
      placed.push({ shape: thing.shape, label: thing.label, x: x + wide / 2, bottom, wide, tall })
      x += wide + gap
    }
    bottom += row.tall + 2
  }
  return { placed, tall: bottom }
}
