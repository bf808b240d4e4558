import type { Today } from '@skills-center/contract/practice/today'
import { CircleCheck, Moon } from 'lucide-react'
import { Link } from 'wouter'

const link = 'font-semibold text-action underline underline-offset-4'

/** Everything of today is done: said with what helps all the same. */
export function DoneToday({ today }: { readonly today: Today }) {
  return (
    <div className="flex items-start gap-3 border-t border-line bg-correct-soft px-5 py-4 sm:px-6">
      <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-correct" />
      <div className="min-w-0">
        <p className="text-lg font-semibold">
          {today.questions === 0 ? 'Nothing is due today' : 'Everything for today is done'}
        </p>
        <p className="mt-0.5 max-w-prose">
          You can stop here: a night’s sleep helps what you learned to stick. If you want to go on, a few
          mixed questions help the most, or a look at{' '}
          <Link href="/practice/overview/sessions" className={link}>
            what you answered
          </Link>
          .
        </p>
      </div>
    </div>
  )
}

/** Today's free problems are used up: said with when it goes on, and what can be done without them. */
export function LimitToday() {
  return (
    <div className="flex items-start gap-3 border-t border-line bg-math-soft px-5 py-4 sm:px-6">
      <Moon aria-hidden className="mt-0.5 size-6 shrink-0 text-math" />
      <div className="min-w-0">
        <p className="text-lg font-semibold">That is all for today</p>
        <p className="mt-0.5 max-w-prose">
          You have used today’s free practice problems; new ones are ready at midnight. Reviews that are due,
          work from your teacher and lessons have no limit, and neither have{' '}
          <Link href="/practice/overview/sessions" className={link}>
            your past sessions
          </Link>{' '}
          to read in.
        </p>
      </div>
    </div>
  )
}
