import { type PlateScene, closedPath, materials } from './plate-scene.ts'

const height = 262

/** An oceanic plate sinks under the other plate. The rock above it melts and rises to form volcanoes. */
export function subducting(width: number, over: 'oceanic' | 'continental'): PlateScene {
  const isLand = over === 'continental'
  const sea = 74
  // Steeper on a narrow screen, so that the volcano stays in the picture.
  const slope = width < 420 ? 1.45 : 0.95
  const bend = width * 0.42
  const knee = { x: bend + 26, y: 128 }
  const slabX = (y: number) => knee.x + (y - knee.y) / slope
  const thick = 32
  const across = thick * Math.hypot(1, 1 / slope)
  const volcano = Math.min(width * 0.74, slabX(196))
  const ground = isLand ? 58 : 100
  const summit = isLand ? 24 : 50
  const foot = isLand ? 126 : 132
  const slab = `M 0 104 H ${bend - 22} Q ${bend + 8} 106 ${knee.x} ${knee.y} L ${slabX(height)} ${height} H ${slabX(height) - across} L ${slabX(160) - across} 160 Q ${bend - 10} 138 ${bend - 34} 136 H 0 Z`
  const coast = isLand
    ? `L ${bend + 40} ${sea} L ${bend + 62} ${ground}`
    : `Q ${bend + 36} ${ground} ${bend + 62} ${ground}`
  const upper = `M ${bend + 6} 112 ${coast} H ${width} V ${foot} H ${knee.x - 2} Q ${bend + 14} 116 ${bend + 6} 112 Z`
  const water = isLand
    ? closedPath([0, sea], [bend + 40, sea], [bend + 6, 114], [bend - 20, 106], [0, 106])
    : closedPath(
        [0, sea],
        [width, sea],
        [width, ground + 4],
        [bend + 50, ground + 4],
        [bend + 6, 114],
        [0, 108],
      )
  const peak = {
    at: { x: volcano + (isLand ? 60 : -34), y: 20 },
    from: { x: volcano + (isLand ? 12 : -9), y: summit + 12 },
  }
  return {
    height,
    drawing: (
      <g strokeLinejoin="round">
        <rect y={100} width={width} height={height - 100} className={materials.mantle} />
        <path d={water} className={materials.water} />
        <path d={slab} className={materials.oceanic} strokeWidth={2} />
        <path d={upper} className={isLand ? materials.continental : materials.oceanic} strokeWidth={2} />
        <path
          d={closedPath(
            [volcano - 30, ground],
            [volcano - 5, summit],
            [volcano + 5, summit],
            [volcano + 30, ground],
          )}
          className={isLand ? materials.continental : materials.oceanic}
          strokeWidth={2}
        />
        <path
          d={`M ${volcano - 10} 190 Q ${volcano - 16} 160 ${volcano - 5} 132 L ${volcano - 2.5} ${summit} H ${volcano + 2.5} L ${volcano + 5} 132 Q ${volcano + 16} 160 ${volcano + 10} 190 Q ${volcano} 198 ${volcano - 10} 190 Z`}
          className={materials.magma}
        />
        {!isLand && (
          <path
            d={`M 0 ${sea} H ${volcano - 15} M ${volcano + 15} ${sea} H ${width}`}
            className={materials.surface}
            strokeWidth={2}
          />
        )}
        {isLand && <path d={`M 0 ${sea} H ${bend + 40}`} className={materials.surface} strokeWidth={2} />}
      </g>
    ),
    names: {
      trench: { at: { x: bend - 6, y: 34 }, from: { x: bend + 3, y: 111 } },
      volcano: peak,
      mountains: peak,
      magma: { at: { x: Math.min(width - 30, volcano + 62), y: 170 }, from: { x: volcano + 6, y: 164 } },
      mantle: { at: { x: width * 0.16, y: 216 } },
      ocean: { at: { x: width * 0.12, y: 89 } },
      'left-plate': { at: { x: width * 0.12, y: 120 } },
      'right-plate': isLand
        ? { at: { x: width * 0.88, y: 82 } }
        : { at: { x: width * 0.88, y: 50 }, from: { x: width * 0.88, y: 108 } },
    },
    arrows: [
      { from: { x: width * 0.24, y: 121 }, to: { x: Math.min(bend - 12, width * 0.24 + 50), y: 121 } },
      isLand
        ? { from: { x: width - 6, y: 110 }, to: { x: width - 52, y: 110 } }
        : { from: { x: width - 4, y: 117 }, to: { x: width - 48, y: 117 } },
    ],
  }
}

/** Two continents collide. Neither sinks; both crumple up and down. */
export function crumpling(width: number): PlateScene {
  const x = (share: number) => share * width
  const left = closedPath(
    [x(0), 84],
    [x(0.3), 80],
    [x(0.35), 62],
    [x(0.38), 68],
    [x(0.43), 38],
    [x(0.455), 50],
    [x(0.5), 22],
    [x(0.515), 90],
    [x(0.49), 186],
    [x(0.36), 152],
    [x(0), 146],
  )
  const right = closedPath(
    [x(1), 84],
    [x(0.7), 80],
    [x(0.65), 58],
    [x(0.62), 66],
    [x(0.575), 36],
    [x(0.545), 52],
    [x(0.5), 22],
    [x(0.515), 90],
    [x(0.49), 186],
    [x(0.62), 154],
    [x(1), 146],
  )
  const fold = (y: number) =>
    `M ${x(0.02)} ${y} H ${x(0.3)} Q ${x(0.34)} ${y - 14} ${x(0.37)} ${y} T ${x(0.44)} ${y - 2} T ${x(0.5)} ${y - 6} M ${x(0.53)} ${y - 6} Q ${x(0.56)} ${y + 12} ${x(0.59)} ${y - 2} T ${x(0.66)} ${y} H ${x(0.98)}`
  return {
    height,
    drawing: (
      <g strokeLinejoin="round">
        <rect y={130} width={width} height={height - 130} className={materials.mantle} />
        <path d={left} className={materials.continental} strokeWidth={2} />
        <path d={right} className={materials.continental} strokeWidth={2} />
        <path d={`${fold(98)} ${fold(132)}`} className="fill-none stroke-ink-soft" strokeWidth={1.5} />
      </g>
    ),
    names: {
      mountains: { at: { x: x(0.74), y: 30 }, from: { x: x(0.58), y: 44 } },
      fault: { at: { x: x(0.66), y: 196 }, from: { x: x(0.505), y: 128 } },
      mantle: { at: { x: x(0.16), y: 216 } },
      'left-plate': { at: { x: x(0.1), y: 115 } },
      'right-plate': { at: { x: x(0.9), y: 115 } },
    },
    arrows: [
      { from: { x: x(0.2), y: 115 }, to: { x: x(0.2) + 46, y: 115 } },
      { from: { x: x(0.8), y: 115 }, to: { x: x(0.8) - 46, y: 115 } },
    ],
  }
}
