import { questionsInRound } from './pause/visit.ts'
import type { Result } from './session.ts'

const looks: Record<Result, string> = {
  right: 'bg-correct',
  'right-later': 'bg-correct/55',
  wrong: 'bg-line-strong',
  pending: 'bg-warm-vivid',
  dropped: '',
}

/** One mark for each question until the next pause. The text version is next to mastery. */
export function RoundProgress({ results }: { results: readonly Result[] }) {
  const shown = results.filter((result) => result !== 'dropped')
  const begun = Math.max(0, Math.floor((shown.length - 1) / questionsInRound) * questionsInRound)
  const round = shown.slice(begun)
  return (
    <div aria-hidden className="mt-1 flex gap-1 md:hidden">
      {Array.from({ length: questionsInRound }, (_, index) => {
        const result = round[index]
        return (
          <span
            key={index}
            className={`h-1.5 flex-1 rounded-full ${result === undefined ? 'bg-skeleton' : looks[result]}`}
          />
        )
      })}
    </div>
  )
}
