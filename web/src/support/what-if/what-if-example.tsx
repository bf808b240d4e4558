import { maxWhatIfEvents } from '@skills-center/contract/practice'
import { CalendarDays, Check, Lightbulb, Repeat, RotateCcw, Undo2, X } from 'lucide-react'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { MasteryBar } from '../../ui/mastery-bar.tsx'
import { MasteryMark } from '../../ui/mastery-mark.tsx'
import { RunDescription } from './run-description.tsx'
import { formatChange, formatOutlook, formatProgress } from './format-step.ts'
import { useWhatIf } from './use-what-if.ts'
import { WhatIfChart } from './what-if-chart.tsx'
import { formatMove, presets, type Move } from './what-if-events.ts'

const buttons = [
  { move: 'right', icon: Check },
  { move: 'wrong', icon: X },
  { move: 'hint', icon: Lightbulb },
  { move: 'second', icon: Repeat },
  { move: 'day', icon: CalendarDays },
  { move: 'week', icon: CalendarDays },
] as const

/** Answers and days to try out, with the real model's results. */
export function WhatIfExample() {
  const { moves, played, run, isFull, add, takeBack, play } = useWhatIf()
  const { steps, moves: made } = played ?? { steps: [], moves: [] }
  return (
    <Card
      as="section"
      aria-labelledby="what-if"
      aria-busy={(played === null && run.isPending) || undefined}
      className={classNames('mt-10', steps.length === 0 && 'print:hidden')}
    >
      <h3 id="what-if" className="text-xl font-bold">
        {t('support/what-if/try-it-what-would-happen')}
      </h3>
      <p className="mt-1 max-w-prose text-ink-soft">
        {played === null ? (
          t('support/what-if/student-who-is-new')
        ) : (
          <Rich
            id="support/what-if/student-who-is-new-to-skill"
            values={{ skill: played.skill.name }}
            parts={{ skill: <span lang={contentLanguage(played.skill)} /> }}
          />
        )}
      </p>
      <div
        role="group"
        aria-label={t('support/what-if/what-happens-next')}
        className="mt-5 flex flex-wrap gap-2"
      >
        {buttons.map(({ move, icon: Icon }) => (
          <Button key={move} variant="outline" disabled={isFull} onClick={() => add(move)}>
            <Icon aria-hidden className={`size-4.5 ${tones[move]}`} />
            {formatMove()[move]}
          </Button>
        ))}
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <WhatIfChart moves={made} steps={steps} />
        <Outcome played={played} isFull={isFull} />
      </div>
      {run.isError && (
        <div
          role="alert"
          className="mt-3 flex flex-wrap items-center gap-3 rounded-md bg-warm-soft px-4 py-3"
        >
          <p className="min-w-0 flex-1 basis-56">
            {detailOf(run.error) ?? t('support/what-if/model-could-not-be-asked')}
          </p>
          <Button variant="outline" size="small" onClick={() => void run.refetch()}>
            {t('ui/try-again')}
          </Button>
        </div>
      )}
      <div className="-ms-3 mt-4 flex flex-wrap gap-2">
        <Button variant="quiet" size="small" disabled={moves.length === 0} onClick={takeBack}>
          <Undo2 aria-hidden className="size-4.5" />
          {t('support/what-if/take-one-back')}
        </Button>
        <Button variant="quiet" size="small" disabled={moves.length === 0} onClick={() => play([])}>
          <RotateCcw aria-hidden className="size-4.5" />
          {t('support/what-if/start-over')}
        </Button>
      </div>
      {steps.length > 0 && <RunDescription moves={made} steps={steps} />}
      <div className="mt-5 border-t border-line pt-4 print:hidden">
        <p id="what-if-presets" className="text-sm font-semibold">
          {t('support/what-if/or-look-at-a-whole-run')}
        </p>
        <div role="group" aria-labelledby="what-if-presets" className="mt-2 flex flex-wrap gap-2">
          {presets().map(({ label, moves: all }) => (
            <Button key={label} variant="outline" size="small" onClick={() => play(all)}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  )
}

/** The mastery after the last move, and its change. */
function Outcome({ played, isFull }: Pick<ReturnType<typeof useWhatIf>, 'played' | 'isFull'>) {
  const { steps, moves: made } = played ?? { steps: [], moves: [] }
  const now = steps.at(-1)
  const change = now === undefined ? '' : formatChange(steps.at(-2), now)
  const outlook = now === undefined ? null : formatOutlook(now)
  const lastMove = made.at(-1)
  return (
    <div className="min-h-40">
      <MasteryBar
        label={t('support/what-if/mastery-in-the-example')}
        value={now?.mastery == null ? null : Math.round(now.mastery)}
        certainty={now?.certainty ?? null}
        subject="math"
      />
      <div role="status" className="mt-3 space-y-2">
        {now === undefined || lastMove === undefined ? (
          <p>{t('support/what-if/press-right-or-wrong-to-begin')}</p>
        ) : (
          <>
            <p className="font-semibold">
              {formatMove()[lastMove]}: {formatProgress(now)}
              {change !== '' && <span className="font-normal text-ink-soft"> ({change})</span>}
            </p>
            <MasteryMark mastered={now.mastered} isDue={now.isDue} />
            {outlook !== null && <p className="text-ink-soft">{outlook}</p>}
            {now.day > 0 && (
              <p className="text-sm text-ink-soft">
                {t('support/what-if/day-of-the-example', { day: now.day })}
              </p>
            )}
          </>
        )}
        {isFull && (
          <p className="text-warm">
            {t('support/what-if/take-one-back-or-start', { most: maxWhatIfEvents })}
          </p>
        )}
      </div>
    </div>
  )
}

const tones: Readonly<Record<Move, string>> = {
  right: 'text-correct',
  wrong: 'text-incorrect',
  hint: 'text-warm',
  second: 'text-warm',
  day: 'text-ink-soft',
  week: 'text-ink-soft',
}
