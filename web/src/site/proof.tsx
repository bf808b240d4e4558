import type { SiteTotals } from '@skills-center/contract/site/page'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { inFigures } from '../language/formats.ts'
import { allModelAnswers, largestGap } from './model-figures.ts'

/** Figures instead of adjectives: counts from the curriculum, and measurements of the model. */
export function Proof({ totals }: { readonly totals: SiteTotals }) {
  const figures = [
    {
      figure: inFigures(totals.skills),
      what: t('site/in-math-and-in-science', {
        math: totals.math,
        science: totals.science,
      }),
    },
    { figure: inFigures(totals.standards), what: t('site/common-core-and-ngss-standards') },
    {
      figure: inFigures(totals.models),
      what: t('site/kinds-of-questions', {
        interactions: totals.interactions,
      }),
    },
    { figure: inFigures(totals.mistakes), what: t('site/known-mistakes') },
  ]
  return (
    <section aria-labelledby="proof" className="mx-auto max-w-7xl px-4 py-14 sm:px-8">
      <h2 id="proof" className="text-3xl font-bold sm:text-4xl">
        {t('site/what-is-in-it')}
      </h2>
      <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ figure, what }) => (
          <div key={what} className="flex flex-col-reverse justify-end border-t-3 border-warm-vivid pt-3">
            <dt className="mt-1 max-w-[24ch] text-ink-soft">{what}</dt>
            <dd className="font-display text-5xl font-bold tracking-tight tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 max-w-[62ch] text-lg">
        {largestGap < 0.5
          ? t('site/model-behind-the-mastery-number', { answers: allModelAnswers })
          : t('site/model-behind-the-mastery-number-was-tested', { answers: allModelAnswers })}{' '}
        <Link href="/ai-adaptive-learning" className="font-semibold text-link">
          {t('site/see-how-it-was-measured')}
        </Link>
      </p>
    </section>
  )
}
