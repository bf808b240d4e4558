import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Position } from '../figures/position.ts'

/**
 * Has every element marked `data-slide` slide to its new place from where it was, by the attribute's value, so
 * that the eye can follow. `container` is positioned. Nothing slides while a pointer holds something.
 */
export function useSlide(container: RefObject<HTMLElement | null>, isHeld: boolean) {
  const spots = useRef(new Map<string, Position>())
  const wasHeld = useRef(false)

  // After each rendering, since any may have moved something; the browser alone knows where things are.
  useLayoutEffect(() => {
    const root = container.current
    if (root === null) return
    // What is let go of is there already.
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

/** Where an element lies, whatever moves it about for the moment. */
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
