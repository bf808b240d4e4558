import { Flag } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { canSwap } from '../session.ts'
import { reportButtonId } from '../tools/practice-keys.ts'
import type { SessionControls } from '../use-session.ts'
import { NotLearnedButton } from './not-learned-yet.tsx'
import { SoundButton } from './sound-button.tsx'
import { stageOf } from './stage.ts'
import { SwapButton } from './swap-button.tsx'

/** Actions on the question itself, not its answer: swap it for a similar one, or report a problem. */
export function QuestionFooter({
  practice: { session, swap, defer },
  canDefer,
  onReport,
}: {
  practice: SessionControls
  /** Show “I haven’t learned this yet”. */
  canDefer: boolean
  onReport: () => void
}) {
  const { delivery, missed } = session
  const isChecking = delivery.phase === 'sending' && delivery.pending.body !== null
  return (
    <div className="mt-6 -mb-2 border-t border-line pt-3 sm:-mb-4">
      <div className="-mx-3 flex flex-wrap items-center gap-x-2">
        {canDefer && missed.length === 0 && stageOf(session) === 'open' && (
          <NotLearnedButton
            key={`${session.question.token} deferral`}
            delivery={delivery}
            isDisabled={isChecking || delivery.phase === 'signed-out'}
            onDefer={defer}
          />
        )}
        {canSwap(session) && (
          <SwapButton
            key={session.question.token}
            question={session.question}
            isDisabled={session.delivery.phase !== 'none'}
            onSwapped={swap}
          />
        )}
        <SoundButton />
        <Button
          id={reportButtonId}
          variant="quiet"
          size="small"
          className="max-md:min-h-11 sm:ms-auto"
          aria-keyshortcuts="Alt+R"
          onClick={onReport}
        >
          <Flag aria-hidden className="size-4.5" />
          {t('practice/report-a-problem')}
        </Button>
      </div>
    </div>
  )
}
