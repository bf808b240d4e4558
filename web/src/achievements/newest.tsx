import { t } from '../language/messages.ts'
import { Card } from '../ui/card.tsx'
import { EarnedOn } from './earned-on.tsx'
import { Medal } from './medal.tsx'
import type { Placed } from './achievement-groups.ts'

/** The latest achievement; for a student without one, how to earn the first. */
export function Newest({ newest, isAll }: { readonly newest: Placed | undefined; readonly isAll: boolean }) {
  return (
    <Card as="section" aria-labelledby="newest" className="flex items-start gap-4 sm:gap-5">
      <Medal
        icon={newest?.achievement.icon ?? 'spark'}
        rarity={newest?.achievement.rarity ?? 'common'}
        share={newest === undefined ? 0 : 1}
        isEarned={newest !== undefined}
        isCelebrated
      />
      <div className="min-w-0">
        <h2 id="newest" className="font-sans text-base font-semibold tracking-normal text-ink-soft">
          {newest === undefined
            ? t('achievements/your-first-one')
            : isAll
              ? t('achievements/every-one-of-them-earned')
              : t('achievements/your-newest')}
        </h2>
        {newest === undefined ? (
          <p className="mt-1 max-w-prose">{t('achievements/achievements-come-by-themselves')}</p>
        ) : (
          <>
            <p className="font-display text-2xl leading-tight font-bold wrap-anywhere">
              {newest.achievement.name}
            </p>
            <p className="mt-1">
              {newest.achievement.description}{' '}
              <span className="font-semibold">
                {t('achievements/points', { points: newest.achievement.points })}
              </span>
            </p>
            <EarnedOn moment={newest.earnedAt} />
          </>
        )}
      </div>
    </Card>
  )
}
