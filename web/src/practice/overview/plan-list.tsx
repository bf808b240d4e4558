import type { PlanEntry } from '@skills-center/contract/practice'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PlanRow } from './plan-row.tsx'
import { minutesInAll } from './plan-words.ts'

/** What to practice now, what helps most first, and the way into all of it at once. */
export function PlanList({ entries }: { readonly entries: readonly PlanEntry[] }) {
  return (
    <section aria-labelledby="plan">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="plan" className="text-2xl font-bold">
            Your plan for now
          </h2>
          <p className="mt-1 text-ink-soft">
            What helps most comes first. All of it takes about {minutesInAll(entries)} minutes; a part of it
            is fine too.
          </p>
        </div>
        <ButtonLink href="/practice/overview/mixed" variant="primary" size="large" className="max-sm:w-full">
          Practice what helps most now
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </ButtonLink>
      </div>
      <Card padding="none">
        <ol>
          {entries.map((entry) => (
            <PlanRow key={entry.skill.id} entry={entry} />
          ))}
        </ol>
      </Card>
    </section>
  )
}
