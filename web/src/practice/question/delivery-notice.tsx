import type { ReactNode } from 'react'
import { CloudOff, LogIn } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { type Delivery, isPending } from '../session.ts'

/**
 * How the student continues while the answer waits: with a question on this device, once there is a connection,
 * tomorrow, or here when the reply comes.
 */
export type NextStep = 'next' | 'later' | 'tomorrow' | 'here'

const formatNextStep = (): Record<NextStep, string> => ({
  next: t('practice/will-see-how-it-went'),
  later: t('practice/will-see-how-it-went-when-the-connection'),
  tomorrow: t('practice/will-see-how-it-went-when-the-connection-is-back'),
  here: t('practice/sent-again-by-itself'),
})

/** Says that an answer has not been delivered yet, and what happens next. */
export function DeliveryNotice({
  delivery,
  nextStep,
  onResend,
}: {
  delivery: Delivery
  nextStep: NextStep
  onResend: () => void
}) {
  if (delivery.phase === 'signed-out') {
    return (
      <Notice
        icon={<LogIn aria-hidden className="mt-0.5 size-6 shrink-0 text-warm" />}
        title={t('practice/you-are-signed-out')}
      >
        <p>{t('practice/your-answer-is-saved')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <a href="/" target="_blank" rel="noopener" className={buttonStyle({ variant: 'outline' })}>
            {t('practice/sign-in-again-new-tab')}
          </a>
          <Button variant="quiet" onClick={onResend}>
            {t('practice/i-am-signed-in')}
          </Button>
        </div>
      </Notice>
    )
  }
  if (delivery.phase === 'none' || !isPending({ delivery })) return null
  return (
    <Notice
      icon={<CloudOff aria-hidden className="mt-0.5 size-6 shrink-0 text-warm" />}
      title={t('practice/answer-saved')}
    >
      <p>{formatNextStep()[nextStep]}</p>
      <Button className="mt-3" variant="outline" busy={delivery.phase === 'sending'} onClick={onResend}>
        {delivery.phase === 'sending' ? t('practice/sending') : t('practice/send-it-now')}
      </Button>
    </Notice>
  )
}

function Notice({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 rounded-lg border-l-4 border-warm bg-warm-soft px-4 py-4 sm:px-5">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="text-lg font-bold text-warm">{title}</p>
        {children}
      </div>
    </div>
  )
}
