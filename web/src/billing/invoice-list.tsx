import type { Invoice } from '@skills-center/contract/billing/family'
import type { UseQueryResult } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { formatPlanDate, formatMoney } from './format-plan.ts'

const statuses = (): Record<Invoice['status'], string> => ({
  paid: t('billing/paid'),
  open: t('billing/not-paid-yet'),
  void: t('billing/not-charged'),
})

/** Invoices, newest first, linked to the payment provider's pages if it has them. */
export function InvoiceList({ asked }: { readonly asked: UseQueryResult<Invoice[]> }) {
  const { data, isError, refetch } = asked
  if (data === undefined)
    return isError ? (
      <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
        <p>{t('billing/invoices-did-not-load')}</p>
        <Button variant="outline" size="small" onClick={() => void refetch()}>
          {t('ui/try-again')}
        </Button>
      </div>
    ) : (
      <div aria-busy className="mt-2">
        <Skeleton className="h-11" />
      </div>
    )
  if (data.length === 0) return <p className="mt-1 text-ink-soft">{t('billing/nothing-yet')}</p>
  return (
    <ul className="mt-1 divide-y divide-line">
      {data.map(({ id, at, total, status, url }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
          <time dateTime={at}>{formatPlanDate(at)}</time>
          <span className="flex flex-wrap items-center gap-x-4">
            <span className={status === 'open' ? 'font-semibold text-incorrect' : 'text-ink-soft'}>
              {statuses()[status]}
            </span>
            <span className="min-w-16 text-right font-semibold tabular-nums">{formatMoney(total)}</span>
            {url !== null && (
              <a href={url} className="text-link">
                <Rich
                  id="billing/open-the-invoice-of-day"
                  values={{ day: formatPlanDate(at) }}
                  parts={{ more: <span className="sr-only" /> }}
                />
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
