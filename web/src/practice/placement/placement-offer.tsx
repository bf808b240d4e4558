import type { PracticePlan } from '@skills-center/contract/practice'
import { Compass } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'

/** A quiet line on the overview that offers to start or continue placement. */
export function PlacementOffer({ placement }: { placement: PracticePlan['placement'] }) {
  const isUnderWay = placement.status === 'under-way'
  if (!isUnderWay && !placement.isOffered) return null
  return (
    <p className="flex items-start gap-3 text-lg">
      <Compass aria-hidden className="mt-0.5 size-6 shrink-0 text-math" />
      <span>
        {isUnderWay ? t('practice/begun-to-find-where-to-start') : t('practice/not-sure-where-to-begin')}{' '}
        <Link href="/practice/overview/placement" className="font-semibold text-link">
          {isUnderWay ? t('practice/go-on-where-you-left-off') : t('practice/find-where-to-start')}
        </Link>
        {isUnderWay ? '.' : t('practice/about-10-minutes')}
      </span>
    </p>
  )
}
