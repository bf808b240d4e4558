import type { MisconceptionCount } from '@skills-center/contract/activities'

interface MisconceptionsProps {
  readonly found: readonly MisconceptionCount[]
  /** Unique on the page. */
  readonly id: string
}

/** The thinking behind wrong answers, most frequent first, by its name. */
export function Misconceptions({ found, id: headingId }: MisconceptionsProps) {
  if (found.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-7">
      <h3 id={headingId} className="text-xl font-bold">
        Thinking behind wrong answers
      </h3>
      <ul className="mt-3 grid gap-3 md:grid-cols-2">
        {found.map(({ id, name, explanation, count }) => (
          <li key={id} className="rounded-md border-l-4 border-warm bg-warm-soft px-4 py-3">
            <p className="font-bold">
              {name} <span className="font-normal text-ink-soft">({count})</span>
            </p>
            <p className="mt-1">{explanation}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
