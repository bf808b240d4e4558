import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useReadingTime } from '../question/reading-time.ts'
import type { Closed } from './visit.ts'
import { lookBack } from './look-back.ts'
import { MovementRow } from './movement-row.tsx'
import { OtherSkill } from './other-skill.tsx'

/** A pause between questions: how the last ones went, and what to do next. Enter continues. */
export function PauseCard({
  closed,
  isMixed,
  onNext,
}: {
  closed: readonly Closed[]
  /** The questions already come from the whole plan. */
  isMixed: boolean
  onNext: () => void
}) {
  const id = useId()
  const next = useRef<HTMLButtonElement>(null)
  const section = useRef<HTMLElement>(null)
  const reading = useReadingTime()
  const { answered, rightAtFirst, movements, praise } = lookBack(closed)

  // Starts the timer when the card is on screen.
  useLayoutEffect(() => reading.restart(), [reading])

  // The question is gone and focus with it, so focus moves to the button.
  useEffect(() => {
    next.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function goToNext() {
    if (reading.isOver()) onNext()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
  }

  return (
    <section
      ref={section}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 rounded-lg border border-line bg-surface p-5 practice-rise sm:p-8"
      onKeyDown={onKeyDown}
    >
      <h2 id={`${id}-title`} className="text-2xl font-bold">
        {t('practice/answered-questions-done', { answered })}
      </h2>
      <div id={`${id}-summary`}>
        <p className="mt-3 text-lg">
          <Rich
            id="practice/right-at-the-first-try-of-answered"
            values={{ right: rightAtFirst, answered }}
            parts={{ strong: <strong /> }}
          />
        </p>
        <p className="mt-4 max-w-prose rounded-md border-s-4 border-warm-vivid bg-warm-soft px-4 py-3 text-lg">
          {praise}
        </p>
      </div>
      <h3 className="mt-7 text-lg font-bold">{t('practice/mastery-then-and-now')}</h3>
      <ul className="mt-3 flex flex-col gap-4">
        {movements.map((movement) => (
          <MovementRow key={movement.skill.id} movement={movement} />
        ))}
      </ul>
      {movements.some(({ from, now }) => from !== null && now < from) && (
        <p className="mt-4 text-sm text-ink-soft">{t('practice/what-went-down-comes-back')}</p>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button
          ref={next}
          size="large"
          className="min-w-44 max-sm:w-full"
          aria-describedby={`${id}-summary`}
          onClick={goToNext}
        >
          {t('practice/keep-going')}
          <ArrowRight aria-hidden className="size-5" />
        </Button>
        <OtherSkill current={isMixed ? null : (closed.at(-1)?.skill.id ?? null)} />
        <ButtonLink href="/" variant="quiet" size="large" className="max-sm:w-full">
          {t('practice/stop-for-today')}
        </ButtonLink>
      </div>
    </section>
  )
}
