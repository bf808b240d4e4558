import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'

/** A made-up student's answers, with the mastery after each. */
const answers = [
  { isRight: true, mastery: 46 },
  { isRight: false, mastery: 40 },
  { isRight: true, mastery: 49 },
  { isRight: true, mastery: 58 },
  { isRight: true, mastery: 66 },
  { isRight: false, mastery: 60 },
  { isRight: true, mastery: 68 },
  { isRight: true, mastery: 75 },
  { isRight: true, mastery: 81 },
] as const

const x = (index: number) => 56 + index * 42
const y = (mastery: number) => 190 - mastery * 1.7

/** Shows how the mastery figure changes; the only picture of the product on the landing page. */
export function MasteryFigure() {
  return (
    <figure>
      <svg
        role="img"
        aria-label={t('site/example-graph-of-mastery')}
        viewBox="0 0 460 230"
        className="w-full"
      >
        {[0, 50, 100].map((mark) => (
          <g key={mark}>
            <line className="stroke-line" x1="40" x2="408" y1={y(mark)} y2={y(mark)} strokeWidth="1.5" />
            <text className="fill-ink-soft" x="32" y={y(mark) + 5} textAnchor="end" fontSize="14">
              {mark}
            </text>
          </g>
        ))}
        <polyline
          className="stroke-ink"
          fill="none"
          strokeWidth="3"
          strokeLinejoin="round"
          points={answers.map(({ mastery }, index) => `${x(index)},${y(mastery)}`).join(' ')}
        />
        {answers.map(({ isRight, mastery }, index) => (
          <g key={x(index)}>
            <circle
              className={isRight ? 'fill-correct stroke-canvas' : 'fill-canvas stroke-incorrect'}
              cx={x(index)}
              cy={y(mastery)}
              r="8"
              strokeWidth="3"
            />
            <text
              className={isRight ? 'fill-correct' : 'fill-incorrect'}
              x={x(index)}
              y="218"
              textAnchor="middle"
              fontSize="15"
              fontWeight="700"
            >
              {isRight ? '✓' : '✗'}
            </text>
          </g>
        ))}
        <text className="fill-ink font-display" x={x(8) + 16} y={y(81) + 8} fontSize="22" fontWeight="700">
          81
        </text>
      </svg>
      <figcaption className="mt-3 max-w-[46ch] text-ink-soft">
        <Rich id="site/example-mastery-is-the-chance" parts={{ strong: <strong className="text-ink" /> }} />
      </figcaption>
    </figure>
  )
}
