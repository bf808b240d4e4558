import type { Result } from './session.ts'

const looks: Record<Result, string> = {
  right: 'bg-correct border-correct',
  'right-later': 'bg-correct-soft border-correct',
  wrong: 'bg-surface border-line-strong',
}
const mostShown = 24

/** One dot for every question of this visit: full, ringed or empty. */
export function SessionDots({ results }: { results: readonly Result[] }) {
  if (results.length === 0) return null
  const right = results.filter((result) => result !== 'wrong').length
  return (
    <div>
      <p className="text-sm text-ink-soft">
        This visit: <span className="font-semibold text-ink">{right}</span> of {results.length} right
      </p>
      <ol aria-hidden className="mt-2 flex flex-wrap gap-1.5">
        {results.slice(-mostShown).map((result, index) => (
          <li
            key={index}
            className={`grid size-4 place-items-center rounded-full border-2 practice-rise ${looks[result]}`}
          >
            {result === 'right-later' && <span className="size-1.5 rounded-full bg-correct" />}
          </li>
        ))}
      </ol>
    </div>
  )
}
