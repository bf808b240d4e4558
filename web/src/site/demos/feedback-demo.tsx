import type { SiteFeedback } from '@skills-center/contract/site/page'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { withMessages } from '../../language/catalogues.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { RichTextLine, RichTextView } from '../../item/rich-text.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { StartButton } from '../start-button.tsx'
import { WaitingQuestion } from '../waiting-question.tsx'
import { DemoFrame } from './demo-frame.tsx'

const SamplePlay = lazy(() =>
  withMessages(import('../sample-play.tsx'), 'item').then((module) => ({ default: module.SamplePlay })),
)

/** Shows the feedback on each known wrong answer to a question, and lets visitors try it. */
export function FeedbackDemo({ feedback }: { readonly feedback: SiteFeedback }) {
  const [isPlaying, setPlaying] = useState(false)
  const { skillId, place, stem, answer, wrong } = feedback
  return (
    <DemoFrame id="demo" title={t('site/get-this-one-wrong')} intro={t('site/each-answer-below-comes')}>
      <div className="font-display text-2xl font-semibold">
        <RichTextView text={stem} />
      </div>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {wrong.map((entry, index) => (
          <li key={index}>
            <details className="group py-1">
              <summary className="flex min-h-12 cursor-pointer items-center gap-2 text-lg">
                <Rich
                  id="site/what-if-i-say"
                  parts={{
                    answer: (
                      <strong className="text-incorrect">
                        <RichTextLine text={entry.answer} />
                      </strong>
                    ),
                  }}
                />
                <Chevron />
              </summary>
              <div className="mb-3 max-w-prose rounded-md border-l-4 border-incorrect bg-incorrect-soft px-4 py-3">
                <RichTextView text={entry.feedback} />
              </div>
            </details>
          </li>
        ))}
        <li>
          <details className="group py-1">
            <summary className="flex min-h-12 cursor-pointer items-center gap-2 text-lg">
              {t('site/what-is-right')}
              <Chevron />
            </summary>
            <p className="mb-3 text-lg font-semibold text-correct">
              <RichTextLine text={answer} />
            </p>
          </details>
        </li>
      </ul>
      <div className="mt-5">
        {isPlaying ? (
          <PartBoundary what={t('ui/the-question')}>
            <Suspense fallback={<WaitingQuestion />}>
              <SamplePlay skillId={skillId} from={place} />
            </Suspense>
          </PartBoundary>
        ) : (
          <StartButton onStart={() => setPlaying(true)}>{t('site/type-an-answer-of-your-own')}</StartButton>
        )}
      </div>
    </DemoFrame>
  )
}

function Chevron() {
  return <ChevronDown aria-hidden className="ms-auto size-5 shrink-0 text-ink-soft group-open:rotate-180" />
}
