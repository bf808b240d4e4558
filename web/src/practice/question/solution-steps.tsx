import type { RichText } from '@skills-center/contract/rich-text'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { RichTextView } from '../../item/rich-text.tsx'
import { ReadableList } from '../../item/speech/readable-list.tsx'
import { Button } from '../../ui/button.tsx'

/** The worked solution. Steps open one by one, so that the student can think ahead. */
export function SolutionSteps({ steps }: { steps: readonly RichText[] }) {
  const [opened, setOpened] = useState(0)
  if (steps.length === 0) return null
  const left = steps.length - opened
  return (
    <section aria-label={t('practice/worked-solution')} className="mt-5">
      <ReadableList
        texts={steps.slice(0, opened)}
        label={t('practice/steps')}
        what="step"
        className="gap-y-4"
        itemClassName="flex gap-3.5 practice-rise"
        buttonClassName="max-sm:-ms-1.5"
      >
        {(step, index, id) => (
          <>
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken font-bold text-ink-soft">
              <span className="sr-only">{t('practice/step')} </span>
              {index + 1}
            </span>
            <div id={id} className="max-w-prose min-w-0 flex-1 pt-0.5 text-lg leading-relaxed">
              <RichTextView text={step} />
            </div>
          </>
        )}
      </ReadableList>
      {left > 0 && (
        <div className={`flex flex-wrap gap-2 ${opened > 0 ? 'mt-4' : ''}`}>
          <Button variant="outline" onClick={() => setOpened(opened + 1)}>
            <ChevronDown aria-hidden className="size-5" />
            {opened === 0
              ? t('practice/see-how-it-works')
              : t('practice/next-step-place-of-count', { place: opened + 1, count: steps.length })}
          </Button>
          {opened > 0 && left > 1 && (
            <Button variant="quiet" onClick={() => setOpened(steps.length)}>
              {t('practice/all-steps')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
