import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'

/** What it costs students, families, and teachers. Prices appear only where an adult buys. */
export function Cost({ dailyLimit }: { readonly dailyLimit: number }) {
  const columns = [
    {
      title: t('site/for-students'),
      lead: t('site/free'),
      points: [
        t('site/problems-a-day', { dailyLimit }),
        t('site/every-skill-and-lesson'),
        t('site/reviews-always-open'),
        t('site/no-ads'),
      ],
    },
    {
      title: t('site/for-families'),
      lead: t('site/premium-if-you-want-it'),
      points: [
        t('site/no-daily-limit'),
        t('site/only-a-grown-up-can-buy'),
        t('site/report-by-link'),
        t('site/cancel-any-time'),
      ],
    },
    {
      title: t('site/for-teachers'),
      lead: t('site/free'),
      points: [
        t('site/classes-and-gradebook'),
        t('site/live-activities-and-own-questions'),
        t('site/assigned-work-is-never-limited'),
        t('site/class-code-or-list'),
      ],
    },
  ]
  return (
    <section aria-labelledby="cost" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-8">
        <h2 id="cost" className="text-3xl font-bold sm:text-4xl">
          {t('site/what-it-costs')}
        </h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {columns.map(({ title, lead, points }) => (
            <li key={title} className="rounded-lg border border-line p-5 sm:p-6">
              <h3 className="text-xl font-bold">{title}</h3>
              <p className="mt-1 font-display text-2xl font-bold text-math">{lead}</p>
              <ul className="mt-4 flex flex-col gap-2">
                {points.map((point) => (
                  <li key={point} className="flex gap-2.5">
                    <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-science" />
                    {point}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-ink-soft">
          <Link href="/privacy" className="font-semibold text-link">
            {t('site/what-we-keep')}
          </Link>
        </p>
      </div>
    </section>
  )
}
