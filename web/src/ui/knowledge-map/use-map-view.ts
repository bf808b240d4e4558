import { type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { mapSize } from './map-places.ts'

/** The visible part of the map: a scale, and the position of the drawing’s origin, in units of the whole map. */
interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

const whole: View = { scale: 1, x: 0, y: 0 }
const maxScale = 7
/** The zoom factor of one press of a button or key. */
const step = 1.7
/** At this many pixels per unit and above, every skill shows its name. */
const pixelsForNames = 1.75
/** How many pixels a finger may move during a tap. */
const tremble = 8

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value))

/** Within bounds: never smaller than the whole map, and never beyond its edges. */
function bounded({ scale, x, y }: View): View {
  const kept = between(1, scale, maxScale)
  const min = mapSize * (1 - kept)
  return { scale: kept, x: between(min, x, 0), y: between(min, y, 0) }
}

/** Zooms while the point (x, y), in units of the whole map, stays in place. */
function zoomed(view: View, factor: number, [x, y]: readonly [number, number]): View {
  const scale = between(1, view.scale * factor, maxScale)
  const ratio = scale / view.scale
  return bounded({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio })
}

/**
 * Zooming and panning of the map. It updates the SVG directly, without rendering, so that it stays smooth with any
 * number of skills.
 */
export function useMapView(
  svg: RefObject<SVGSVGElement | null>,
  world: RefObject<SVGGElement | null>,
  onTap: (point: readonly [x: number, y: number], reach: number) => void,
) {
  const view = useRef(whole)
  const pixels = useRef(1)

  const show = useCallback(
    (next: View, isGliding: boolean) => {
      view.current = bounded(next)
      const { scale, x, y } = view.current
      const [drawing, moved] = [svg.current, world.current]
      if (drawing === null || moved === null) return
      moved.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      moved.dataset['gliding'] = String(isGliding)
      drawing.style.setProperty('--unit', String(1 / (pixels.current * scale)))
      drawing.style.touchAction = scale > 1 ? 'none' : 'pan-y'
      drawing.dataset['named'] = String(pixels.current * scale >= pixelsForNames)
    },
    [svg, world],
  )

  useEffect(() => {
    const drawing = svg.current
    if (drawing === null) return
    const observer = new ResizeObserver(() => {
      pixels.current = Math.max(0.05, Math.min(drawing.clientWidth, drawing.clientHeight) / mapSize)
      show(view.current, false)
    })
    observer.observe(drawing)
    // Handles a touchpad pinch; a plain wheel scrolls the page. React's listener is passive and could not prevent the
    // default.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      show(zoomed(view.current, Math.exp(-event.deltaY / 180), toMap(drawing, event)), false)
    }
    drawing.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      observer.disconnect()
      drawing.removeEventListener('wheel', onWheel)
    }
  }, [svg, show])

  const gestures = useGestures({ svg, view, pixels, show, onTap })
  return useMemo(() => {
    const middle = [mapSize / 2, mapSize / 2] as const
    return {
      gestures,
      zoomIn: () => show(zoomed(view.current, step, middle), true),
      zoomOut: () => show(zoomed(view.current, 1 / step, middle), true),
      showAll: () => show(whole, true),
      /** Moves the map until a point is well in view. */
      reveal([x, y]: readonly [x: number, y: number]) {
        const { scale } = view.current
        const isSeen = [x * scale + view.current.x, y * scale + view.current.y].every(
          (at) => at > mapSize * 0.1 && at < mapSize * 0.9,
        )
        if (!isSeen) show({ scale, x: mapSize / 2 - x * scale, y: mapSize / 2 - y * scale }, true)
      },
    }
  }, [gestures, show])
}

/** The pointer's position, in units of the whole map. */
function toMap(drawing: SVGSVGElement, at: { readonly clientX: number; readonly clientY: number }) {
  const box = drawing.getBoundingClientRect()
  const size = Math.min(box.width, box.height)
  const unit = mapSize / size
  return [
    (at.clientX - box.left - (box.width - size) / 2) * unit,
    (at.clientY - box.top - (box.height - size) / 2) * unit,
  ] as const
}

interface GestureOptions {
  readonly svg: RefObject<SVGSVGElement | null>
  readonly view: RefObject<View>
  readonly pixels: RefObject<number>
  readonly show: (view: View, isGliding: boolean) => void
  readonly onTap: (point: readonly [x: number, y: number], reach: number) => void
}

/** One finger pans, two zoom, and a tap chooses. */
function useGestures({ svg, view, pixels, show, onTap }: GestureOptions) {
  const down = useRef(new Map<number, readonly [x: number, y: number]>())
  const begun = useRef<readonly [x: number, y: number] | null>(null)
  return useMemo(() => {
    const spread = () => {
      const [one, other] = [...down.current.values()]
      return one === undefined || other === undefined
        ? null
        : {
            middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] as const,
            wide: Math.hypot(one[0] - other[0], one[1] - other[1]),
          }
    }
    const end = ({ pointerId }: PointerEvent) => {
      down.current.delete(pointerId)
    }
    return {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (event.button !== 0) return
        down.current.set(event.pointerId, toMap(event.currentTarget, event))
        begun.current = down.current.size === 1 ? [event.clientX, event.clientY] : null
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        const last = down.current.get(event.pointerId)
        if (last === undefined) return
        const before = spread()
        const now = toMap(event.currentTarget, event)
        down.current.set(event.pointerId, now)
        const from = begun.current
        if (from !== null && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > tremble) {
          begun.current = null
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        const after = spread()
        if (before !== null && after !== null) {
          show(zoomed(view.current, after.wide / Math.max(1, before.wide), after.middle), false)
        } else if (begun.current === null && view.current.scale > 1) {
          const { scale, x, y } = view.current
          show({ scale, x: x + now[0] - last[0], y: y + now[1] - last[1] }, false)
        }
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        const drawing = svg.current
        if (begun.current !== null && drawing !== null) {
          const [x, y] = toMap(drawing, event)
          const { scale, ...origin } = view.current
          const reach = 26 / (pixels.current * scale)
          onTap([(x - origin.x) / scale, (y - origin.y) / scale], reach)
        }
        begun.current = null
        end(event)
      },
      onPointerCancel: end,
    }
  }, [svg, view, pixels, show, onTap])
}
