import {
  actOnSandboxCheckout,
  getSandboxCheckout,
  type SandboxCheckout,
} from '@skills-center/contract/billing/sandbox'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'
import { everyInterval, moneyInWords } from '../plan-words.ts'
import { SandboxNote } from '../sandbox-note.tsx'
import { UnlistedFrame } from '../../ui/unlisted-frame.tsx'

interface SandboxPageProps {
  readonly appName: string
  readonly id: string
}

/** In place of the payment provider’s page, where no real payments are taken: every outcome can be played. */
export function SandboxCheckoutPage({ appName, id }: SandboxPageProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getSandboxCheckout, { params: { id } }),
    staleTime: 0,
  })
  return (
    <UnlistedFrame appName={appName}>
      <PageHeading title={t('Payment sandbox')} />
      <SandboxNote />
      {data !== undefined ? (
        <Checkout id={id} checkout={data} onRefused={() => void refetch()} />
      ) : error instanceof RequestError && error.status === 404 ? (
        <EmptyState drawing="lost" title={t('There is no such checkout in the sandbox')} />
      ) : error !== null ? (
        <LoadError what={t('This checkout')} detail={detailOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
    </UnlistedFrame>
  )
}

type Act = 'pay' | 'pay-later' | 'leave' | 'arrive' | 'fail'

function Checkout({
  id,
  checkout,
  onRefused,
}: {
  readonly id: string
  readonly checkout: SandboxCheckout
  readonly onRefused: () => void
}) {
  const [email, setEmail] = useState('grown-up@example.org')
  const [isDeclined, setIsDeclined] = useState(false)
  const acting = useMutation({
    mutationFn: (act: Act) =>
      call(actOnSandboxCheckout, {
        params: { id },
        body: act === 'pay' || act === 'pay-later' ? { act, email } : { act },
      }),
    onSuccess: ({ url }) => location.assign(url),
    onError: onRefused,
  })
  const busy = (act: Act) => (acting.isPending || acting.isSuccess) && acting.variables === act
  const play = (act: Act) => () => {
    setIsDeclined(false)
    acting.mutate(act)
  }
  return (
    <Card as="section" aria-labelledby="order">
      <h2 id="order" className="text-2xl font-bold">
        {checkout.kind === 'license'
          ? t('School license, {quantity, plural, one {# seat} other {# seats}}', {
              quantity: checkout.quantity,
            })
          : t('Premium')}
      </h2>
      <p className="mt-2 text-lg">
        <strong>{moneyInWords(checkout.total)}</strong> {everyInterval()[checkout.interval]}
        {checkout.trialDays > 0 &&
          t(', after {trialDays} days that are free', { trialDays: checkout.trialDays })}
      </p>
      {checkout.state === 'open' ? (
        <>
          <div className="mt-5 max-w-md">
            <Field
              label={t('Email of the person who pays')}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              hint={t('Where the link to the plan goes. Mail of the sandbox stays on this server.')}
            />
          </div>
          {isDeclined && (
            <p role="alert" className="mt-4 rounded-md bg-incorrect-soft p-3 font-medium text-incorrect">
              {t('The card was declined. Nothing was charged: try another card, or leave.')}
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button size="large" className="max-sm:w-full" busy={busy('pay')} onClick={play('pay')}>
              {t('Pay with a card that works')}
            </Button>
            <Button
              variant="outline"
              size="large"
              className="max-sm:w-full"
              onClick={() => setIsDeclined(true)}
            >
              {t('Pay with a card that is declined')}
            </Button>
            <Button
              variant="outline"
              size="large"
              className="max-sm:w-full"
              busy={busy('pay-later')}
              onClick={play('pay-later')}
            >
              {t('Pay by a slow bank transfer')}
            </Button>
            <Button
              variant="quiet"
              size="large"
              className="max-sm:w-full"
              busy={busy('leave')}
              onClick={play('leave')}
            >
              {t('Leave without paying')}
            </Button>
          </div>
        </>
      ) : checkout.state === 'processing' ? (
        <>
          <p className="mt-5">{t('The bank transfer is on its way. How does it end?')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="large" className="max-sm:w-full" busy={busy('arrive')} onClick={play('arrive')}>
              {t('The payment arrives')}
            </Button>
            <Button
              variant="outline"
              size="large"
              className="max-sm:w-full"
              busy={busy('fail')}
              onClick={play('fail')}
            >
              {t('The payment fails')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="mt-5">
            {checkout.state === 'complete'
              ? t('This has been paid already.')
              : t('This checkout is over: another one was begun after it, or nobody paid in time.')}
          </p>
          <Button className="mt-4" busy={busy('leave')} onClick={play('leave')}>
            {t('Go back')}
          </Button>
        </>
      )}
      <div className="mt-4 empty:hidden">
        <MutationError error={acting.error} />
      </div>
    </Card>
  )
}
