import {
  actOnSandboxPortal,
  getSandboxPortal,
  type SandboxPortal,
} from '@skills-center/contract/billing/sandbox'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'
import { formatPlanDate } from '../format-plan.ts'
import { SandboxNote } from '../sandbox-note.tsx'
import { UnlistedFrame } from '../../ui/unlisted-frame.tsx'

interface SandboxPageProps {
  readonly appName: string
  readonly id: string
}

/** Replaces the payment provider’s customer portal: working and failing cards, and simulated time. */
export function SandboxPortalPage({ appName, id }: SandboxPageProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getSandboxPortal, { params: { id } }),
    staleTime: 0,
  })
  return (
    <UnlistedFrame appName={appName}>
      <PageHeading title={t('billing/payment-sandbox')} />
      <SandboxNote />
      {data !== undefined ? (
        <Portal id={id} portal={data} />
      ) : error instanceof RequestError && error.status === 404 ? (
        <EmptyState drawing="lost" title={t('billing/no-such-page-in-the-sandbox')} />
      ) : error !== null ? (
        <LoadError what={t('ui/this-page')} detail={detailOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
    </UnlistedFrame>
  )
}

type Act = 'good-card' | 'bad-card' | 'renew' | 'cancel' | 'resume'

const statuses = (): Readonly<Record<string, string>> => ({
  trialing: t('billing/in-the-trial'),
  active: t('billing/paid'),
  past_due: t('billing/the-last-payment-failed'),
  canceled: t('billing/ended'),
})

function Portal({ id, portal }: { readonly id: string; readonly portal: SandboxPortal }) {
  const client = useQueryClient()
  const acting = useMutation({
    mutationFn: (act: Act) => call(actOnSandboxPortal, { params: { id }, body: { act } }),
    onSuccess: (changed) =>
      client.setQueryData(queryOf(getSandboxPortal, { params: { id } }).queryKey, changed),
  })
  const { status, hasGoodCard, isEnding, periodEnd, returnUrl } = portal
  const act = (which: Act, words: string) => (
    <Button
      variant="outline"
      className="max-sm:w-full"
      busy={acting.isPending && acting.variables === which}
      onClick={() => acting.mutate(which)}
    >
      {words}
    </Button>
  )
  return (
    <Card as="section" aria-labelledby="customer">
      <h2 id="customer" className="text-2xl font-bold">
        {t('billing/card-and-plan')}
      </h2>
      <div role="status">
        <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
          <dt className="font-semibold">{t('billing/plan')}</dt>
          <dd>{statuses()[status] ?? status}</dd>
          <dt className="font-semibold">{t('billing/card')}</dt>
          <dd>{hasGoodCard ? t('billing/one-that-works') : t('billing/one-that-is-declined')}</dd>
          {status !== 'canceled' && (
            <>
              <dt className="font-semibold">
                {isEnding ? t('billing/ends-on') : t('billing/period-ends-on')}
              </dt>
              <dd>{formatPlanDate(periodEnd)}</dd>
            </>
          )}
        </dl>
      </div>
      {status !== 'canceled' && (
        <div className="mt-5 flex flex-wrap gap-3">
          {hasGoodCard
            ? act('bad-card', t('billing/use-a-card-that-is-declined'))
            : act('good-card', t('billing/use-a-card-that-works'))}
          {act('renew', t('billing/let-the-period-end-now'))}
          {isEnding
            ? act('resume', t('billing/resume-the-plan'))
            : act('cancel', t('billing/cancel-the-plan'))}
        </div>
      )}
      <div className="mt-4 empty:hidden">
        <MutationError error={acting.error} />
      </div>
      <a href={returnUrl} className={buttonStyle({ className: 'mt-5 max-sm:w-full' })}>
        {t('billing/back-to-the-plan')}
      </a>
    </Card>
  )
}
