import type { ActivityStep, TeacherActivity } from '@skills-center/contract/activities'
import { ArrowRight, Eye, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { levelNames } from './levels.ts'

interface PresenterControlsProps {
  readonly activity: TeacherActivity
  readonly isBusy: boolean
  readonly error: string | null
  readonly onStep: (step: ActivityStep) => void
}

const levels = () =>
  [
    { value: '1', label: levelNames()[1], level: 1 },
    { value: '2', label: levelNames()[2], level: 2 },
    { value: '3', label: levelNames()[3], level: 3 },
  ] as const

/** The next step as a large button, with the other steps beside it. */
export function PresenterControls({ activity, isBusy, error, onStep }: PresenterControlsProps) {
  const { phase, mode, round, isPaused, ownQuestions } = activity
  const [level, setLevel] = useState<'1' | '2' | '3'>(`${activity.level ?? 2}`)
  const [isEnding, setEnding] = useState(false)
  const isTogether = mode === 'together'
  const isAllAsked = ownQuestions > 0 && round >= ownQuestions
  const asksNext = !isAllAsked && (phase === 'waiting' || (isTogether && phase === 'revealed'))
  const chosen = levels().find(({ value }) => value === level)?.level ?? 2
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        {asksNext && (
          <Button
            size="large"
            busy={isBusy}
            onClick={() =>
              onStep(
                isTogether ? { step: 'ask', after: round, level: chosen } : { step: 'ask', after: round },
              )
            }
          >
            {!isTogether
              ? t('activities/begin')
              : round === 0
                ? t('activities/ask-the-first-question')
                : t('ui/next-question')}
            <ArrowRight aria-hidden className="size-5" />
          </Button>
        )}
        {isAllAsked && phase === 'revealed' && (
          <p className="self-center font-semibold">
            {t('activities/all-own-asked', { count: ownQuestions })}
          </p>
        )}
        {asksNext && isTogether && ownQuestions === 0 && (
          <div className="w-full sm:w-84">
            <SegmentedControl
              label={t('activities/level-of-the-next-question')}
              labelHidden
              value={level}
              options={levels()}
              onChange={setLevel}
            />
          </div>
        )}
        {phase === 'open' && isPaused && (
          <Button size="large" busy={isBusy} onClick={() => onStep({ step: 'resume' })}>
            <Play aria-hidden className="size-5" />
            {t('activities/go-on')}
          </Button>
        )}
        {isTogether && phase === 'open' && (
          <Button
            size="large"
            variant={isPaused ? 'outline' : 'primary'}
            busy={isBusy && !isPaused}
            onClick={() => onStep({ step: 'reveal', round })}
          >
            <Eye aria-hidden className="size-5" />
            {t('ui/show-the-answer')}
          </Button>
        )}
        {phase === 'open' && !isPaused && (
          <Button size="large" variant="outline" onClick={() => onStep({ step: 'pause' })}>
            <Pause aria-hidden className="size-5" />
            {t('activities/pause-verb')}
          </Button>
        )}
        <Button
          size="large"
          variant={isAllAsked && phase === 'revealed' ? 'primary' : 'quiet'}
          className="ms-auto"
          onClick={() => setEnding(true)}
        >
          {t('activities/end-activity')}
        </Button>
      </div>
      {error !== null && (
        <p role="alert" className="rounded-md bg-incorrect-soft p-3 font-medium text-incorrect">
          {error}
        </p>
      )}
      <EndDialog
        isOpen={isEnding}
        isBusy={isBusy}
        onEnd={() => onStep({ step: 'end' })}
        onClose={() => setEnding(false)}
      />
    </div>
  )
}

interface EndDialogProps {
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly onEnd: () => void
  readonly onClose: () => void
}

function EndDialog({ isOpen, isBusy, onEnd, onClose }: EndDialogProps) {
  return (
    <Dialog
      open={isOpen}
      title={t('activities/end-this-activity')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('activities/keep-going')}
          </Button>
          <Button busy={isBusy} onClick={onEnd}>
            {t('activities/end-activity')}
          </Button>
        </>
      }
    >
      <p>{t('activities/students-see')}</p>
    </Dialog>
  )
}
