import { Check, X } from 'lucide-react'

/** A check or cross in a circle, recognizable without color, with text for screen readers. */
export function VerdictSign({ isRight, says }: { isRight: boolean; says: string }) {
  const Icon = isRight ? Check : X
  return (
    <span
      className={`inline-grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] align-middle text-surface ${
        isRight ? 'border-correct bg-correct' : 'border-incorrect bg-incorrect'
      }`}
    >
      <Icon aria-hidden className="size-4" strokeWidth={3.5} />
      <span className="sr-only">{says}</span>
    </span>
  )
}
