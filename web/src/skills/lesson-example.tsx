import type { WorkedExample } from '@skills-center/contract/skills'
import { ChevronDown, RefreshCw } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../language/messages.ts'
import { RichTextView } from '../item/rich-text.tsx'
import { ReadAloud } from '../item/speech/read-aloud.tsx'
import { ReadableList } from '../item/speech/readable-list.tsx'
import { useSilence } from '../item/speech/use-silence.ts'
import { Button } from '../ui/button.tsx'
import { LessonQuestion } from './lesson-question.tsx'
import { LessonSection } from './lesson-section.tsx'

interface LessonExampleProps {
  readonly example: WorkedExample
  readonly isAsking: boolean
  readonly hasFailed: boolean
  readonly onAnother: () => void
}

/** A worked example. Its steps open one by one, so that the student can think ahead, and then its answer. */
export function LessonExample({ example, isAsking, hasFailed, onAnother }: LessonExampleProps) {
  const { seed, steps } = example
  // Belongs to one example: with a new seed, nothing is open.
  const [opening, setOpening] = useState({ seed, opened: 0 })
  const opened = opening.seed === seed ? opening.opened : 0
  const isWorkedOut = opened > steps.length
  const open = (count: number) => setOpening({ seed, opened: count })

  const id = useId()
  useSilence(String(seed))
  const question = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const shownSeed = useRef(seed)
  // Moves focus along: to the question of a new example, and to the answer, because the button that opened it
  // disappears.
  useEffect(() => {
    const wasAsked = shownSeed.current !== seed
    shownSeed.current = seed
    if (wasAsked) question.current?.focus()
    else if (isWorkedOut) answer.current?.focus()
  }, [seed, isWorkedOut])

  return (
    <LessonSection
      id="example"
      title={t('skills/worked-example')}
      aside={
        <ReadAloud
          key={seed}
          what="question"
          className="-mx-3"
          passages={[{ kind: 'item', item: example.item, id }]}
        />
      }
    >
      <div ref={question} tabIndex={-1} className="scroll-mt-4 outline-none">
        <LessonQuestion item={example.item} id={id} />
      </div>
      <Steps steps={steps.slice(0, opened)} />
      <div aria-live="polite" className="not-empty:mt-5">
        {isWorkedOut && (
          <div
            ref={answer}
            tabIndex={-1}
            className="flex flex-wrap items-baseline gap-x-3 rounded-md bg-correct-soft px-4 py-3 text-lg outline-none"
          >
            <p className="font-semibold text-correct">{t('skills/answer')}</p>
            <div id={`${id}-answer`} className="min-w-0 font-semibold">
              <RichTextView text={example.rightAnswer} />
            </div>
          </div>
        )}
      </div>
      {hasFailed && (
        <p role="alert" className="mt-4 text-incorrect">
          {t('skills/another-example-did-not-load')}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {!isWorkedOut && (
          <Button onClick={() => open(opened + 1)}>
            <ChevronDown aria-hidden className="size-5" />
            {opened === steps.length
              ? t('ui/show-the-answer')
              : opened === 0
                ? t('skills/show-the-first-step')
                : t('skills/show-the-next-step', { opened: opened + 1, count: steps.length })}
          </Button>
        )}
        {opened < steps.length && (
          <Button variant="quiet" onClick={() => open(steps.length + 1)}>
            {t('skills/show-it-all')}
          </Button>
        )}
        <Button variant="outline" busy={isAsking} onClick={onAnother}>
          {!isAsking && <RefreshCw aria-hidden className="size-4.5" />}
          {t('skills/another-example')}
        </Button>
        {isWorkedOut && (
          <ReadAloud
            key={seed}
            what="answer"
            className="max-sm:-ms-3"
            passages={[
              { kind: 'own', words: t('skills/the-answer') },
              { kind: 'text', text: example.rightAnswer, within: `${id}-answer` },
            ]}
          />
        )}
      </div>
    </LessonSection>
  )
}

function Steps({ steps }: { readonly steps: WorkedExample['steps'] }) {
  return (
    <ReadableList
      texts={steps}
      label={t('skills/steps')}
      what="step"
      className="mt-6 gap-y-4"
      itemClassName="flex gap-3.5 print:break-inside-avoid"
      buttonClassName="max-sm:-ms-1.5"
    >
      {(step, index, stepId) => (
        <>
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken font-bold text-ink-soft">
            <span className="sr-only">{t('skills/step')} </span>
            {index + 1}
          </span>
          <div id={stepId} className="max-w-prose min-w-0 flex-1 pt-0.5 text-lg leading-relaxed">
            <RichTextView text={step} />
          </div>
        </>
      )}
    </ReadableList>
  )
}
