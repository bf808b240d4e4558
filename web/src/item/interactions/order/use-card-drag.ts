import { type PointerEvent, type RefObject, useState } from 'react'
import { useDrag } from '../use-drag.ts'
import { landingPlace, shiftOf } from './order-moves.ts'

/** The layout when a drag began: the center and height of each card, and the gap between cards. */
interface Stand {
  middles: readonly number[]
  heights: readonly number[]
  gap: number
}

/** Drags the cards of a list up and down: the others make room, and the order changes on release. */
export function useCardDrag(
  list: RefObject<HTMLElement | null>,
  shown: readonly string[],
  move: (option: string, to: number) => void,
) {
  const [stand, setStand] = useState<Stand | null>(null)
  const { drag, begin } = useDrag((dropped) => move(dropped.id, placeOf(dropped.id, dropped.dy)))

  function placeOf(id: string, dy: number): number {
    const from = shown.indexOf(id)
    return stand === null ? from : landingPlace(stand.middles, from, (stand.middles[from] ?? 0) + dy)
  }

  const shifts = new Map<string, number>()
  if (drag !== null && stand !== null) {
    const from = shown.indexOf(drag.id)
    const to = placeOf(drag.id, drag.dy)
    const room = (stand.heights[from] ?? 0) + stand.gap
    for (const [index, id] of shown.entries())
      shifts.set(id, index === from ? drag.dy : shiftOf(index, from, to) * room)
  }

  return {
    drag,
    shifts,
    begin(option: string, event: PointerEvent) {
      const boxes = [...(list.current?.children ?? [])].map((each) => each.getBoundingClientRect())
      setStand({
        middles: boxes.map((box) => box.y + box.height / 2),
        heights: boxes.map((box) => box.height),
        gap: (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0),
      })
      begin(option, event)
    },
  }
}
