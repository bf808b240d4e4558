import { NotebookPen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { Session } from '../session.ts'

/** Why this question was chosen, and how many ideas are still due. */
export function DueLine({ because, due }: { readonly because: string | null; readonly due: number }) {
  return (
    <p className="mb-2 flex items-start gap-2.5 max-md:text-sm md:mb-4">
      <NotebookPen aria-hidden className="mt-0.5 size-5 shrink-0 text-math" />
      <span>
        {because !== null && because}{' '}
        <span className="text-ink-soft">
          {due > 1
            ? t('practice/count-more-after-this-one', { count: due - 1 })
            : t('practice/the-last-one-due')}
        </span>
      </span>
    </p>
  )
}

/** The end of a run, or the pause in a long run. */
export function RunEnd({
  results,
  due,
  onGoOn,
}: {
  readonly results: Session['results']
  /** The number of ideas still due. */
  readonly due: number
  readonly onGoOn: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  // The question is gone and focus with it, so focus moves to the title.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const right = results.filter((result) => result === 'right').length
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={t('practice/mistakes-notebook')} className="mb-5 text-2xl sm:text-3xl" />
      <Card as="section" aria-labelledby="run-end" className="flex flex-col items-center text-center">
        <Drawing name="done" />
        <h2 ref={title} id="run-end" tabIndex={-1} className="mt-3 text-2xl font-bold outline-none">
          {results.length === 0
            ? t('practice/nothing-is-due-right-now')
            : due > 0
              ? t('practice/good-place-to-pause')
              : t('practice/all-that-is-due-today')}
        </h2>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          {results.length === 0
            ? t('practice/ideas-that-you-miss-come')
            : t('practice/right-of-count-right', { right, count: results.length })}
          {due > 0 && ` ${t('practice/ideas-are-still-due', { due })}`}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {due > 0 && (
            <Button size="large" onClick={onGoOn}>
              {t('practice/go-on')}
            </Button>
          )}
          <ButtonLink
            href="/practice/overview/notebook"
            variant={due > 0 ? 'outline' : 'primary'}
            size="large"
          >
            {t('practice/back-to-the-notebook')}
          </ButtonLink>
          <ButtonLink href="/practice/overview" variant="outline" size="large">
            {t('practice/practice-overview')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
