import { Card } from '../ui/card.tsx'
import { EarnedOn } from './earned-on.tsx'
import { Medal } from './medal.tsx'
import type { Placed } from './shelves.ts'

/** The latest achievement, quietly celebrated; for who has none yet, what the first one takes. */
export function Newest({ newest, isAll }: { readonly newest: Placed | undefined; readonly isAll: boolean }) {
  return (
    <Card as="section" aria-labelledby="newest" className="flex items-start gap-5">
      <Medal
        icon={newest?.achievement.icon ?? 'spark'}
        share={newest === undefined ? 0 : 1}
        isEarned={newest !== undefined}
        isCelebrated
      />
      <div className="min-w-0">
        <h2 id="newest" className="font-sans text-base font-semibold tracking-normal text-ink-soft">
          {newest === undefined ? 'Your first one' : isAll ? 'Every one of them earned' : 'Your newest'}
        </h2>
        {newest === undefined ? (
          <p className="mt-1 max-w-prose">
            Achievements come by themselves as you practice. They are for learning something, never for the
            number of questions alone.
          </p>
        ) : (
          <>
            <p className="font-display text-2xl leading-tight font-bold">{newest.achievement.name}</p>
            <p className="mt-1">
              {newest.achievement.description}{' '}
              <span className="font-semibold">{newest.achievement.points} points</span>
            </p>
            <EarnedOn moment={newest.earnedAt} />
          </>
        )}
      </div>
    </Card>
  )
}
