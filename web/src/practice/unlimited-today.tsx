import type { Today } from '@skills-center/contract/practice/today'
import { ArrowRight, BookOpen, NotebookPen, RefreshCw, Sparkles, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'

/** What a student can do without a limit: due reviews, the notebook, the lesson of the day’s skill, and the map. */
export function UnlimitedToday({ today: { skills, notebook } }: { today: Today }) {
  const reviews = skills.filter(({ part, isDone }) => part === 'review' && !isDone).length
  const current = skills.find(({ part }) => part === 'current')?.skill
  return (
    <section aria-labelledby="open-today" className="mx-auto mt-6 max-w-xl text-start">
      <h3 id="open-today" className="font-sans text-base font-semibold tracking-normal">
        {t('practice/still-open-today')}
      </h3>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {reviews > 0 && (
          <Row href="/practice/overview" icon={RefreshCw}>
            {t('practice/review-skills', { count: reviews })}
          </Row>
        )}
        <Row href="/practice/overview/notebook" icon={NotebookPen}>
          {notebook.due > 0
            ? t('practice/fix-ideas-in-the-notebook', { count: notebook.due })
            : t('practice/look-at-your-notebook')}
        </Row>
        {current !== undefined && (
          <Row href={`/skills/${current.id}/modules`} icon={BookOpen}>
            <Rich
              id="practice/read-the-lesson-of"
              values={{ name: current.name }}
              parts={{ skill: <span lang={contentLanguage(current)} /> }}
            />
          </Row>
        )}
        <Row href="/grades" icon={Sparkles}>
          {t('practice/look-at-your-map')}
        </Row>
      </ul>
    </section>
  )
}

interface RowProps {
  readonly href: string
  readonly icon: LucideIcon
  readonly children: ReactNode
}

function Row({ href, icon: Icon, children }: RowProps) {
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-13 items-center gap-3 px-4 py-2.5 font-semibold hover:bg-sunken"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-math" />
        <span className="min-w-0 flex-1">{children}</span>
        <ArrowRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  )
}
