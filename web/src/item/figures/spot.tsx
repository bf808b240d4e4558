import { createContext, useContext } from 'react'

/** What a question asks about parts of its figure: the letter that each part wears, and how a letter is picked. */
export interface Spots {
  /** Letter by the part's id; parts that are not asked about have none. */
  letters: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
  /** What is known of a part as an answer. */
  verdicts?: ReadonlyMap<string, SpotVerdict | undefined>
  /** Undefined where the figure only shows. */
  onPick?: ((id: string) => void) | undefined
}

/** `lacking` is right and was not chosen, `missed` was tried before and is not right. */
export type SpotVerdict = 'right' | 'lacking' | 'wrong' | 'missed'

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
  const verdict = spots.verdicts?.get(id)
  const { disc, text, sign } = looks[verdict ?? (isChosen ? 'chosen' : 'open')]
  return (
    <g aria-hidden onClick={onPick && (() => onPick(id))} className={onPick ? 'cursor-pointer' : undefined}>
      {/* A finger needs more room than the badge shows. */}
      <circle cx={x} cy={y} r={22} className="fill-transparent" />
      <circle
        cx={x}
        cy={y}
        r={radius}
        strokeWidth={2}
        strokeDasharray={verdict === 'missed' ? '4 3' : undefined}
        className={disc}
      />
      <text x={x} y={y} dy="0.35em" textAnchor="middle" fontSize={15} fontWeight={700} className={text}>
        {letter}
      </text>
      {sign !== undefined && (
        <g transform={`translate(${x + 11} ${y - 11})`} className="fill-none stroke-surface">
          <circle r={7.5} strokeWidth={1.5} className={sign === check ? 'fill-correct' : 'fill-incorrect'} />
          <path d={sign} strokeWidth={2} strokeLinecap="round" />
        </g>
      )}
    </g>
  )
}

const check = 'M -3.5 0.2 L -1 2.8 L 3.6 -2.6'
const cross = 'M -2.8 -2.8 L 2.8 2.8 M 2.8 -2.8 L -2.8 2.8'

/** What is chosen is filled; what is known of it is told by a check or a cross. */
const looks: Record<SpotVerdict | 'open' | 'chosen', { disc: string; text: string; sign?: string }> = {
  open: { disc: 'fill-surface stroke-ink', text: 'fill-ink' },
  chosen: { disc: 'fill-ink stroke-surface', text: 'fill-surface' },
  right: { disc: 'fill-correct stroke-surface', text: 'fill-surface', sign: check },
  lacking: { disc: 'fill-surface stroke-correct', text: 'fill-correct', sign: check },
  wrong: { disc: 'fill-incorrect stroke-surface', text: 'fill-surface', sign: cross },
  missed: { disc: 'fill-surface stroke-incorrect', text: 'fill-ink' },
}
