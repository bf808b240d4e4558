import { ArrowDown, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { NextLink } from '../../ui/next-link.tsx'
import type { Chapter } from './chapter.ts'

interface GuideChapterProps {
  /** The element's id, for links to it. */
  readonly id: string
  readonly number: number
  readonly chapter: Chapter
  readonly screen: ReactNode
  /** Links are shown only to the role whose screens they open. */
  readonly hasLinks: boolean
  readonly isRead: boolean
  readonly isLast: boolean
  readonly onFinish: () => void
  readonly onUnread: () => void
}

/** A chapter about one feature: a short text, an interactive sample, and a link. */
export function GuideChapter(props: GuideChapterProps) {
  const { id, number, chapter, screen, hasLinks, isRead, isLast, onFinish, onUnread } = props
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="guide-chapter scroll-mt-6 outline-none"
    >
      <div className="flex items-baseline gap-3">
        <span aria-hidden className="font-display text-2xl font-bold text-ink-soft tabular-nums">
          {number}
        </span>
        <h2 id={`${id}-title`} className="text-2xl font-bold">
          {chapter.title}
        </h2>
      </div>
      <Paragraphs texts={chapter.text} className="mt-3" />
      {chapter.screen !== undefined && (
        <figure className="mt-6">
          <figcaption className="mb-3 text-sm text-ink-soft">{chapter.screen.caption}</figcaption>
          {screen}
        </figure>
      )}
      {chapter.after !== undefined && <Paragraphs texts={chapter.after} className="mt-6" />}
      {hasLinks && (
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
          {chapter.links.map(({ href, label }) => (
            <li key={label}>
              <NextLink href={href}>{label}</NextLink>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 print:hidden">
        {isRead ? (
          <p className="flex min-h-11 flex-wrap items-center gap-2 text-ink-soft">
            <CircleCheck aria-hidden className="size-5 text-correct" />
            {t('support/guide/you-have-read-this')}
            <Button variant="quiet" size="small" onClick={onUnread}>
              {t('support/guide/mark-as-not-read')}
              <span className="sr-only">: {chapter.title}</span>
            </Button>
          </p>
        ) : (
          <Button variant="outline" onClick={onFinish}>
            {isLast ? t('support/guide/got-it-on-to-mastery') : t('support/guide/got-it-next-chapter')}
            <ArrowDown aria-hidden className="size-4.5" />
          </Button>
        )}
      </div>
    </section>
  )
}

function Paragraphs({ texts, className }: { readonly texts: readonly string[]; readonly className: string }) {
  return (
    <div className={`max-w-prose space-y-3 text-lg ${className}`}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
