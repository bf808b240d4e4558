import type { Rarity } from '@skills-center/contract/achievements'
import { Check } from 'lucide-react'
import { AchievementIcon } from '../ui/achievement-icon.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { Placed } from './shelves.ts'

const rarities: Record<Rarity, { readonly name: string; readonly tone: BadgeTone }> = {
  common: { name: 'Common', tone: 'plain' },
  rare: { name: 'Rare', tone: 'science' },
  epic: { name: 'Epic', tone: 'math' },
  legendary: { name: 'Legendary', tone: 'warm' },
}

export function AchievementCard({ achievement, isEarned, earnedAt, progress }: Placed) {
  const { name, description, icon, points, rarity, requirement } = achievement
  return (
    <Card as="li" padding="snug" className="flex gap-4">
      <span
        aria-hidden
        className={classNames(
          'grid size-12 shrink-0 place-items-center rounded-full',
          isEarned ? 'bg-warm-soft text-warm' : 'bg-sunken text-ink-soft',
        )}
      >
        <AchievementIcon name={icon} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="text-lg font-semibold">{name}</h3>
        <p className="text-sm text-ink-soft">{description}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={rarities[rarity].tone}>{rarities[rarity].name}</Badge>
          <span className="font-semibold">{points} points</span>
        </p>
        {isEarned ? (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <Badge tone="right" icon={<Check aria-hidden />}>
              Earned
            </Badge>
            {earnedAt !== null && <time dateTime={earnedAt}>{dayOf(earnedAt)}</time>}
          </p>
        ) : (
          <p className="mt-1.5 flex items-center gap-3">
            <ProgressBar
              label={`Progress towards ${name}`}
              value={progress}
              max={requirement.value}
              valueText={`${progress} of ${requirement.value}`}
              tone="warm"
            />
            <span className="shrink-0 text-sm font-semibold tabular-nums">
              {progress} / {requirement.value}
            </span>
          </p>
        )}
      </div>
    </Card>
  )
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en', { month: 'long', day: 'numeric', year: 'numeric' })
}
