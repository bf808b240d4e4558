import type { DemoStep } from '@skills-center/contract/practice/demo'
import { Check, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { withMessages } from '../../language/catalogues.ts'
import { t } from '../../language/messages.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { StartButton } from '../start-button.tsx'
import { WaitingQuestion } from '../waiting-question.tsx'
import { DemoFrame } from './demo-frame.tsx'

const AdaptiveRun = lazy(() =>
  withMessages(import('./adaptive-run.tsx'), 'item').then((module) => ({ default: module.AdaptiveRun })),
)

/** A run of real questions: a recorded run, and the visitor's own. */
export function AdaptiveDemo({ run }: { readonly run: readonly DemoStep[] }) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <DemoFrame
      id="demo"
      title={t('site/watch-it-adapt')}
      intro={isPlaying ? t('site/real-questions-on-unit-rates') : t('site/six-answers-to-real-questions')}
    >
      {isPlaying ? (
        <PartBoundary what={t('ui/the-questions')}>
          <Suspense fallback={<WaitingQuestion />}>
            <AdaptiveRun />
          </Suspense>
        </PartBoundary>
      ) : (
        <>
          <ol className="divide-y divide-line border-y border-line">
            {run.map(({ level, why, isRight, mastery }, index) => (
              <li
                key={index}
                className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[5.5rem_minmax(0,1fr)_7.5rem] md:grid-cols-[8.5rem_minmax(0,1fr)_8rem]"
              >
                <p className="font-semibold">
                  {t('ui/question-place', { place: index + 1 })}
                  <span className="block text-sm font-medium text-ink-soft">
                    {t('site/level-of-3', { level })}
                  </span>
                </p>
                <p className="text-ink-soft">“{why}”</p>
                <p className="flex items-center gap-2 sm:justify-end">
                  <span
                    className={`grid size-7 place-items-center rounded-sm ${isRight ? 'bg-correct-soft text-correct' : 'bg-incorrect-soft text-incorrect'}`}
                  >
                    {isRight ? (
                      <Check aria-hidden className="size-4.5" strokeWidth={3} />
                    ) : (
                      <X aria-hidden className="size-4.5" strokeWidth={3} />
                    )}
                    <span className="sr-only">{isRight ? t('site/right') : t('site/wrong')}</span>
                  </span>
                  <span className="font-display text-2xl font-bold tabular-nums">{Math.round(mastery)}</span>
                  <span className="text-sm text-ink-soft">{t('site/mastery')}</span>
                </p>
              </li>
            ))}
          </ol>
          <div className="mt-6">
            <StartButton size="large" onStart={() => setPlaying(true)}>
              {t('site/answer-it-yourself')}
            </StartButton>
          </div>
        </>
      )}
    </DemoFrame>
  )
}
