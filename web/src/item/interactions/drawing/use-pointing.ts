import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Position } from '../../figures/position.ts'

/** The reach of a pointer in pixels; larger for fingers. */
const reachOf = (pointerType: string): number => (pointerType === 'mouse' ? 14 : 24)
/** A press that moves less than this is a tap. */
const threshold = 5

interface Press {
  pointerId: number
  from: Position
  /** Where the handle was grabbed, relative to its center. */
  offset: Position
  handle: number
  isDrag: boolean
}

/**
 * Taps on a drawing and drags of its handles, in pixels of the drawing. Dragging is optional: taps can do everything it
 * does.
 */
export function usePointing({
  size,
  handles,
  isLocked,
  onTap,
  onDrag,
  onDrop,
  onHover,
}: {
  size: { width: number; height: number }
  handles: readonly Position[]
  isLocked: boolean
  /** `near` is the index of the handle within reach, or -1. */
  onTap: (spot: Position, near: number) => void
  /** Returns the index of the dragged handle, because handles may swap. */
  onDrag: (handle: number, spot: Position) => number
  onDrop: () => void
  onHover: (spot: Position | null) => void
}) {
  const press = useRef<Press | null>(null)
  const wasDrag = useRef(false)
  const pointer = useRef('mouse')

  function spotOf(event: MouseEvent<SVGSVGElement>): Position {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return {
      x: ((event.clientX - left) * size.width) / width,
      y: ((event.clientY - top) * size.height) / height,
    }
  }
  function handleNear(spot: Position): number {
    const distances = handles.map((handle) => Math.hypot(handle.x - spot.x, handle.y - spot.y))
    const min = Math.min(...distances)
    return min <= reachOf(pointer.current) ? distances.indexOf(min) : -1
  }
  function end(event: PointerEvent<SVGSVGElement>) {
    if (press.current?.pointerId !== event.pointerId) return
    const { isDrag } = press.current
    press.current = null
    wasDrag.current = isDrag
    if (isDrag) onDrop()
  }

  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (isLocked || event.button !== 0 || !event.isPrimary) return
      pointer.current = event.pointerType
      wasDrag.current = false
      const from = spotOf(event)
      const handle = handleNear(from)
      const middle = handles[handle] ?? from
      const offset = { x: middle.x - from.x, y: middle.y - from.y }
      press.current = { pointerId: event.pointerId, from, offset, handle, isDrag: false }
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (isLocked) return
      const spot = spotOf(event)
      // A release outside the drawing is not reported until the drag has begun.
      if (event.buttons === 0) press.current = null
      const now = press.current
      if (now === null || now.handle < 0) {
        if (event.pointerType === 'mouse') onHover(spot)
        return
      }
      if (!now.isDrag) {
        if (Math.hypot(spot.x - now.from.x, spot.y - now.from.y) < threshold) return
        now.isDrag = true
        event.currentTarget.setPointerCapture(event.pointerId)
        onHover(null)
      }
      now.handle = onDrag(now.handle, { x: spot.x + now.offset.x, y: spot.y + now.offset.y })
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture(event: PointerEvent<SVGSVGElement>) {
      // When a drag begins, pointer capture moves from the handle to the drawing.
      if (event.target === event.currentTarget) end(event)
    },
    onPointerLeave: () => onHover(null),
    onClick(event: MouseEvent<SVGSVGElement>) {
      // The click at the end of a drag is not a tap.
      const isTap = !wasDrag.current
      wasDrag.current = false
      if (isLocked || !isTap) return
      const spot = spotOf(event)
      onTap(spot, handleNear(spot))
    },
  }
}
