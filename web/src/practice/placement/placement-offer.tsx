import type { PracticePlan } from '@skills-center/contract/practice'
import { Compass } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'

/** A quiet line on the overview: find where to start, or go on with it. */
export function PlacementOffer({ placement }: { placement: PracticePlan['placement'] }) {
  const isUnderWay = placement.status === 'under-way'
  if (!isUnderWay && !placement.isOffered) return null
  return (
    <p className="flex items-start gap-3 text-lg">
      <Compass aria-hidden className="mt-0.5 size-6 shrink-0 text-math" />
      <span>
        {isUnderWay ? t('You have begun to find where to start.') : t('Not sure where to begin?')}{' '}
        <Link href="/practice/overview/placement" className="font-semibold text-link">
          {isUnderWay ? t('Go on where you left off') : t('Find where to start')}
        </Link>
        {isUnderWay ? '.' : t(': about 10 minutes, and no test.')}
      </span>
    </p>
  )
}
