import { type PlateScene, closedPath, materials } from './plate-scene.ts'

const height = 226
const front = 168
const back = 40

/** Two plates slide past each other, as a block seen from above; a road across the fault shows how far. */
export function sliding(width: number, plates: 'oceanic' | 'continental'): PlateScene {
  const lean = Math.min(70, width * 0.14)
  const tone = plates === 'oceanic' ? materials.oceanic : materials.continental
  /** A point on the top: `across` from left to right and `deep` from front to back, both from 0 to 1. */
  const on = (across: number, deep: number): [number, number] => [
    4 + across * (width - lean - 8) + deep * lean,
    front - deep * (front - back),
  ]
  const place = (across: number, deep: number) => {
    const [x, y] = on(across, deep)
    return { x, y }
  }
  const road = (from: number, to: number, deep: number) =>
    closedPath(on(from, deep - 0.05), on(to, deep - 0.05), on(to, deep + 0.05), on(from, deep + 0.05))
  const down = 40
  return {
    height,
    drawing: (
      <g strokeLinejoin="round">
        <path d={closedPath(on(0, 0), on(0.5, 0), on(0.5, 1), on(0, 1))} className={tone} strokeWidth={2} />
        <path d={closedPath(on(0.5, 0), on(1, 0), on(1, 1), on(0.5, 1))} className={tone} strokeWidth={2} />
        {[0, 0.5].map((from) => {
          const [[x1, y1], [x2]] = [on(from, 0), on(from + 0.5, 0)]
          return (
            <path
              key={from}
              d={closedPath([x1, y1], [x2, y1], [x2, y1 + down], [x1, y1 + down])}
              className={`${materials.mantle} stroke-ink`}
              strokeWidth={2}
            />
          )
        })}
        <path
          d={closedPath(
            on(1, 0),
            on(1, 1),
            [on(1, 1)[0], on(1, 1)[1] + down],
            [on(1, 0)[0], on(1, 0)[1] + down],
          )}
          className={`${materials.mantle} stroke-ink`}
          strokeWidth={2}
        />
        <path d={road(0, 0.5, 0.68)} className="fill-ink-soft" />
        <path d={road(0.5, 1, 0.4)} className="fill-ink-soft" />
        <path
          d={`M ${on(0.5, 1).join(' ')} L ${on(0.5, 0).join(' ')} v ${down}`}
          className="fill-none stroke-ink"
          strokeWidth={4}
        />
      </g>
    ),
    names: {
      fault: { at: { x: place(0.5, 1).x + 8, y: 18 }, from: place(0.5, 0.92) },
      'left-plate': { at: place(0.18, 0.32) },
      'right-plate': { at: place(0.84, 0.76) },
      mantle: { at: { x: width * 0.25, y: front + 21 } },
    },
    arrows: [
      { from: place(0.4, 0.12), to: place(0.4, 0.52) },
      { from: place(0.6, 0.92), to: place(0.6, 0.52) },
    ],
  }
}
