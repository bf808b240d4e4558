import { getMasteryRules } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WhatIfExample } from './what-if-example.tsx'

/** How mastery is calculated: the model's rules, and the model itself to experiment with. */
export function MasteryExplained() {
  const rules = useQuery(queryOf(getMasteryRules))
  return (
    <section
      id="mastery"
      tabIndex={-1}
      aria-labelledby="mastery-title"
      className="guide-chapter scroll-mt-6 outline-none"
    >
      <h2 id="mastery-title" className="text-2xl font-bold">
        {t('ui/how-your-mastery-is-worked-out')}
      </h2>
      {rules.data !== undefined ? (
        <ol className="mt-4 flex max-w-prose flex-col gap-4 text-lg">
          {rules.data.rules.map((rule, index) => (
            <li key={rule} className="flex gap-4">
              <span
                aria-hidden
                className="grid size-8 shrink-0 place-items-center rounded-full bg-science-soft font-display font-bold text-science"
              >
                {index + 1}
              </span>
              <span className="min-w-0">{rule}</span>
            </li>
          ))}
        </ol>
      ) : rules.isError ? (
        <Card className="mt-4">
          <LoadError
            what={t('support/what-if/the-rules')}
            detail={detailOf(rules.error) ?? t('support/what-if/check-your-connection')}
            onRetry={() => void rules.refetch()}
          />
        </Card>
      ) : (
        <div className="mt-4 flex max-w-prose flex-col gap-4" aria-busy>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-24" />
          ))}
        </div>
      )}
      <WhatIfExample />
    </section>
  )
}
