import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { TodayUse } from './today-use.tsx'

/** The student's plan. */
export function SubscriptionPage() {
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="Your plan" />
        <p className="mt-2 text-lg text-ink-soft">What you can use, and what you have used today.</p>
      </div>
      <TodayUse />
      <Card as="section" aria-labelledby="limit">
        <h2 id="limit" className="text-2xl font-bold">
          How the daily limit works
        </h2>
        <ul className="mt-3 flex max-w-prose list-disc flex-col gap-2 pl-5">
          <li>A problem counts once, when you first answer it. A second try at it is free.</li>
          <li>An answer that cannot be read, or only has the wrong form, counts for nothing.</li>
          <li>The count starts again at midnight in your time zone.</li>
          <li>Plans on this server are granted and changed by whoever runs it, such as your school.</li>
        </ul>
        <ButtonLink href="/practice/overview" className="mt-5">
          Choose what to practice
        </ButtonLink>
      </Card>
      <PlanComparison />
    </div>
  )
}
