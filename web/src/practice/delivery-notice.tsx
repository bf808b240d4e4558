import type { ReactNode } from 'react'
import { CloudOff, LogIn } from 'lucide-react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { type Delivery, isPending } from './session.ts'

/** How one goes on while the answer waits: to a question that is here, with the connection, tomorrow, or with the reply. */
export type GoingOn = 'next' | 'later' | 'tomorrow' | 'here'

const goingOnInWords = (): Record<GoingOn, string> => ({
  next: t('You will see how it went when the connection is back. You can go on meanwhile.'),
  later: t(
    'You will see how it went when the connection is back. That was the last question on this device; more come by themselves.',
  ),
  tomorrow: t(
    'You will see how it went when the connection is back. That was the last of today’s free problems.',
  ),
  here: t('It is sent again by itself, and counts once. Then it goes on.'),
})

/** Says that an answer has not arrived yet, and what is being done about it. */
export function DeliveryNotice({
  delivery,
  goingOn,
  onResend,
}: {
  delivery: Delivery
  goingOn: GoingOn
  onResend: () => void
}) {
  if (delivery.phase === 'signed-out') {
    return (
      <Notice
        icon={<LogIn aria-hidden className="mt-0.5 size-6 shrink-0 text-warm" />}
        title={t('You are signed out')}
      >
        <p>{t('Your answer is saved. Sign in again and come back to this window, and it will be sent.')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <a href="/" target="_blank" rel="noopener" className={buttonStyle({ variant: 'outline' })}>
            {t('Sign in again (new tab)')}
          </a>
          <Button variant="quiet" onClick={onResend}>
            {t('I am signed in, send it')}
          </Button>
        </div>
      </Notice>
    )
  }
  if (delivery.phase === 'none' || !isPending({ delivery })) return null
  return (
    <Notice
      icon={<CloudOff aria-hidden className="mt-0.5 size-6 shrink-0 text-warm" />}
      title={t('Answer saved')}
    >
      <p>{goingOnInWords()[goingOn]}</p>
      <Button className="mt-3" variant="outline" busy={delivery.phase === 'sending'} onClick={onResend}>
        {delivery.phase === 'sending' ? t('Sending') : t('Send it now')}
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
