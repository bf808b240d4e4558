import { beginCheckout, type BillingInterval, type FamilyPlan } from '@skills-center/contract/billing/family'
import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Radio } from '../../ui/radio.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'
import { everyInterval, formatMoney, savedByYear } from '../format-plan.ts'
import { leaveFor } from './leave-for.ts'

interface OfferFormProps {
  readonly token: string
  readonly plan: FamilyPlan
}

/** Monthly or yearly, then on to the payment page. The more expensive option is never preselected. */
export function OfferForm({
  token,
  plan: { offers, trialDays, firstName, isAdult: isGrown },
}: OfferFormProps) {
  const [interval, setInterval] = useState<BillingInterval>('month')
  const [isAdult, setIsAdult] = useState(false)
  const [isAdultMissed, setIsAdultMissed] = useState(false)
  const paying = useMutation({
    mutationFn: () => call(beginCheckout, { params: { token }, body: { interval, isAdult: true } }),
    onSuccess: ({ url }) => leaveFor(url),
  })
  const chosen = offers.find((offer) => offer.interval === interval)
  const month = offers.find((offer) => offer.interval === 'month')
  const price = chosen === undefined ? '' : `${formatMoney(chosen.price)} ${everyInterval()[interval]}`

  function submit() {
    setIsAdultMissed(!isAdult)
    if (isAdult) paying.mutate()
  }

  return (
    <Card as="section" aria-labelledby="offer">
      <h2 id="offer" className="text-2xl font-bold">
        {trialDays > 0 ? t('billing/try-premium-free-for-days', { trialDays }) : t('billing/get-premium')}
      </h2>
      <form
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <fieldset>
          <legend className="mb-2 font-semibold">{t('billing/how-to-pay')}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {offers.map((offer) => (
              <OfferRadio
                key={offer.interval}
                offer={offer}
                saved={month && offer.interval === 'year' ? savedByYear(month.price, offer.price) : 0}
                isChosen={offer.interval === interval}
                onChoose={() => setInterval(offer.interval)}
              />
            ))}
          </div>
        </fieldset>
        <Checkbox
          className="mt-4"
          checked={isAdult}
          aria-invalid={isAdultMissed && !isAdult ? true : undefined}
          aria-describedby={isAdultMissed && !isAdult ? 'adult-missed' : undefined}
          onChange={(event) => setIsAdult(event.target.checked)}
        >
          {isGrown ? t('billing/i-am-an-adult') : t('billing/am-an-adult', { firstName })}
        </Checkbox>
        {isAdultMissed && !isAdult && (
          <p id="adult-missed" role="alert" className="mt-2 font-medium text-incorrect">
            {t('billing/please-confirm')}
          </p>
        )}
        <Button
          type="submit"
          size="large"
          busy={paying.isPending || paying.isSuccess}
          className="mt-5 max-sm:w-full"
        >
          {trialDays > 0 ? t('billing/begin-the-free-trial') : t('billing/go-to-payment')}
          <ExternalLink aria-hidden className="size-5" />
        </Button>
        <p className="mt-3 max-w-prose text-ink-soft">
          {trialDays > 0
            ? t('billing/nothing-is-charged-for-days', { trialDays, price })
            : t('billing/price-until-you-cancel', {
                price: price.charAt(0).toUpperCase() + price.slice(1),
              })}{' '}
          {t('billing/canceling-takes-two-clicks')}
        </p>
        <div className="mt-4 empty:hidden">
          <MutationError error={paying.error} />
        </div>
      </form>
    </Card>
  )
}

function OfferRadio({
  offer,
  saved,
  isChosen,
  onChoose,
}: {
  readonly offer: FamilyPlan['offers'][number]
  /** The percentage saved compared with paying monthly. */
  readonly saved: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  return (
    <Radio look="card" name="interval" value={offer.interval} checked={isChosen} onChange={onChoose}>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold">
            {offer.interval === 'month' ? t('billing/by-the-month') : t('billing/by-the-year')}
          </span>
          {saved > 0 && <Badge tone="science">{t('billing/saved-percent-less', { saved })}</Badge>}
        </span>
        <span className="mt-1 block">
          <span className="font-display text-2xl font-bold">{formatMoney(offer.price)}</span>{' '}
          <span className="text-ink-soft">{everyInterval()[offer.interval]}</span>
        </span>
      </span>
    </Radio>
  )
}
