import { type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A card that is being dragged. */
export interface Drag {
  id: string
  /** The pointer's position in the window and its distance from the start, in pixels. */
  x: number
  y: number
  dx: number
  dy: number
}

const threshold = 6

/**
 * Dragging with a mouse, pen, or finger; always optional. A press that hardly moves stays a press. An element that a
 * finger may drag needs `touch-action`, or the browser scrolls instead.
 */
export function useDrag(onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const leaving = useRef<AbortController | null>(null)
  const drop = useRef(onDrop)
  // A drag outlives the render in which it began.
  useLayoutEffect(() => {
    drop.current = onDrop
  })
  // If the question disappears during a drag, its listeners are removed.
  useEffect(() => () => leaving.current?.abort(), [])

  function begin(id: string, event: ReactPointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return
    const { clientX, clientY, pointerId } = event
    const leave = new AbortController()
    leaving.current?.abort()
    leaving.current = leave
    let current: Drag | null = null

    const end = () => {
      leave.abort()
      setDrag(null)
    }
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      react: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, react, { signal: leave.signal })

    listen('pointermove', (moved) => {
      if (moved.pointerId !== pointerId) return
      const { clientX: x, clientY: y } = moved
      const [dx, dy] = [x - clientX, y - clientY]
      if (current === null && Math.hypot(dx, dy) < threshold) return
      current = { id, x, y, dx, dy }
      setDrag(current)
    })
    listen('pointerup', (released) => {
      if (released.pointerId !== pointerId) return
      end()
      if (current === null) return
      preventNextClick()
      drop.current(current)
    })
    listen('pointercancel', end)
    listen('keydown', (pressed) => {
      if (pressed.key === 'Escape' && current !== null) end()
    })
  }
  return { drag, begin }
}

/** The click at the end of a drag is not a press. */
function preventNextClick() {
  const leave = new AbortController()
  const stopEvent = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', stopEvent, { capture: true, signal: leave.signal })
  setTimeout(() => leave.abort())
}
