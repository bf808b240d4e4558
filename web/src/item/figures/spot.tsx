import { createContext, useContext } from 'react'

/** What a question asks about parts of its figure: the letter that each part wears, and how a letter is picked. */
export interface Spots {
  /** Letter by the part's id; parts that are not asked about have none. */
  letters: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
  /** Undefined where the figure only shows. */
  onPick?: ((id: string) => void) | undefined
}

export const SpotsContext = createContext<Spots | null>(null)

const radius = 13

/**
 * A lettered badge on the part of a figure that is asked about. It takes a pointer; by keyboard and for screen
 * readers the same letters are controls beside the figure, so the badge itself is hidden from them.
 */
export function Spot({ id, x, y }: { id: string; x: number; y: number }) {
  const spots = useContext(SpotsContext)
  const letter = spots?.letters.get(id)
  if (spots === null || letter === undefined) return null
  const isChosen = spots.chosen.has(id)
  const { onPick } = spots
  return (
    <g aria-hidden onClick={onPick && (() => onPick(id))} className={onPick ? 'cursor-pointer' : undefined}>
      {/* A finger needs more room than the badge shows. */}
      <circle cx={x} cy={y} r={22} className="fill-transparent" />
      <circle
        cx={x}
        cy={y}
        r={radius}
        strokeWidth={2}
        className={isChosen ? 'fill-ink stroke-surface' : 'fill-surface stroke-ink'}
      />
      <text
        x={x}
        y={y}
        dy="0.35em"
        textAnchor="middle"
        fontSize={15}
        fontWeight={700}
        className={isChosen ? 'fill-surface' : 'fill-ink'}
      >
        {letter}
      </text>
    </g>
  )
}
