import type { FamilyPlan } from '@skills-center/contract/billing/family'
import { CircleCheck, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'
import { premiumStates } from '../format-plan.ts'

interface Notice {
  readonly icon: LucideIcon
  readonly look: string
  readonly title: string
  readonly text: ReactNode
}

/**
 * The outcome of a visit to the payment page: paid, pending, declined, or abandoned. Renders nothing for other visits.
 */
export function ReturnNotice({ plan }: { readonly plan: FamilyPlan }) {
  const checkoutResult = new URLSearchParams(location.search).get('checkout')
  const notice = noticeFor(plan, checkoutResult)
  if (notice === null) return null
  const { icon: Icon, look, title, text } = notice
  return (
    <div role="status" className={classNames('flex items-start gap-3 rounded-lg border-s-4 px-5 py-4', look)}>
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="text-lg font-semibold">{title}</p>
        <p className="mt-0.5 max-w-prose text-ink">{text}</p>
      </div>
    </div>
  )
}

function noticeFor(
  { state, checkout, firstName, sandboxPage }: FamilyPlan,
  checkoutResult: string | null,
): Notice | null {
  if (state === 'pending' || (state === 'free' && checkout === 'processing'))
    return {
      icon: Clock,
      look: 'border-s-math bg-math-soft text-math',
      title: t('billing/payment-is-on-its-way'),
      text: (
        <>
          {t('billing/some-ways-of-paying-take')}
          {sandboxPage !== null && (
            <>
              {' '}
              <a href={sandboxPage} className="font-semibold underline underline-offset-4">
                {t('billing/decide-in-the-sandbox')}
              </a>
              .
            </>
          )}
        </>
      ),
    }
  if (state === 'free' && checkout === 'failed')
    return {
      icon: CircleX,
      look: 'border-s-incorrect bg-incorrect-soft text-incorrect',
      title: t('billing/payment-did-not-go'),
      text: t('billing/nothing-was-charged-you-can-try'),
    }
  if (checkoutResult === 'done' && premiumStates.has(state))
    return {
      icon: CircleCheck,
      look: 'border-s-correct bg-correct-soft text-correct',
      title: t('billing/thank-you'),
      text: t('billing/first-name-has-premium-from-now', { firstName }),
    }
  if (checkoutResult === 'done')
    return {
      icon: Clock,
      look: 'border-s-math bg-math-soft text-math',
      title: t('billing/payment-is-not-confirmed-yet'),
      text: t('billing/this-takes-a-moment'),
    }
  if (checkoutResult === 'canceled' && state === 'free')
    return {
      icon: Undo2,
      look: 'border-s-line-strong bg-sunken text-ink-soft',
      title: t('billing/nothing-was-charged'),
      text: t('billing/left-the-payment-page'),
    }
  return null
}
