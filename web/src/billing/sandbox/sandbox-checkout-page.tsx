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
import { everyInterval, formatMoney } from '../format-plan.ts'
import { SandboxNote } from '../sandbox-note.tsx'
import { UnlistedFrame } from '../../ui/unlisted-frame.tsx'

interface SandboxPageProps {
  readonly appName: string
  readonly id: string
}

/** Replaces the payment provider’s checkout page when no real payments are taken; every outcome can be simulated. */
export function SandboxCheckoutPage({ appName, id }: SandboxPageProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getSandboxCheckout, { params: { id } }),
    staleTime: 0,
  })
  return (
    <UnlistedFrame appName={appName}>
      <PageHeading title={t('billing/payment-sandbox')} />
      <SandboxNote />
      {data !== undefined ? (
        <Checkout id={id} checkout={data} onRefused={() => void refetch()} />
      ) : error instanceof RequestError && error.status === 404 ? (
        <EmptyState drawing="lost" title={t('billing/no-such-checkout-in-the-sandbox')} />
      ) : error !== null ? (
        <LoadError
          what={t('billing/this-checkout')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
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
  const acting = useMutation({
    mutationFn: ({ act, email }: { act: Act; email: string }) =>
      call(actOnSandboxCheckout, {
        params: { id },
        body: act === 'pay' || act === 'pay-later' ? { act, email } : { act },
      }),
    onSuccess: ({ url }) => location.assign(url),
    onError: onRefused,
  })
  const busy = (act: Act) => (acting.isPending || acting.isSuccess) && acting.variables.act === act
  const play = (act: Act) => () => acting.mutate({ act, email: '' })
  return (
    <Card as="section" aria-labelledby="order">
      <h2 id="order" className="text-2xl font-bold">
        {checkout.kind === 'license'
          ? t('billing/school-license-seats', {
              quantity: checkout.quantity,
            })
          : t('billing/premium')}
      </h2>
      <p className="mt-2 text-lg">
        <strong>{formatMoney(checkout.total)}</strong> {everyInterval()[checkout.interval]}
        {checkout.trialDays > 0 && t('billing/after-days-that-are-free', { trialDays: checkout.trialDays })}
      </p>
      {checkout.state === 'open' ? (
        <PaymentForm busy={busy} onPlay={(act, email) => acting.mutate({ act, email })} />
      ) : checkout.state === 'processing' ? (
        <>
          <p className="mt-5">{t('billing/bank-transfer-is-on-its-way')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="large" className="max-sm:w-full" busy={busy('arrive')} onClick={play('arrive')}>
              {t('billing/the-payment-arrives')}
            </Button>
            <Button
              variant="outline"
              size="large"
              className="max-sm:w-full"
              busy={busy('fail')}
              onClick={play('fail')}
            >
              {t('billing/the-payment-fails')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="mt-5">
            {checkout.state === 'complete'
              ? t('billing/been-paid-already')
              : t('billing/another-one-was-begun')}
          </p>
          <Button className="mt-4" busy={busy('leave')} onClick={play('leave')}>
            {t('billing/go-back')}
          </Button>
        </>
      )}
      <div className="mt-4 empty:hidden">
        <MutationError error={acting.error} />
      </div>
    </Card>
  )
}

/** Replaces the card form: a button for each outcome of a payment. */
function PaymentForm({
  busy,
  onPlay,
}: {
  readonly busy: (act: Act) => boolean
  readonly onPlay: (act: Act, email: string) => void
}) {
  const [email, setEmail] = useState('grown-up@example.org')
  const [isDeclined, setIsDeclined] = useState(false)
  const play = (act: Act) => () => {
    setIsDeclined(false)
    onPlay(act, email)
  }
  return (
    <>
      <div className="mt-5 max-w-md">
        <Field
          label={t('billing/email-of-the-person-who-pays')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          hint={t('billing/where-the-link')}
        />
      </div>
      {isDeclined && (
        <p role="alert" className="mt-4 rounded-md bg-incorrect-soft p-3 font-medium text-incorrect">
          {t('billing/the-card-was-declined')}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="large" className="max-sm:w-full" busy={busy('pay')} onClick={play('pay')}>
          {t('billing/pay-with-a-card-that-works')}
        </Button>
        <Button variant="outline" size="large" className="max-sm:w-full" onClick={() => setIsDeclined(true)}>
          {t('billing/pay-with-a-card')}
        </Button>
        <Button
          variant="outline"
          size="large"
          className="max-sm:w-full"
          busy={busy('pay-later')}
          onClick={play('pay-later')}
        >
          {t('billing/pay-by-a-slow-bank-transfer')}
        </Button>
        <Button
          variant="quiet"
          size="large"
          className="max-sm:w-full"
          busy={busy('leave')}
          onClick={play('leave')}
        >
          {t('billing/leave-without-paying')}
        </Button>
      </div>
    </>
  )
}
