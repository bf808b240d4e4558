import { createContext, useContext } from 'react'

/** The parts of a figure that a question asks about: the letter of each part, and how a letter is picked. */
export interface Spots {
  /** Letters by part id; other parts have none. */
  letters: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
  /** The verdict on each part as an answer. */
  verdicts?: ReadonlyMap<string, SpotVerdict | undefined>
  /** Undefined if the figure is read-only. */
  onPick?: ((id: string) => void) | undefined
}

/** `lacking` is right but was not chosen; `missed` was tried before and is not right. */
export type SpotVerdict = 'right' | 'lacking' | 'wrong' | 'missed'

export const SpotsContext = createContext<Spots | null>(null)

const radius = 13

/**
 * A letter badge on a part that the question asks about. It responds to a pointer. For keyboards and screen readers,
 * the same letters are controls beside the figure, so the badge itself is hidden from them.
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
      {/* A finger needs a larger target than the visible badge. */}
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

/** A chosen badge is filled; its verdict is shown by a check or a cross. */
const looks: Record<SpotVerdict | 'open' | 'chosen', { disc: string; text: string; sign?: string }> = {
  open: { disc: 'fill-surface stroke-ink', text: 'fill-ink' },
  chosen: { disc: 'fill-ink stroke-surface', text: 'fill-surface' },
  right: { disc: 'fill-correct stroke-surface', text: 'fill-surface', sign: check },
  lacking: { disc: 'fill-surface stroke-correct', text: 'fill-correct', sign: check },
  wrong: { disc: 'fill-incorrect stroke-surface', text: 'fill-surface', sign: cross },
  missed: { disc: 'fill-surface stroke-incorrect', text: 'fill-ink' },
}
