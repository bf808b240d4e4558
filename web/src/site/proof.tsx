import type { SiteTotals } from '@skills-center/contract/site/page'
import { Link } from 'wouter'
import { allModelAnswers, largestGap } from './model-figures.ts'

const inWords = (figure: number): string => figure.toLocaleString('en-US')

/** Numbers instead of adjectives: counted from the curriculum, and measured of the model. */
export function Proof({ totals }: { readonly totals: SiteTotals }) {
  const figures = [
    {
      figure: inWords(totals.skills),
      what: `skills, ${totals.math} in math and ${totals.science} in science`,
    },
    { figure: inWords(totals.standards), what: 'Common Core and NGSS standards they are tied to' },
    {
      figure: inWords(totals.models),
      what: `kinds of questions, answered in ${totals.interactions} ways from typing to plotting`,
    },
    { figure: inWords(totals.mistakes), what: 'known mistakes, each explained in its own words' },
  ]
  return (
    <section aria-labelledby="proof" className="mx-auto max-w-7xl px-4 py-14 sm:px-8">
      <h2 id="proof" className="text-3xl font-bold sm:text-4xl">
        What is in it
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
        The model behind the mastery number was tested on {inWords(allModelAnswers)} answers of real students
        from public research logs. What it foretold and what happened were less than{' '}
        {largestGap < 0.5 ? 'half a point' : 'one point'} out of 100 apart on average.{' '}
        <Link href="/ai-adaptive-learning" className="font-semibold text-action underline underline-offset-4">
          See how it was measured
        </Link>
      </p>
    </section>
  )
}
