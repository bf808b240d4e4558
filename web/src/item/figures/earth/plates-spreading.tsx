import { Label } from '../label.tsx'
import { tickSize } from '../svg.tsx'
import { type PlateScene, closedPath, materials } from './plate-scene.ts'

const height = 236

/** Plates move apart under the sea: a ridge, with older rock farther from it. */
export function spreadingSea(width: number, ages: readonly string[]): PlateScene {
  const middle = width / 2
  const side = (way: 1 | -1) =>
    closedPath(
      [middle, 104],
      [middle + way * 5, 96],
      [middle + way * 14, 86],
      [middle + way * 34, 96],
      [middle + way * (middle + 2), 118],
      [middle + way * (middle + 2), 164],
      [middle + way * 30, 126],
    )
  const bands = ages.map((_, index) => ((index + 1) / ages.length) * (middle - 20))
  return {
    height,
    drawing: (
      <g strokeLinejoin="round">
        <rect y={110} width={width} height={height - 110} className={materials.mantle} />
        <path d={closedPath([0, 58], [width, 58], [width, 124], [0, 124])} className={materials.water} />
        <path d={`M 0 58 H ${width}`} className={materials.surface} strokeWidth={2} />
        <path
          d={closedPath(
            [middle - 34, height],
            [middle - 9, 128],
            [middle, 98],
            [middle + 9, 128],
            [middle + 34, height],
          )}
          className={materials.magma}
        />
        <path d={side(-1)} className={materials.oceanic} strokeWidth={2} />
        <path d={side(1)} className={materials.oceanic} strokeWidth={2} />
        {ages.map((age, index) => {
          const end = bands[index] ?? 0
          const start = index === 0 ? 12 : (bands[index - 1] ?? 0)
          const far = 16 + (start + end) / 2
          return [-1, 1].map((way) => (
            <g key={`${age} ${way}`}>
              {index > 0 && (
                <line
                  x1={middle + way * (start + 18)}
                  x2={middle + way * (start + 18)}
                  y1={92 + start * 0.1}
                  y2={120 + start * 0.16}
                  className="stroke-ink"
                  strokeWidth={1.25}
                  strokeDasharray="4 3"
                />
              )}
              <Label x={middle + way * far} y={110 + far * 0.12} size={tickSize} isStrong isBare>
                {age}
              </Label>
            </g>
          ))
        })}
      </g>
    ),
    names: {
      ridge: { at: { x: middle, y: 30 }, from: { x: middle + 12, y: 89 } },
      magma: { at: { x: middle + 66, y: 212 }, from: { x: middle + 10, y: 200 } },
      mantle: { at: { x: width * 0.2, y: 210 } },
      ocean: { at: { x: width * 0.18, y: 80 } },
      'left-plate': { at: { x: width * 0.12, y: ages.length > 0 ? 149 : 138 } },
      'right-plate': { at: { x: width * 0.88, y: ages.length > 0 ? 149 : 138 } },
    },
    arrows: spreadingArrows(width, ages.length > 0 ? 180 : 116),
  }
}

/** Plates move apart under land: blocks sink between them and form a rift valley. */
export function spreadingLand(width: number): PlateScene {
  const middle = width / 2
  const side = (way: 1 | -1) =>
    closedPath(
      [middle, 100],
      [middle + way * 22, 100],
      [middle + way * 28, 84],
      [middle + way * 52, 84],
      [middle + way * 58, 66],
      [middle + way * (middle + 2), 66],
      [middle + way * (middle + 2), 146],
      [middle + way * 60, 134],
      [middle, 116],
    )
  const faults = (way: 1 | -1) =>
    `M ${middle + way * 28} 84 L ${middle + way * 14} 121 M ${middle + way * 58} 66 L ${middle + way * 33} 126`
  return {
    height,
    drawing: (
      <g strokeLinejoin="round">
        <rect y={116} width={width} height={height - 116} className={materials.mantle} />
        <path
          d={closedPath(
            [middle - 44, height],
            [middle - 16, 150],
            [middle, 112],
            [middle + 16, 150],
            [middle + 44, height],
          )}
          className={materials.magma}
        />
        <path d={side(-1)} className={materials.continental} strokeWidth={2} />
        <path d={side(1)} className={materials.continental} strokeWidth={2} />
        <path d={`${faults(-1)} ${faults(1)}`} className="stroke-ink" strokeWidth={2.5} />
        <path
          d={closedPath([middle - 13, 100], [middle - 4, 84], [middle + 4, 84], [middle + 13, 100])}
          className="fill-ink-soft stroke-ink"
          strokeWidth={1.5}
        />
        <path d={`M ${middle} 116 V 85`} className="stroke-incorrect" strokeWidth={3.5} />
      </g>
    ),
    names: {
      'rift-valley': { at: { x: middle - 40, y: 30 }, from: { x: middle - 20, y: 97 } },
      volcano: { at: { x: middle + 44, y: 30 }, from: { x: middle + 5, y: 86 } },
      fault: { at: { x: middle + 96, y: 84 }, from: { x: middle + 48, y: 92 } },
      magma: { at: { x: middle + 74, y: 196 }, from: { x: middle + 10, y: 190 } },
      mantle: { at: { x: width * 0.2, y: 206 } },
      'left-plate': { at: { x: width * 0.12, y: 92 } },
      'right-plate': { at: { x: width * 0.88, y: 92 } },
    },
    arrows: [
      { from: { x: middle - 64, y: 122 }, to: { x: middle - 108, y: 122 } },
      { from: { x: middle + 64, y: 122 }, to: { x: middle + 108, y: 122 } },
    ],
  }
}

const spreadingArrows = (width: number, y: number): PlateScene['arrows'] => [
  { from: { x: width * 0.4, y }, to: { x: width * 0.4 - 46, y } },
  { from: { x: width * 0.6, y }, to: { x: width * 0.6 + 46, y } },
]
