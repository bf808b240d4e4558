import { type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A card on its way with the pointer. */
export interface Drag {
  id: string
  /** Where the pointer is, in pixels of the window, and how far it has come. */
  x: number
  y: number
  dx: number
  dy: number
}

const threshold = 6

/**
 * Dragging by mouse, pen or finger, as a bonus to ways that need none. A press that hardly moves stays a press.
 * Where a finger may drag, the element takes `touch-action`, else the browser keeps its movement for scrolling.
 */
export function useDrag(onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const leaving = useRef<AbortController | null>(null)
  const drop = useRef(onDrop)
  // A drag outlives the rendering that it began in.
  useLayoutEffect(() => {
    drop.current = onDrop
  })
  // A question that goes away in mid-drag takes its listeners with it.
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
      swallowClick()
      drop.current(current)
    })
    listen('pointercancel', end)
    listen('keydown', (pressed) => {
      if (pressed.key === 'Escape' && current !== null) end()
    })
  }
  return { drag, begin }
}

/** The click that ends a drag is no press. */
function swallowClick() {
  const leave = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, signal: leave.signal })
  setTimeout(() => leave.abort())
}
