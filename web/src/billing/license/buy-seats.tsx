import type { Money } from '@skills-center/contract/billing/family'
import { buyLicense, Seats } from '@skills-center/contract/billing/license'
import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'
import { everyInterval, formatMoney } from '../format-plan.ts'
import { seatsError } from './seats-error.ts'

interface BuySeatsProps {
  readonly price: Money
  /** The number of students in the teacher's classes. */
  readonly students: number
}

/** Asks for the number of seats, then goes to the payment page. */
export function BuySeats({ price, students }: BuySeatsProps) {
  const [text, setText] = useState(String(Math.max(1, students)))
  const [isTried, setIsTried] = useState(false)
  const seats = Seats.safeParse(text.trim() === '' ? undefined : Number(text))
  const buying = useMutation({
    mutationFn: (count: number) => call(buyLicense, { body: { seats: count } }),
    onSuccess: ({ url }) => location.assign(url),
  })
  const total = seats.success ? { ...price, amount: price.amount * seats.data } : null
  return (
    <Card as="section" aria-labelledby="buy">
      <h2 id="buy" className="text-2xl font-bold">
        {t('billing/get-a-license')}
      </h2>
      <p className="mt-2 max-w-prose">
        {t('billing/price-for-each-seat-and-year', { price: formatMoney(price) })}
      </p>
      <form
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (seats.success) buying.mutate(seats.data)
        }}
      >
        <div className="max-w-48">
          <Field
            label={t('billing/seats')}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            error={isTried ? seatsError(seats) : null}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <p className="mt-3 text-lg" aria-live="polite">
          {total !== null && (
            <>
              <strong>{formatMoney(total)}</strong> {everyInterval().year}
            </>
          )}
        </p>
        <Button
          type="submit"
          size="large"
          busy={buying.isPending || buying.isSuccess}
          className="mt-4 max-sm:w-full"
        >
          {t('billing/go-to-payment')}
          <ExternalLink aria-hidden className="size-5" />
        </Button>
        <p className="mt-3 max-w-prose text-ink-soft">{t('billing/pay-on-a-page')}</p>
        <div className="mt-4 empty:hidden">
          <MutationError error={buying.error} />
        </div>
      </form>
    </Card>
  )
}
