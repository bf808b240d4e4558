import type { AchievementStep } from '@skills-center/contract/achievements'
import { ArrowRight } from 'lucide-react'
import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { Medal } from './medal.tsx'
import type { Placed } from './achievement-groups.ts'

/** The link for each kind of next step. */
const steps = (): Record<AchievementStep, { readonly href: string; readonly label: string }> => ({
  mixed: { href: '/practice/overview/mixed', label: t('achievements/practice-now') },
  ready: { href: '/grades?show=ready', label: t('achievements/see-what-you-are-ready') },
  due: { href: '/grades?show=due', label: t('achievements/see-what-to-refresh') },
  math: { href: '/#math', label: t('achievements/go-to-your-math-skills') },
  science: { href: '/#science', label: t('achievements/go-to-your-science-skills') },
})

/** The nearest achievement, and the next step toward it. */
export function Nearest({ nearest }: { readonly nearest: Placed }) {
  const { achievement, detail, progress } = nearest
  const { value } = achievement.requirement
  const { href, label } = steps()[detail.step]
  return (
    <Card as="section" aria-labelledby="nearest" className="flex items-start gap-4 sm:gap-5">
      <Medal
        icon={achievement.icon}
        rarity={achievement.rarity}
        share={progress / value}
        isEarned={false}
        isCelebrated
      />
      <div className="min-w-0">
        <h2 id="nearest" className="font-sans text-base font-semibold tracking-normal text-ink-soft">
          {t('achievements/nearest')}
        </h2>
        <p className="font-display text-2xl leading-tight font-bold wrap-anywhere">{achievement.name}</p>
        <p className="mt-1">
          <span className="font-semibold tabular-nums">
            {t('achievements/progress-of-value', { progress, value })}
          </span>{' '}
          {detail.unit}. {detail.advice}
        </p>
        <ButtonLink href={href} variant="outline" className="mt-3">
          {label}
          <ArrowRight aria-hidden className="size-4.5" />
        </ButtonLink>
      </div>
    </Card>
  )
}
