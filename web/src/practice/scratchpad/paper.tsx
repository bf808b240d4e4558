import { memo, type PointerEvent, useId, useRef, useState } from 'react'
import { paperHeight, paperWidth, type Pen, type Stroke } from './sheet.ts'
import { pathOf, strokesNear, withPoint } from './strokes.ts'

const inks: Record<Pen, string> = { plain: 'stroke-ink', blue: 'stroke-math', red: 'stroke-incorrect' }

/** The eraser's reach, in screen pixels. */
const eraserReach = 12

/** The current stroke or erasure of a finger, pen, or mouse. */
interface Gesture {
  pointer: number
  points: readonly number[]
  erased: ReadonlySet<number>
}

/** The drawing surface for touch, pen, and mouse. Draws vector curves, so they are sharp at any size. */
export function Paper({
  strokes,
  tool,
  label,
  onDraw,
  onErase,
}: {
  strokes: readonly Stroke[]
  tool: Pen | 'eraser'
  label: string
  onDraw: (stroke: Stroke) => void
  onErase: (strokes: ReadonlySet<number>) => void
}) {
  const squares = useId()
  // The gesture is also in a ref, because several moves may come between two renders.
  const now = useRef<Gesture | null>(null)
  const [gesture, setGesture] = useState<Gesture | null>(null)

  function follow(event: PointerEvent<SVGSVGElement>, from: Gesture) {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = paperWidth / box.width
    let { points, erased } = from
    for (const { clientX, clientY } of [...gathered(event.nativeEvent), event.nativeEvent]) {
      const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale]
      if (tool === 'eraser') {
        const near = strokesNear(strokes, x, y, eraserReach * scale)
        if (near.some((place) => !erased.has(place))) erased = new Set([...erased, ...near])
      } else points = withPoint(points, x, y)
    }
    now.current = { ...from, points, erased }
    setGesture(now.current)
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    // Ignores a second pointer, such as the palm beside a pen.
    if (now.current !== null || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    follow(event, { pointer: event.pointerId, points: [], erased: new Set() })
  }

  function move(event: PointerEvent<SVGSVGElement>) {
    if (now.current?.pointer === event.pointerId) follow(event, now.current)
  }

  function end(event: PointerEvent<SVGSVGElement>) {
    const done = now.current
    if (done?.pointer !== event.pointerId) return
    now.current = null
    setGesture(null)
    if (tool === 'eraser') onErase(done.erased)
    else if (done.points.length > 0) onDraw({ pen: tool, points: [...done.points] })
  }

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${paperWidth} ${paperHeight}`}
      className={`block w-full touch-none rounded-md border border-line-strong bg-surface select-none ${tool === 'eraser' ? 'cursor-cell' : 'cursor-crosshair'}`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <defs>
        <pattern id={squares} width="25" height="25" patternUnits="userSpaceOnUse">
          <path d="M25 0H0V25" fill="none" className="stroke-line" strokeWidth="1" />
        </pattern>
      </defs>
      <rect width={paperWidth} height={paperHeight} fill={`url(#${squares})`} opacity="0.7" />
      {strokes.map((stroke, index) => (
        // A stroke never changes, so its index can be its key.
        <Line key={index} stroke={stroke} isFading={gesture?.erased.has(index) ?? false} />
      ))}
      {gesture !== null && tool !== 'eraser' && gesture.points.length > 0 && (
        <Line stroke={{ pen: tool, points: [...gesture.points] }} isFading={false} />
      )}
    </svg>
  )
}

/** All moves since the last frame. Browsers hide `getCoalescedEvents` from pages without TLS. */
const gathered = (event: globalThis.PointerEvent): globalThis.PointerEvent[] =>
  'getCoalescedEvents' in event ? event.getCoalescedEvents() : []

const Line = memo(function Line({ stroke, isFading }: { stroke: Stroke; isFading: boolean }) {
  return (
    <path
      d={pathOf(stroke.points)}
      fill="none"
      className={`${inks[stroke.pen]} ${isFading ? 'opacity-15' : ''}`}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  )
})
