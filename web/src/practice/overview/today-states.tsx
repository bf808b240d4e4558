import type { Today } from '@skills-center/contract/practice/today'
import { CircleCheck, Moon } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'

const link = 'font-semibold text-link'

/** Today's list is done. Suggests what else helps. */
export function DoneToday({ today }: { readonly today: Today }) {
  return (
    <div className="flex items-start gap-3 border-t border-line bg-correct-soft px-5 py-4 sm:px-6">
      <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-correct" />
      <div className="min-w-0">
        <p className="text-lg font-semibold">
          {today.questions === 0
            ? t('practice/nothing-is-due-today')
            : t('practice/everything-for-today-is-done')}
        </p>
        <p className="mt-0.5 max-w-prose">
          <Rich
            id="practice/nights-sleep-helps"
            parts={{ sessions: <Link href="/practice/overview/sessions" className={link} /> }}
          />
        </p>
      </div>
    </div>
  )
}

/** Today's free problems are used up. Says when practice continues and what has no limit. */
export function LimitToday() {
  return (
    <div className="flex items-start gap-3 border-t border-line bg-math-soft px-5 py-4 sm:px-6">
      <Moon aria-hidden className="mt-0.5 size-6 shrink-0 text-math" />
      <div className="min-w-0">
        <p className="text-lg font-semibold">{t('practice/all-for-today')}</p>
        <p className="mt-0.5 max-w-prose">
          <Rich
            id="practice/used-todays-free-practice-problems-new"
            parts={{ sessions: <Link href="/practice/overview/sessions" className={link} /> }}
          />
        </p>
      </div>
    </div>
  )
}
