import type { Rarity } from '@skills-center/contract/achievements'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { EarnedOn } from './earned-on.tsx'
import { Medal } from './medal.tsx'
import { formatShare, type Placed } from './achievement-groups.ts'

const rarities = (): Record<Rarity, { readonly name: string; readonly tone: BadgeTone }> => ({
  common: { name: t('achievements/common'), tone: 'plain' },
  rare: { name: t('achievements/rare'), tone: 'science' },
  epic: { name: t('achievements/epic'), tone: 'math' },
  legendary: { name: t('achievements/legendary'), tone: 'warm' },
})

export function AchievementCard({ achievement, detail, isEarned, earnedAt, progress }: Placed) {
  const { name, description, icon, points, rarity, requirement } = achievement
  const share = formatShare(detail.share)
  return (
    <Card as="li" padding="snug" className="flex gap-4">
      <Medal
        icon={icon}
        rarity={rarity}
        share={isEarned ? 1 : progress / requirement.value}
        isEarned={isEarned}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="text-lg font-semibold">{name}</h3>
        <p className="text-sm text-ink-soft">{description}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <Badge tone={rarities()[rarity].tone}>{rarities()[rarity].name}</Badge>
          <span className="font-semibold">{t('achievements/points', { points })}</span>
        </p>
        {isEarned ? (
          <EarnedOn moment={earnedAt} />
        ) : (
          <div className="mt-1.5 text-sm">
            <p className="flex items-center gap-3">
              <ProgressBar
                label={t('achievements/progress-towards-name', { name })}
                value={progress}
                max={requirement.value}
                valueText={`${t('achievements/progress-of-value', { progress, value: requirement.value })} ${detail.unit}`}
                tone="warm"
              />
              <span className="shrink-0 font-semibold tabular-nums">
                {progress} / {requirement.value}
              </span>
            </p>
            <p aria-hidden className="text-ink-soft">
              {detail.unit}
            </p>
          </div>
        )}
        {share !== '' && <p className="text-sm text-ink-soft">{share}</p>}
        <details className="mt-auto text-sm">
          <summary className="w-fit cursor-pointer rounded-sm py-1 text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
            <Rich
              id="achievements/what-counts-for-name"
              values={{ name }}
              parts={{ for: <span className="sr-only" /> }}
            />
          </summary>
          <p className="mt-1 leading-relaxed">{detail.rule}</p>
        </details>
      </div>
    </Card>
  )
}
