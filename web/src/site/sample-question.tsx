import type { SiteSkill } from '@skills-center/contract/site/page'
import { lazy, Suspense, useState } from 'react'
import { withMessages } from '../language/catalogues.ts'
import { t } from '../language/messages.ts'
import { contentLanguage } from '../language/language.ts'
import { RichTextView } from '../item/rich-text.tsx'
import { PartBoundary } from '../ui/part-boundary.tsx'
import { StartButton } from './start-button.tsx'
import { WaitingQuestion } from './waiting-question.tsx'

const SamplePlay = lazy(() =>
  withMessages(import('./sample-play.tsx'), 'item').then((module) => ({ default: module.SamplePlay })),
)

interface SampleQuestionProps {
  readonly skill: SiteSkill
  readonly sample: NonNullable<SiteSkill['sample']>
}

/** A sample question. Its answer expands without a script; with one, visitors can answer it. */
export function SampleQuestion({ skill, sample }: SampleQuestionProps) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <div className="mt-4 rounded-md border border-line bg-surface p-4 sm:p-5">
      {isPlaying ? (
        <PartBoundary what={t('ui/the-question')}>
          <Suspense fallback={<WaitingQuestion />}>
            <SamplePlay skillId={skill.id} />
          </Suspense>
        </PartBoundary>
      ) : (
        <>
          <div className="max-w-prose leading-relaxed">
            <RichTextView text={sample.stem} />
          </div>
          {sample.options.length > 0 && (
            <ul className="mt-3 flex list-disc flex-col gap-1 ps-6">
              {sample.options.map((option, index) => (
                <li key={index}>
                  <RichTextView text={option} />
                </li>
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-wrap items-start gap-x-5 gap-y-2">
            <StartButton variant="outline" onStart={() => setPlaying(true)}>
              {t('site/answer-it')}
              <span className="sr-only" lang={contentLanguage(skill)}>
                : {skill.name}
              </span>
            </StartButton>
            <details className="min-w-0 flex-1 basis-60">
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
                {t('ui/show-the-answer')}
              </summary>
              <div className="font-semibold">
                <RichTextView text={sample.solution.answer} />
              </div>
              <ol className="mt-2 flex max-w-prose list-decimal flex-col gap-2 ps-6">
                {sample.solution.steps.map((step, index) => (
                  <li key={index}>
                    <RichTextView text={step} />
                  </li>
                ))}
              </ol>
            </details>
          </div>
        </>
      )}
    </div>
  )
}
