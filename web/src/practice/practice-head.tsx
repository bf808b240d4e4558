import { ArrowLeft, Keyboard, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { RoundProgress } from './round-progress.tsx'
import type { Result } from './session.ts'

/**
 * On a phone, one thin bar: exit, title, progress in this round, and mastery. On larger screens, the same as a page
 * head, with the keyboard shortcuts.
 */
export function PracticeHead({
  title,
  language,
  back,
  results,
  progress,
  mastery,
  onShortcuts,
  children,
}: {
  title: string
  /** The language of the title, if it differs from the page’s. */
  language?: string | undefined
  back: { readonly href: string; readonly label: string }
  /** The results of this visit's questions; empty if no question is shown. */
  results?: readonly Result[]
  /** Progress of another kind, shown below the title. */
  progress?: ReactNode
  /** Shown at the end of the bar. */
  mastery?: ReactNode
  onShortcuts?: (() => void) | undefined
  children?: ReactNode
}) {
  return (
    <div className="practice-bar">
      <div className="flex items-center gap-x-3 md:items-start md:justify-between md:gap-4">
        <Link
          href={back.href}
          className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink md:hidden"
        >
          <X aria-hidden className="size-6" />
          <span className="sr-only">{back.label}</span>
        </Link>
        <div className="min-w-0 flex-1">
          <Link
            href={back.href}
            className="inline-flex items-center gap-1.5 rounded-sm py-1 text-sm font-semibold text-ink-soft hover:text-ink max-md:hidden print:hidden"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {back.label}
          </Link>
          <PageHeading title={title} className="max-md:truncate max-md:text-base md:text-3xl">
            <span lang={language}>{title}</span>
          </PageHeading>
          {results !== undefined && <RoundProgress results={results} />}
          {progress}
        </div>
        {mastery}
        {onShortcuts !== undefined && (
          <div className="max-md:hidden">
            <Button
              variant="quiet"
              size="small"
              aria-label={t('practice/keyboard-shortcuts')}
              onClick={onShortcuts}
            >
              <Keyboard aria-hidden className="size-5" />
            </Button>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
