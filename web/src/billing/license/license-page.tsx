import { getLicense, type SchoolLicense } from '@skills-center/contract/billing/license'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, Undo2 } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SandboxNote } from '../sandbox-note.tsx'
import { BuySeats } from './buy-seats.tsx'
import { LicensePanel } from './license-panel.tsx'
import { SeatTable } from './seat-table.tsx'

/** Milliseconds between two checks of a pending payment. */
const pollMs = 4000

/** A teacher's school license: its seats, who has them, and its invoices. */
export function LicensePage() {
  const { data, isError, refetch } = useQuery({
    ...queryOf(getLicense),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.license?.state === 'pending' ? pollMs : false),
  })
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title={t('billing/school-license')} />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          {t('billing/premium-for-students-of-your-classes')}
        </p>
      </div>
      {data !== undefined ? (
        <License data={data} />
      ) : isError ? (
        <LoadError what={t('billing/your-license-loaded')} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy className="flex flex-col gap-6">
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      )}
    </div>
  )
}

function License({ data }: { readonly data: SchoolLicense }) {
  const { license, offer, payments } = data
  return (
    <>
      {payments === 'sandbox' && <SandboxNote />}
      <Returned data={data} />
      {license !== null ? (
        <>
          <LicensePanel data={data} license={license} />
          <SeatTable students={data.students} license={license} />
        </>
      ) : offer !== null ? (
        <BuySeats price={offer.perSeatAndYear} students={data.students.length} />
      ) : (
        <Card as="section" aria-labelledby="not-sold">
          <h2 id="not-sold" className="text-2xl font-bold">
            {t('billing/no-licenses-are-sold-here')}
          </h2>
          <p className="mt-2 max-w-prose">{t('billing/on-this-server-premium')}</p>
        </Card>
      )}
    </>
  )
}

/** The outcome of a visit to the payment page. */
function Returned({ data: { license, checkout, sandboxPage } }: { readonly data: SchoolLicense }) {
  const checkoutResult = new URLSearchParams(location.search).get('checkout')
  const look = 'flex items-start gap-3 rounded-lg border-s-4 px-5 py-4'
  if (license?.state === 'pending')
    return (
      <p role="status" className={`${look} border-s-math bg-math-soft`}>
        <Clock aria-hidden className="mt-0.5 size-6 shrink-0 text-math" />
        <span>
          {t('billing/payment-is-on-its-way-the-seats')}
          {sandboxPage !== null && (
            <>
              {' '}
              <a href={sandboxPage} className="font-semibold text-math underline underline-offset-4">
                {t('billing/decide-in-the-sandbox')}
              </a>
              .
            </>
          )}
        </span>
      </p>
    )
  if (license === null && checkout === 'failed')
    return (
      <p role="status" className={`${look} border-s-incorrect bg-incorrect-soft`}>
        {t('billing/payment-did-not-go-through-and-nothing')}
      </p>
    )
  if (checkoutResult === 'done' && license !== null)
    return (
      <p role="status" className={`${look} border-s-correct bg-correct-soft`}>
        <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-correct" />
        {t('billing/choose-below-who-gets-one')}
      </p>
    )
  if (checkoutResult === 'canceled' && license === null)
    return (
      <p role="status" className={`${look} border-s-line-strong bg-sunken`}>
        <Undo2 aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-soft" />
        {t('billing/left-the-payment-page-and-nothing')}
      </p>
    )
  return null
}
