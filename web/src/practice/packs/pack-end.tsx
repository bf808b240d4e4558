import { useEffect, useRef } from 'react'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import type { Result } from '../session.ts'
import { formatEnd } from './format-pack.ts'

/** Shown after the last question of a pack. */
export function PackEnd({ results }: { results: readonly Result[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves focus to the heading, because the question is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="flex flex-col items-center text-center">
      <Drawing name="done" />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-2xl font-bold outline-none">
        {t('practice/whole-pack')}
      </h2>
      <p className="mt-2 max-w-prose text-lg">{formatEnd(results)}</p>
      <p className="mt-1 max-w-prose text-ink-soft">{t('practice/answers-count-from-the-moment')}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/practice/overview/offline">{t('practice/what-is-on-this-device')}</ButtonLink>
      </div>
    </Card>
  )
}
