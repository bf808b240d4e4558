import type { MisconceptionCount } from '@skills-center/contract/activities'
import { contentLanguage, type InLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'

interface MisconceptionsProps {
  /** The skill's language. */
  readonly content: InLanguage
  readonly found: readonly MisconceptionCount[]
  /** Unique on the page. */
  readonly id: string
}

/** The misconceptions behind wrong answers, most frequent first. */
export function Misconceptions({ content, found, id: headingId }: MisconceptionsProps) {
  if (found.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-7">
      <h3 id={headingId} className="text-xl font-bold">
        {t('activities/thinking-behind-wrong-answers')}
      </h3>
      <ul className="mt-3 grid gap-3 md:grid-cols-2">
        {found.map(({ id, name, explanation, count }) => (
          <li key={id} className="rounded-md border-l-4 border-warm bg-warm-soft px-4 py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span lang={contentLanguage(content)} className="font-bold first-letter:uppercase">
                {name}
              </span>
              <span className="text-ink-soft">{t('activities/students', { count })}</span>
            </p>
            <p lang={contentLanguage(content)} className="mt-1">
              {explanation}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
