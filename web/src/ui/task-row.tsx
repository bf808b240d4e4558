import type { Language } from '@skills-center/contract/language'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { ButtonLink } from './button-link.tsx'
import { classNames } from './class-names.ts'

/** One task for today: what it is, why, how long it takes, and a link to it; or that it is done. */
export function TaskRow({
  icon,
  tone,
  label,
  title,
  titleLanguage,
  minutes,
  done,
  isGood = true,
  action,
  children,
}: {
  readonly icon: ReactNode
  readonly tone: 'math' | 'science' | 'warm'
  readonly label: string
  readonly title: string
  /** The language of the title, if it differs from the page’s. */
  readonly titleLanguage?: Language | undefined
  readonly minutes: number
  /** The result, once it is done; or why nothing more can be done. */
  readonly done: string | null
  /** Whether it ended well. */
  readonly isGood?: boolean
  /** Null if there is nothing to do now. */
  readonly action: { readonly href: string; readonly text: string } | null
  /** The reason. */
  readonly children: ReactNode
}) {
  const tones = {
    math: 'bg-math-soft text-math',
    science: 'bg-science-soft text-science',
    warm: 'bg-warm-soft text-warm',
  } as const
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:px-6">
      <span
        aria-hidden
        className={classNames(
          'grid size-11 shrink-0 place-items-center self-start rounded-md',
          done === null ? tones[tone] : isGood ? 'bg-correct-soft text-correct' : 'bg-sunken text-ink-soft',
        )}
      >
        {done === null ? icon : isGood ? <CircleCheck className="size-6" /> : <CircleX className="size-6" />}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="font-semibold">{label}</span>
          {done === null && (
            <span className="inline-flex items-center gap-1">
              <Clock aria-hidden className="size-3.5" />
              {t('ui/about-minutes', { minutes })}
            </span>
          )}
        </p>
        <h3
          lang={titleLanguage}
          className="mt-0.5 font-sans text-lg leading-snug font-semibold tracking-normal [overflow-wrap:anywhere]"
        >
          {title}
        </h3>
        {done === null ? (
          <div className="mt-0.5 max-w-prose">{children}</div>
        ) : (
          <p className={classNames('mt-0.5', isGood ? 'text-correct' : 'text-ink-soft')}>{done}</p>
        )}
      </div>
      {done === null && action !== null && (
        <ButtonLink
          href={action.href}
          label={`${action.text}: ${title}`}
          variant="outline"
          className="max-sm:w-full"
        >
          {action.text}
        </ButtonLink>
      )}
    </li>
  )
}
