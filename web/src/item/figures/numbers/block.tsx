import { type PlacedBlock, blockSize, depth } from './block-layout.ts'

/** A base-ten block with its top left corner at `x`, `y`, divided into unit cubes where they are visible. */
export function Block({ kind, x, y, edge, isCrossedOut }: PlacedBlock & { edge: number }) {
  const { wide, tall } = blockSize(kind, edge)
  const slant = kind === 'thousand' ? edge * 10 * depth : 0
  const front = { left: x, right: x + wide - slant, top: y + slant, bottom: y + tall }
  const isFine = edge < 5
  const cuts = isFine && kind !== 'ten' ? [] : cutsOf(front, edge)
  return (
    <g>
      {slant > 0 && (
        <>
          <polygon
            points={`${front.left},${front.top} ${front.left + slant},${y} ${x + wide},${y} ${front.right},${front.top}`}
            className="fill-math/10 stroke-ink"
            strokeWidth={1.5}
            strokeLinejoin="round"
          />
          <polygon
            points={`${front.right},${front.top} ${x + wide},${y} ${x + wide},${front.bottom - slant} ${front.right},${front.bottom}`}
            className="fill-math/45 stroke-ink"
            strokeWidth={1.5}
            strokeLinejoin="round"
          />
          {!isFine && (
            <path d={slantedCuts(front, edge, slant)} className="fill-none stroke-math" strokeWidth={0.75} />
          )}
        </>
      )}
      <rect
        x={front.left}
        y={front.top}
        width={front.right - front.left}
        height={front.bottom - front.top}
        className={kind === 'one' ? 'fill-math/45' : 'fill-math/20'}
      />
      <path d={cuts.join(' ')} className="fill-none stroke-math" strokeWidth={isFine ? 0.6 : 0.9} />
      <rect
        x={front.left}
        y={front.top}
        width={front.right - front.left}
        height={front.bottom - front.top}
        className="fill-none stroke-ink"
        strokeWidth={kind === 'one' || isFine ? 1.25 : 1.5}
      />
      {isCrossedOut && <Cross left={x} right={x + wide} top={y} bottom={y + tall} />}
    </g>
  )
}

interface Face {
  left: number
  right: number
  top: number
  bottom: number
}

function cutsOf({ left, right, top, bottom }: Face, edge: number): string[] {
  const steps = (length: number) =>
    Array.from({ length: Math.max(0, Math.round(length / edge) - 1) }, (_, index) => (index + 1) * edge)
  return [
    ...steps(right - left).map((at) => `M ${left + at} ${top} V ${bottom}`),
    ...steps(bottom - top).map((at) => `M ${left} ${top + at} H ${right}`),
  ]
}

/** Grid lines on the top and right faces of a thousand cube. */
function slantedCuts({ left, right, top }: Face, edge: number, slant: number): string {
  const steps = Array.from({ length: 9 }, (_, index) => index + 1)
  return steps
    .flatMap((step) => {
      const at = step * edge
      const back = (slant * step) / 10
      return [
        `M ${left + at} ${top} l ${slant} ${-slant}`,
        `M ${left + back} ${top - back} H ${right + back} v ${edge * 10}`,
        `M ${right} ${top + at} l ${slant} ${-slant}`,
      ]
    })
    .join(' ')
}

function Cross({ left, right, top, bottom }: Face) {
  // A cross over a whole rod would be a needle, so only its middle is crossed.
  const tall = Math.min(bottom - top, (right - left) * 2.5)
  const middle = (top + bottom) / 2
  const out = 3
  const path = `M ${left - out} ${middle - tall / 2 - out} L ${right + out} ${middle + tall / 2 + out} M ${right + out} ${middle - tall / 2 - out} L ${left - out} ${middle + tall / 2 + out}`
  return (
    <g className="fill-none" strokeLinecap="round">
      <path d={path} className="stroke-surface" strokeWidth={5} />
      <path d={path} className="stroke-incorrect" strokeWidth={2.5} />
    </g>
  )
}
