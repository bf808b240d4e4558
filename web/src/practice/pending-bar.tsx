import { CheckCheck, CloudOff, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { withMessages } from '../language/catalogues.ts'
import { t } from '../language/messages.ts'
import { useIsOnline } from '../platform/online.ts'
import { Button } from '../ui/button.tsx'
import { pendingAnswers, usePendingAnswers } from './pending-answers.ts'
import { formatArrived, isOpenAgain, formatWaiting } from './format-pending.ts'

/** The code that draws questions is loaded when the student opens the list. */
const ArrivedList = lazy(() =>
  withMessages(import('./arrived-list.tsx'), 'item').then((module) => ({ default: module.ArrivedList })),
)

/** A slim bar on every student screen: answers waiting on this device, and results that have arrived. */
export function PendingBar() {
  const state = usePendingAnswers()
  const isOnline = useIsOnline()
  const [isOpen, setOpen] = useState(false)
  const waiting = formatWaiting(state, isOnline)
  const hasArrived = state.arrived.length > 0
  // Questions that are open for a second try stay in the list.
  const close = () => {
    setOpen(false)
    pendingAnswers.dismiss((arrived) => !isOpenAgain(arrived))
  }
  return (
    <>
      <div role="status">
        {waiting !== null && (
          <Bar
            tone="warm"
            icon={<CloudOff aria-hidden className="size-5 shrink-0 text-warm" />}
            text={waiting}
          >
            {isOnline && (
              <Button variant="quiet" size="small" onClick={() => void pendingAnswers.sendNow()}>
                {t('practice/send-now')}
              </Button>
            )}
          </Bar>
        )}
        {hasArrived && waiting === null && (
          <Bar
            tone="math"
            icon={<CheckCheck aria-hidden className="size-5 shrink-0 text-math" />}
            text={formatArrived(state.arrived)}
          >
            <Button variant="outline" size="small" onClick={() => setOpen(true)}>
              {t('practice/see-how-it-went')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('practice/put-away')}
              onClick={() => pendingAnswers.dismiss(() => true)}
            >
              <X aria-hidden className="size-5" />
            </Button>
          </Bar>
        )}
      </div>
      {hasArrived && isOpen && (
        <Suspense>
          <ArrivedList arrived={state.arrived} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const tones = { warm: 'bg-warm-soft', math: 'bg-math-soft' } as const

function Bar({
  tone,
  icon,
  text,
  children,
}: {
  tone: keyof typeof tones
  icon: ReactNode
  text: string
  children?: ReactNode
}) {
  return (
    <div className={`border-t border-line ${tones[tone]}`}>
      <div className="mx-auto flex min-h-11 max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1 sm:px-6">
        {icon}
        <p className="min-w-0 flex-1 max-sm:text-sm max-sm:leading-snug">{text}</p>
        <div className="flex items-center gap-1">{children}</div>
      </div>
    </div>
  )
}
