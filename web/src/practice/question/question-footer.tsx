import { Flag } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { canSwap } from '../session.ts'
import { reportButtonId } from '../tools/practice-keys.ts'
import type { SessionControls } from '../use-session.ts'
import { SwapButton } from './swap-button.tsx'

/** What concerns the question itself and not its answer: another one like it, and a report of a problem. */
export function QuestionFooter({
  practice: { session, swap },
  onReport,
}: {
  practice: SessionControls
  onReport: () => void
}) {
  return (
    <div className="mt-6 -mb-2 border-t border-line pt-3 sm:-mb-4">
      <div className="-mx-3 flex flex-wrap items-center gap-x-2">
        {canSwap(session) && (
          <SwapButton
            key={session.question.token}
            question={session.question}
            isDisabled={session.delivery.phase !== 'none'}
            onSwapped={swap}
          />
        )}
        <Button
          id={reportButtonId}
          variant="quiet"
          size="small"
          className="sm:ms-auto"
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
