import type { PlanEntry } from '@skills-center/contract/practice'
import { t } from '../../language/messages.ts'
import { Card } from '../../ui/card.tsx'
import { PlanRow } from './plan-row.tsx'
import { minutesInAll } from './format-plan.ts'

/** Skills to practice beyond today's list, most helpful first. */
export function PlanList({
  entries,
  isOver,
}: {
  readonly entries: readonly PlanEntry[]
  /** Today's free problems are used up. */
  readonly isOver: boolean
}) {
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="text-2xl font-bold">
        {t('practice/what-helps-next')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {t('practice/in-the-order', { minutes: minutesInAll(entries) })}
      </p>
      <Card padding="none">
        <ol>
          {entries.map((entry) => (
            <PlanRow key={entry.skill.id} entry={entry} isOver={isOver && !entry.standing.isDue} />
          ))}
        </ol>
      </Card>
    </section>
  )
}
