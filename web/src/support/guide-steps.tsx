import { Link } from 'wouter'
import { Card } from '../ui/card.tsx'
import type { GuideStep } from './guide.ts'

interface GuideStepsProps {
  readonly steps: readonly GuideStep[]
  /** Links are shown to the role whose screens they lead to. */
  readonly isOwn: boolean
}

export function GuideSteps({ steps, isOwn }: GuideStepsProps) {
  return (
    <ol className="flex flex-col gap-4">
      {steps.map((step, at) => (
        <Card as="li" key={step.title} className="flex gap-4 sm:gap-5">
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-full bg-math-soft font-display text-lg font-bold text-math"
          >
            {at + 1}
          </span>
          <div className="min-w-0">
            <h2 className="text-xl font-semibold">{step.title}</h2>
            <p className="mt-1">{step.text}</p>
            {isOwn && (
              <Link
                href={step.link.href}
                className="mt-2 inline-block text-action underline underline-offset-4"
              >
                {step.link.label}
              </Link>
            )}
          </div>
        </Card>
      ))}
    </ol>
  )
}
