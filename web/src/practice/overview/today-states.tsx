import type { Today } from '@skills-center/contract/practice/today'
import { CircleCheck, Moon } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'

const link = 'font-semibold text-link'

/** Everything of today is done: said with what helps all the same. */
export function DoneToday({ today }: { readonly today: Today }) {
  return (
    <div className="flex items-start gap-3 border-t border-line bg-correct-soft px-5 py-4 sm:px-6">
      <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-correct" />
      <div className="min-w-0">
        <p className="text-lg font-semibold">
          {today.questions === 0 ? t('Nothing is due today') : t('Everything for today is done')}
        </p>
        <p className="mt-0.5 max-w-prose">
          <Rich
            message="You can stop here: a night’s sleep helps what you learned to stick. If you want to go on, a few mixed questions help the most, or a look at <sessions>what you answered</sessions>."
            parts={{ sessions: <Link href="/practice/overview/sessions" className={link} /> }}
          />
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
        <p className="text-lg font-semibold">{t('That is all for today')}</p>
        <p className="mt-0.5 max-w-prose">
          <Rich
            message="You have used today’s free practice problems. New ones are ready at midnight. Reviews that are due, lessons and <sessions>your past sessions</sessions> have no limit. Work from a teacher your school has confirmed has no limit either."
            parts={{ sessions: <Link href="/practice/overview/sessions" className={link} /> }}
          />
        </p>
      </div>
    </div>
  )
}
