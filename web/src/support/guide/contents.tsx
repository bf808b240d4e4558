import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { t } from '../../language/messages.ts'

interface Entry {
  readonly href: string
  readonly title: string
  /** Null for an entry that is not a chapter. */
  readonly isRead: boolean | null
}

/** The table of contents, with a check mark at each read chapter. */
export function Contents({ entries }: { readonly entries: readonly Entry[] }) {
  const chapters = entries.filter(({ isRead }) => isRead !== null)
  const count = chapters.filter(({ isRead }) => isRead === true).length
  return (
    <nav aria-labelledby="guide-contents">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="guide-contents" className="text-lg font-bold">
          {t('support/guide/contents')}
        </h2>
        <p role="status" className="text-sm text-ink-soft">
          {t('support/guide/count-of-total-read', { count, total: chapters.length })}
        </p>
      </div>
      <ol className="mt-2 flex flex-col">
        {entries.map(({ href, title, isRead }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 leading-snug hover:bg-sunken lg:-mx-2"
            >
              <Mark isRead={isRead} />
              <span>
                {title}
                {isRead === true && <span className="sr-only">{t('support/guide/read')}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Mark({ isRead }: { readonly isRead: boolean | null }) {
  if (isRead === null) return <CircleDot aria-hidden className="size-5 shrink-0 text-math" />
  return isRead ? (
    <CircleCheck aria-hidden className="size-5 shrink-0 text-correct" />
  ) : (
    <Circle aria-hidden className="size-5 shrink-0 text-line-strong" />
  )
}
