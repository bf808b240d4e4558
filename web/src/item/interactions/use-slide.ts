import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Position } from '../figures/position.ts'

/**
 * Animates every element marked `data-slide` from its old position to its new one, matched by the attribute's value.
 * `container` must be positioned. Nothing slides while a pointer holds something.
 */
export function useSlide(container: RefObject<HTMLElement | null>, isHeld: boolean) {
  const spots = useRef(new Map<string, Position>())
  const wasHeld = useRef(false)

  // After each render, because any of them may have moved something; only the browser knows the positions.
  useLayoutEffect(() => {
    const root = container.current
    if (root === null) return
    // A released element is already at its place.
    const isStill = isHeld || wasHeld.current || matchMedia('(prefers-reduced-motion: reduce)').matches
    wasHeld.current = isHeld
    const before = spots.current
    spots.current = new Map()
    for (const element of root.querySelectorAll<HTMLElement>('[data-slide]')) {
      // Not shown at this width.
      if (element.offsetParent === null) continue
      const id = element.dataset['slide'] ?? ''
      const [from, to] = [before.get(id), spotIn(root, element)]
      spots.current.set(id, to)
      if (isStill || from === undefined) continue
      const [dx, dy] = [from.x - to.x, from.y - to.y]
      if (Math.hypot(dx, dy) < 1) continue
      element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration: 180,
        easing: 'ease-out',
      })
    }
  })
}

/** The layout position of an element, ignoring transforms. */
function spotIn(root: HTMLElement, element: HTMLElement): Position {
  const spot = { x: 0, y: 0 }
  let at: Element | null = element
  while (at instanceof HTMLElement && at !== root) {
    spot.x += at.offsetLeft
    spot.y += at.offsetTop
    at = at.offsetParent
  }
  return spot
}
